/** Cards of a sheet with what their owner made of them. */
import type { Edit, FieldForm, RowForm, Takes } from "../api";
import { isSame, type Slot } from "./slots";

/** Where a number comes from: the owner's own box, our guess, reckoned from the book, the book. */
export const SOURCES = ["owner", "designed", "derived", "rulebook"] as const;
export type Source = (typeof SOURCES)[number];

/** A card, tile, space or token, or what a table itself says. */
export interface Card extends RowForm {
  table: string;
}

type Data = Record<string, unknown>;

const step = (value: unknown, name: string): unknown => (value as Data | null | undefined)?.[name];
export const valueAt = (value: unknown, path: string): unknown => path.split(".").reduce<unknown>(step, value);
const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);

/** A copy with another value at that path. */
function replaced(value: unknown, [name, ...deeper]: string[], now: unknown): unknown {
  if (name === undefined) return now;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Data) };
  (copy as Data)[name] = replaced((copy as Data)[name], deeper, now);
  return copy;
}

/** A card as it is now: the packaged one, and over it what its owner said. */
export class ShownCard {
  readonly key: string;
  readonly ours: Data;
  readonly data: Data;
  readonly slots: Slot[];
  /** All that can be said of the card was said. */
  readonly done: boolean;

  constructor(
    readonly card: Card,
    /** Of this card alone. */
    readonly edits: Edit[],
  ) {
    this.key = cardKey(card);
    this.ours = Object.fromEntries(card.fields.map(({ field, value }) => [field, value]));
    this.data = this.edits
      .filter(({ confirmed }) => !confirmed)
      .reduce<Data>((data, { field, value }) => replaced(data, field.split("."), value) as Data, this.ours);
    this.slots = card.fields.flatMap(({ field, takes }) => slotsOf(field, takes, this.value(field)));
    this.done = this.slots.length > 0 && this.slots.every(({ path }) => this.isMine(path));
  }

  get isStarted(): boolean {
    return this.edits.length > 0;
  }

  value(path: string): unknown {
    return valueAt(this.data, path);
  }

  isMine(path: string): boolean {
    return this.edits.some(({ field }) => isWithin(path, field));
  }

  /** Whether this is not what we guessed. */
  differs(path: string): boolean {
    return !isSame(this.value(path) ?? null, valueAt(this.ours, path) ?? null);
  }

  differsFrom(other: ShownCard, path: string): boolean {
    return !isSame(this.value(path) ?? null, other.value(path) ?? null);
  }

  field(path: string): FieldForm | undefined {
    return this.card.fields.find(({ field }) => isWithin(path, field));
  }

  sourceOf(path: string): Source {
    if (this.isMine(path)) return "owner";
    const sources = Object.entries(this.field(path)?.sources ?? {});
    const found = sources.find(([own]) => isWithin(path, own)) ?? sources.find(([own]) => isWithin(own, path));
    return (found?.[1] ?? "designed") as Source;
  }

  /** Every number of the packaged card: whose it was, and whether its owner has looked at it. */
  get numbers(): { source: Source; mine: boolean }[] {
    return this.card.fields.flatMap(({ sources }) =>
      Object.entries(sources).map(([path, source]) => ({ source: source as Source, mine: this.isLookedAt(path) })),
    );
  }

  /** A list counts as one number: it is the owner's when all of it is. */
  private isLookedAt(path: string): boolean {
    const inside = this.slots.filter((slot) => isWithin(slot.path, path));
    return this.isMine(path) || (inside.length > 0 && inside.every((slot) => this.isMine(slot.path)));
  }

  /** All edits of the card once this is changed too. */
  with(path: string, value: unknown): Edit[] {
    const { table, row } = this.card;
    const whole = this.edits.find(({ field, confirmed }) => !confirmed && field !== path && isWithin(path, field));
    if (whole) {
      const inner = path.slice(whole.field.length + 1).split(".");
      return this.edits.map((edit) => (edit === whole ? { ...edit, value: replaced(edit.value, inner, value) } : edit));
    }
    const others = this.edits.filter(({ field }) => !isWithin(field, path));
    return [...others, { table, row, field: path, value, confirmed: false }];
  }

  /** All edits of the card once it is right as drawn: what was not said is the owner's too. */
  confirmed(): Edit[] {
    const { table, row } = this.card;
    const unsaid = this.slots.filter(({ path }) => !this.isMine(path));
    return [...this.edits, ...unsaid.map(({ path }) => ({ table, row, field: path, value: null, confirmed: true }))];
  }
}

export const cardKey = ({ table, row }: { table: string | null; row: string | null }): string =>
  `${table ?? ""}|${row ?? ""}`;

function slotsOf(path: string, takes: Takes, value: unknown): Slot[] {
  const { kind, least = 0, most = 0, words = [], item, parts = {}, optional = false } = takes;
  switch (kind) {
    case "fixed":
      return [];
    case "list":
      return ((value ?? []) as unknown[]).flatMap((one, at) => slotsOf(`${path}.${at}`, item!, one));
    case "fields":
      return Object.entries(parts).flatMap(([name, inner]) => slotsOf(`${path}.${name}`, inner, valueAt(value, name)));
    case "number":
    case "half":
      return [{ path, optional, what: "number", min: least, max: most, step: kind === "half" ? 0.5 : 1 }];
    case "word":
      return [{ path, optional, what: "word", words }];
    case "amounts":
      return [{ path, optional, what: "amounts", kinds: words }];
    case "flag":
      return [{ path, optional, what: "flag" }];
    case "name":
      return [{ path, optional, what: "text", most }];
  }
}
