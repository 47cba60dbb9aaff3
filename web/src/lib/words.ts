/** The server's codes in words, by the convention that src/hatoba/locales/words.py describes. */
import type { GameView } from "../games/types";
import type { Deed, GameEvent, GameFacts, Legal, Move, Reason } from "./api";
import { dashed, firstOf, has, listed, t, type Args } from "./i18n.svelte";
import { textArgs } from "./rules";
import type { Who } from "./seats";

export type Fields = Record<string, unknown>;
/** A component sheet as it is: every game reads its own parts with its own types. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Sheet = Record<string, any>;
type WhoIs = (seat: number) => Who;

/** Fields that are seats, and the argument that says whether the reader is meant. */
const PEOPLE = new Map([
  ["seat", "who"],
  ["to", "whom"],
]);
const NONE = "none";
const nobody: WhoIs = (seat) => ({ who: "seat", seat: String(seat) });

interface Named {
  name: string;
  id: string;
  number: number;
}

/** The name of a thing, its bare id, and which of several it is (0: there is only one). */
function named(game: string, kind: string, thing: string): Named {
  const own = firstOf([dashed(`${game}-${kind}-${thing}`), dashed(`${kind}-${thing}`)]);
  if (own !== null) return { name: own, id: thing, number: 0 };
  const [, base, digits] = /^(.+)_(\d+)$/.exec(thing) ?? [];
  if (!base || !digits) return { name: thing.replaceAll("_", " "), id: thing, number: 0 };
  const number = Number(digits);
  return { name: t("numbered", { name: named(game, kind, base).name, number }), id: base, number };
}

/** The name of an area, a good, a score category … as the reader's language has it. */
export const nameOf = (game: string, kind: string, thing: string): string => named(game, kind, thing).name;

/** The same without the number of one of several: "Copper mine". */
export const plainName = (game: string, kind: string, thing: string): string =>
  nameOf(game, kind, thing.replace(/_\d+$/, ""));

/** The board does not number areas of one kind: pointed at, the line shows which one is meant. */
const asOnTheBoard = (event: GameEvent): Fields =>
  "area" in event ? { ...event, area: event.area.replace(/_\d+$/, "") } : { ...event };

/** Letters of the longest word: a card must have room for it. */
export const longestWord = (name: string): number => Math.max(...name.split(" ").map((word) => word.length));

export class Words {
  readonly #verbs: Map<string, string[]>;

  constructor(private readonly facts: GameFacts) {
    this.#verbs = new Map(facts.verbs.map((verb) => [verb.name, verb.args]));
  }

  get #game(): string {
    return this.facts.info.name;
  }

  #args(values: Fields, whoIs: WhoIs = nobody): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(values)) {
      if (field === "type") continue;
      const whose = PEOPLE.get(field);
      if (whose && typeof value === "number") {
        const { who, seat } = whoIs(value);
        args[field] = seat;
        args[whose] = who;
      } else if (typeof value === "string") {
        const found = named(this.#game, this.facts.text_kinds[field] ?? field, value);
        args[field] = found.name;
        args[`${field}_id`] = found.id;
        args[`${field}_number`] = found.number;
      } else {
        args[field] = typeof value === "number" ? value : NONE;
        args[`${field}_id`] = typeof value === "number" ? String(value) : NONE;
      }
    }
    return { ...args, ...this.#sum(values), ...this.#printed(values) };
  }

  /** What a number says only with the component sheet. */
  #printed(values: Fields): Args {
    const found = Object.entries(this.facts.printed).map(([argument, cards]) =>
      textArgs(this.#game, cards[String(values[argument])]),
    );
    return Object.assign({}, ...found) as Args;
  }

  /** An amount in words. */
  #sum(values: Fields): Args {
    const id = dashed(`${this.#game}-amount-${String(values.kind ?? values.good)}`);
    const n = values.amount ?? values.by ?? 1;
    return has(id) && typeof n === "number" ? { sum: t(id, { n }) } : {};
  }

  event(event: GameEvent, whoIs: WhoIs): string {
    const [game = "", type = ""] = event.type.split(".");
    return t(dashed(`log-${game}-${type}`), this.#args(event, whoIs));
  }

  /** A part of the line that tells a turn. */
  deed({ events, each }: Deed): string {
    const [game = "", type = ""] = events[0]!.type.split(".");
    const args = events.map((event) => this.#args(asOnTheBoard(event)));
    // Fluent would write the number of a card with separators.
    const list = listed([...new Set(args.map((one) => String(one[each] ?? "")))]);
    return t(dashed(`turn-${game}-${type}`), { ...args[0], n: events.length, list });
  }

  reason(reason: Reason): string {
    return (
      firstOf(
        [dashed(`reason-${this.#game}-${reason.code}`), dashed(`reason-${reason.code}`)],
        this.#args(reason.args),
      ) ?? reason.code
    );
  }

  action(action: Legal, view: GameView): string {
    return this.move({ ...action, step: this.#pending(view).step || NONE });
  }

  /** An action that answers this step. */
  move({ verb, args, step }: Pick<Move, "verb" | "args" | "step">): string {
    const names = this.#verbs.get(verb) ?? [];
    const values = Object.fromEntries(args.map((value, at) => [names[at] ?? `value_${at}`, value]));
    return t(dashed(`action-${this.#game}-${verb}`), { ...this.#args(values), step });
  }

  prompt(view: GameView): string {
    const { step, values } = this.#pending(view);
    return t(dashed(`prompt-${this.#game}-${step}`), this.#args(values));
  }

  /** The pending step of a view, and what the view says about it. */
  #pending(view: GameView): { step: string; values: Fields } {
    const { step, fields, parts } = this.facts.prompt;
    const shown = view as unknown as Record<string, unknown>;
    const found = step.split(".").reduce<unknown>((part, name) => (part as Fields | null)?.[name], shown);
    const own = Object.entries(fields).map(([name, field]) => [name, shown[field]]);
    return {
      step: String(found ?? ""),
      values: Object.assign(Object.fromEntries(own), ...parts.map((part) => shown[part])) as Fields,
    };
  }
}

/** An error of the server for people; what a lesson replies is a text itself. */
export function problemText(code: string | undefined, reason = ""): string {
  const reply = code === "not_in_lesson" ? [reason] : [];
  return firstOf([...reply, dashed(`problem-${code ?? "other"}`), "problem-other"]) ?? String(code);
}
