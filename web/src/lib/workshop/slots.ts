/** What can be changed on a card, one after the other: what the server says of its fields, down to single spaces. */

export type Amounts = Record<string, number>;
export type Value = number | string | boolean | Amounts;

interface At {
  /** Where it stands in the card: `cost`, `shophouses.2`. */
  path: string;
  /** It may be left out. */
  optional?: boolean;
}
export interface NumberSlot extends At {
  what: "number";
  min: number;
  max: number;
  step: number;
}
export interface WordSlot extends At {
  what: "word";
  words: string[];
}
export interface AmountsSlot extends At {
  what: "amounts";
  kinds: string[];
}
export interface FlagSlot extends At {
  what: "flag";
}
export interface TextSlot extends At {
  what: "text";
  most: number;
}
export type Slot = NumberSlot | WordSlot | AmountsSlot | FlagSlot | TextSlot;

/** The kind of amount that a number alone means. */
export const POINTS = "vp";

/** Amounts without those that are none. */
export const some = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([, n]) => n !== 0));

/** Whether two values say the same, whatever the order in which they say it. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [ours, yours] = [Object.entries(a), b as Record<string, unknown>];
  return ours.length === Object.keys(b).length && ours.every(([key, value]) => isSame(value, yours[key]));
}
