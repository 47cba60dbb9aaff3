/**
 * A card as it is read out: `b3s1f2y5`. A letter alone is a word of the card, a number and a letter an amount, a number
 * alone the points or the next number, a comma goes to the next space. Spaces only separate.
 */
import type { Letters } from "./letters";
import { POINTS, some, type Amounts, type AmountsSlot, type Slot, type Value } from "./slots";

export interface Vocabulary {
  /** Of all amounts of the game: a letter means the same on every card. */
  amounts: Letters;
  /** Of the words that a space may have. */
  words: (slot: Slot) => Letters;
}

/** A piece of the line, as it was understood. */
export interface Chip {
  text: string;
  /** Where it begins in the line. */
  from: number;
  what: "amount" | "word" | "number" | "next" | "unknown";
  /** Where it went. */
  slot: Slot | null;
  /** The word, or the kind of amount. */
  thing: string;
  n: number;
}

export interface Typed {
  chips: Chip[];
  /** A number whose letter may still come. */
  rest: string;
  /** The spaces that were typed into, with what they hold now. */
  values: Map<string, Value>;
  /** The place of the space that is typed into next. */
  open: number;
  /** Something was not understood. */
  wrong: boolean;
}

/** What a Japanese input method makes of a single key. */
const COMPOSED: Record<string, string> = { "、": ",", あ: "a", い: "i", う: "u", え: "e", お: "o", ん: "n" };

/** The keys that were meant: full-width letters and digits are those that a card has. */
export const asKeys = (text: string): string =>
  Array.from(text.normalize("NFKC"), (letter) => COMPOSED[letter] ?? letter).join("");

const TOKEN = /(\d*)(\p{L})|(\d+)|(,)|(\s+)|([^\s])/gu;

class Reader {
  readonly chips: Chip[] = [];
  readonly values = new Map<string, Value>();
  open = 0;
  /** Where the piece that is read begins. */
  from = 0;

  constructor(
    private readonly slots: Slot[],
    private readonly vocabulary: Vocabulary,
  ) {}

  /** The open space if it can take it, else the next one that can, else the first. */
  #find(takes: (slot: Slot) => boolean): Slot | null {
    const order = [...this.slots.slice(this.open), ...this.slots.slice(0, this.open)];
    return order.find(takes) ?? null;
  }

  #open(slot: Slot, beyond = 0): void {
    this.open = this.slots.indexOf(slot) + beyond;
  }

  #chip(text: string, what: Chip["what"], slot: Slot | null, thing = "", n = 0): void {
    this.chips.push({ text, from: this.from, what, slot, thing, n });
  }

  /** The first amount typed into a space rubs out what was guessed there. */
  #put(slot: AmountsSlot, kind: string, n: number): void {
    const before = (this.values.get(slot.path) ?? {}) as Amounts;
    const now = { ...before, [kind]: n };
    this.values.set(slot.path, some(Object.fromEntries(slot.kinds.map((one) => [one, now[one] ?? 0]))));
  }

  amount(text: string, letter: string, n: number): void {
    const kind = this.vocabulary.amounts.means.get(letter);
    const takes = (slot: Slot) => slot.what === "amounts" && kind !== undefined && slot.kinds.includes(kind);
    const slot = this.#find(takes);
    if (kind === undefined || slot?.what !== "amounts") return this.#chip(text, "unknown", null);
    this.#put(slot, kind, n);
    this.#chip(text, "amount", slot, kind, n);
  }

  word(text: string): void {
    const meant = (slot: Slot) => this.vocabulary.words(slot).means.get(text);
    const slot = this.#find((one) => one.what === "word" && meant(one) !== undefined);
    if (!slot) return this.#chip(text, "unknown", null);
    this.values.set(slot.path, meant(slot)!);
    this.#chip(text, "word", slot, meant(slot)!);
  }

  /** A number with no letter: of the open space if it is one, or points, or of the next space that is a number. */
  number(text: string): void {
    const n = Number(text);
    const here = this.slots[this.open];
    const points = (slot: Slot) => slot.what === "amounts" && slot.kinds.includes(POINTS);
    const plain = (slot: Slot) => slot.what === "number";
    const slot = here && plain(here) ? here : (this.#find(points) ?? this.#find(plain));
    if (slot?.what === "amounts") {
      this.#put(slot, POINTS, n);
      this.#chip(text, "number", slot, POINTS, n);
    } else if (slot) {
      this.values.set(slot.path, n);
      this.#chip(text, "number", slot, "", n);
      this.#open(slot, 1);
    } else this.#chip(text, "unknown", null);
  }

  unknown(text: string): void {
    this.#chip(text, "unknown", null);
  }

  /** After a number that went on by itself there is nothing left to go on from. */
  next(): void {
    const last = this.chips.at(-1);
    const gone = last?.what === "number" && last.slot?.what === "number";
    if (!gone) this.open = Math.min(this.open + 1, this.slots.length);
    this.#chip(",", "next", null);
  }
}

export function readTyped(line: string, slots: Slot[], vocabulary: Vocabulary): Typed {
  const reader = new Reader(slots, vocabulary);
  let rest = "";
  for (const match of line.toLowerCase().matchAll(TOKEN)) {
    const [text, digits, letter, number, comma, space] = match;
    if (rest) reader.number(rest);
    rest = number ?? "";
    reader.from = match.index;
    if (letter && digits) reader.amount(text, letter, Number(digits));
    else if (letter) reader.word(letter);
    else if (comma) reader.next();
    else if (!number && !space) reader.unknown(text);
  }
  const chips = [...reader.chips];
  const { open } = reader;
  // What stands alone so far is shown as what it would be if nothing followed.
  if (rest) reader.number(rest);
  return { chips, rest, values: reader.values, open, wrong: reader.chips.some(({ what }) => what === "unknown") };
}
