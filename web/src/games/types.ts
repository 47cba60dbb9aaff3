/** What a game gives to the client. Everything about one game lives in its folder; this is all the rest knows of it. */
import type { Component } from "svelte";
import type { GameEvent, Legal, Position } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";

export type GameView = Position["view"];

/** A step of the turn, as the row above the prompt shows it. */
export interface Step {
  /** The letter or digit in the circle. */
  mark: string;
  /** Message id of its short name. */
  label: string;
  state: "done" | "now" | "later";
}

/** Where an action can be clicked. */
export interface Place {
  /** The id of the target on the board, or null if the action is about nothing that lies there. */
  target: string | null;
  /** A button in the prompt: the main one, a plain one, or none because the target is enough. */
  button: "primary" | "plain" | "none";
  /** An icon for the button, where one says it better. */
  icon?: string;
}

/** A number and an icon: what an event brought or took. `n` is shown as it is. */
export interface GainMark {
  seat: number | null;
  icon: string;
  n: number | string;
  /** Shown as points rather than with an icon. */
  vp?: boolean;
  cost?: boolean;
}

/** The head of a tip: what the pointer is on. */
export interface Heading {
  text: string;
  icon?: string | undefined;
  /** A few words under it, in the reader's language. */
  body?: string | undefined;
}

export interface Tab {
  id: string;
  icon: string;
  /** Message id. */
  label: string;
  view: Component<{ table: TableStore }>;
  /** Whether a target lies on this page: it opens by itself when only there something can be done. */
  shows: (target: string, table: TableStore) => boolean;
}

export interface GamePlugin {
  /** As the server calls it. */
  name: string;
  /** The card on the start page: big icon, two small ones, the tint behind them, minutes of play. */
  cover: { icons: [string, string, string]; band: string; minutes?: [number, number] };
  /** The table of a wide screen: everything between prompt, seats and log. */
  Board: Component<{ table: TableStore }>;
  /** The rows of a seat's panel under its name and score. */
  Seat: Component<{ table: TableStore; seat: number }>;
  /** A narrow screen: tabs beside the seats and the log; the first is the board. */
  tabs: Tab[];
  /** A narrow screen: your goods in one line. */
  Purse: Component<{ table: TableStore }>;
  /** A narrow screen: the thing that was tapped, in full. Its actions stand below it by themselves. */
  Detail?: Component<{ table: TableStore; target: string }>;
  steps: (view: GameView) => Step[];
  /** Verbs that compete for the same targets: on a wide screen the prompt says which of them a click plays (`ui-mode-VERB`). */
  modes?: string[];
  /** Where a legal action is clicked. */
  place: (action: Legal, view: GameView) => Place;
  /** Whether the only legal action is played at once, after what the player chose with this view. */
  goesOn?: (only: Legal, chosen: Legal, view: GameView) => boolean;
  /** The notation of the action that a reader means by pointing at a target that is not legal now; null: none. */
  meant: (target: string, view: GameView) => string | null;
  heading: (target: string, table: TableStore) => Heading;
  /** Goods, money and points in events, to be shown as icons; null: the event is told in words; "skip": not at all. */
  gain: (event: GameEvent) => GainMark | null | "skip";
  /** Groups of score categories for the table after the game. */
  categories: {
    /** Empty: nothing is scored before the end, so scores are shown as they would be if it were now. */
    during: string[];
    final: string[];
    icons: Record<string, string>;
    /** A shorter name than the category's own. */
    short?: (category: string) => string | null;
  };
  /** The part of the rules that belongs to a pending step: the end of a `rules-GAME-...` id. */
  topic: (view: GameView) => string | null;
}
