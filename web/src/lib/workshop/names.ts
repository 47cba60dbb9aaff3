/** What tables, cards, fields and words of a sheet are called. */
import type { Face } from "../../games/types";
import type { GameFacts } from "../api";
import { dashed, firstOf, joined, t } from "../i18n.svelte";
import { amountText } from "../spoken";
import { nameOf } from "../words";
import type { Card, ShownCard } from "./cards";

const plain = (id: string): string => id.replaceAll("_", " ");
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The kinds of names that a word of a field may have, where its field does not say it. */
const WORD_KINDS: Record<string, string[]> = {
  id: ["technology", "area", "achievement", "country", "good"],
  goods: ["good"],
  actions: ["action"],
  slots: ["level"],
  mini_expansions: ["option"],
};

export class Names {
  constructor(private readonly facts: GameFacts) {}

  get #game(): string {
    return this.facts.info.name;
  }

  #first(ids: string[], fallback: string): string {
    return upper(firstOf(ids.map(dashed)) ?? plain(fallback));
  }

  table(table: string): string {
    const id = table.replaceAll(".", "-");
    return this.#first([`sheet-kind-${id}`], table);
  }

  /** One card of a table: "Order". */
  #one(table: string): string {
    return firstOf([dashed(`ui-sheets-one-${table.replaceAll(".", "-")}`)]) ?? this.table(table);
  }

  /** A field, or a part of one: "Shophouses 3", "Assistants: hand". */
  field(path: string): string {
    const [field = "", part] = path.split(".");
    const kinds = ["technology", "piece", "good", "option"].map((kind) => `${this.#game}-${kind}-${field}`);
    const ids = [`sheet-field-${field}`, ...kinds];
    const name = this.#first(ids, field);
    if (part === undefined) return name;
    return /^\d+$/.test(part)
      ? t("ui-sheets-nth", { name, n: Number(part) + 1 })
      : joined(": ", [name, this.kind(part)]);
  }

  /** What an amount is of: "Silk". */
  kind(kind: string): string {
    const kinds = ["good", "need", "piece"].map((of) => `${this.#game}-${of}-${kind}`);
    return this.#first([`ui-sheets-thing-${kind}`, ...kinds, `sheet-field-${kind}`], kind);
  }

  #own(field: string, word: string): string | null {
    const kinds = [...(WORD_KINDS[field] ?? []), this.facts.text_kinds[field] ?? field];
    return firstOf(kinds.map((kind) => dashed(`${this.#game}-${kind}-${word}`)));
  }

  word(field: string, word: string): string {
    return this.#own(field, word) ?? nameOf(this.#game, this.facts.text_kinds[field] ?? field, word);
  }

  /** A word that a field may have, or a kind of which it has amounts. */
  either(path: string, word: string): string {
    return this.#own(path.split(".")[0]!, word) ?? this.kind(word);
  }

  /** A thing of the game: an ending, a category of points. */
  named(kind: string, thing: string): string {
    return nameOf(this.#game, kind, thing);
  }

  amount(kind: string, n: number): string {
    return amountText(this.#game, kind, n);
  }

  /** What stands at the head of a card: its name, or its number. */
  label(card: Card, face: Face | null): string {
    const title = face?.title ? card.fields.find(({ field }) => field === face.title)?.value : null;
    if (face?.title && typeof title === "string") return this.word(face.title, title);
    if (card.row === null) return this.table(card.table);
    if (typeof card.id === "string") return this.word(card.key ?? "id", card.id);
    return String(card.id ?? card.row);
  }

  /** A row as faults and differences name it: "number 13", "id copper", "3". */
  row(table: string, row: string | null): string {
    if (row === null) return this.table(table);
    const [key = "", id = key] = row.split(" ");
    const label = /^\d+$/.test(id) ? id : this.word(key, id);
    return t("ui-sheets-card", { kind: this.#one(table), label });
  }

  /** A card by its kind and number: "Order 13". */
  card(card: Card): string {
    if (card.row === null) return this.table(card.table);
    const label = typeof card.id === "string" ? this.word(card.key ?? "id", card.id) : String(card.id ?? card.row);
    return t("ui-sheets-card", { kind: this.#one(card.table), label });
  }

  valueAt(card: ShownCard, path: string): string {
    return this.value(path, card.value(path));
  }

  /** A value in words. */
  value(path: string, value: unknown): string {
    const field = path.split(".")[0]!;
    if (Array.isArray(value))
      return joined(
        ", ",
        value.map((one) => this.value(path, one)),
      );
    if (value === null || value === undefined) return t("ui-sheets-none");
    if (typeof value === "boolean") return t(value ? "ui-sheets-yes" : "ui-sheets-no");
    if (typeof value === "string") return this.word(field, value);
    if (typeof value === "number") return String(value);
    const amounts = Object.entries(value as Record<string, number>).map(([kind, n]) => this.amount(kind, n));
    return joined(", ", amounts) || t("ui-sheets-none");
  }

  /** All of a card: "Order 13. For: British. Asks: 2 silk, 1 fish. …" */
  spoken(card: ShownCard): string {
    const parts = card.slots.map((slot) => joined(": ", [this.field(slot.path), this.valueAt(card, slot.path)]));
    return [this.card(card.card), ...parts].join(". ");
  }
}
