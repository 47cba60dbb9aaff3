/** What a tab and its workers say to each other. */
import type { News } from "../exchange";
import type { Kept } from "./store";

/** To the worker of the tables. `base`: where the site's files for devices are. */
export type Request = { start: string } | { id: number; table: string | null; ask: string; args: unknown[] };

export interface Refused {
  status: number;
  code: string;
  detail: string;
}

/** From it. */
export type Message =
  | { say: "progress"; part: number }
  | { say: "ready"; build: string }
  | { say: "failed"; detail: string }
  | { say: "answer"; id: number; answer: unknown }
  | { say: "refused"; id: number; problem: Refused }
  | { say: "news"; news: News[] };

export interface Thought {
  table: string;
  position: number;
  question: string;
  /** What Python is asked with the answer. */
  then: string;
  /** The answer to that is the answer to the request that led here. */
  awaited: boolean;
  /** Bots go first. */
  background: boolean;
}

/** What `hatoba.browser.Host.ask` gives. */
export interface Reply {
  answer: unknown;
  problem: Refused | null;
  keep: Kept[];
  news: News[];
  think: Thought | null;
  /** A kept table that has to be open for this. */
  need: string | null;
}

/** To the worker that thinks, and from it. */
export type ToMind = { start: string } | { id: number; question: string };
export type FromMind = { id: number; answer: string } | { failed: string };

/** Tells the other tabs what lists show. */
export const CHANNEL = "hatoba-device";
