/** What tables, cards, fields and words of a sheet are called. */
import type { Face } from "../../games/types";
import type { GameFacts } from "../api";
import { dashed, firstOf, t } from "../i18n.svelte";
import { amountText } from "../spoken";
import { nameOf } from "../words";
import type { Card, ShownCard } from "./cards";

const plain = (id: string): string => id.replaceAll("_", " ");
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export class Names {
  constructor(private readonly facts: GameFacts) {}

  get #game(): string {
    return this.facts.info.name;
  }

  table(table: string): string {
    const id = dashed(table.replaceAll(".", "-"));
    return firstOf([`sheet-table-${this.#game}-${id}`, `sheet-table-${id}`]) ?? upper(plain(table));
  }

  /** A field, or a part of one: "Shophouse 3". */
  field(path: string): string {
    const [field = "", part] = path.split(".");
    const name = firstOf([dashed(`sheet-field-${this.#game}-${field}`), dashed(`sheet-field-${field}`)]);
    const own = name ?? upper(plain(field));
    if (part === undefined) return own;
    return /^\d+$/.test(part) ? t("ui-sheets-nth", { name: own, n: Number(part) + 1 }) : `${own}: ${this.kind(part)}`;
  }

  /** What an amount is of: "Silk". */
  kind(kind: string): string {
    const ids = ["good", "need", "piece", "counted"].map((of) => dashed(`${this.#game}-${of}-${kind}`));
    return upper(firstOf([dashed(`sheet-kind-${kind}`), ...ids]) ?? plain(kind));
  }

  word(field: string, word: string): string {
    return nameOf(this.#game, this.facts.text_kinds[field] ?? field, word);
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

  /** A card by its kind and number: "Orders 13". */
  card(card: Card): string {
    if (card.row === null) return this.table(card.table);
    const label = typeof card.id === "string" ? this.word(card.key ?? "id", card.id) : String(card.id ?? card.row);
    return t("ui-sheets-card", { kind: this.table(card.table), label });
  }

  /** A value in words, for whoever hears it. */
  valueAt(card: ShownCard, path: string): string {
    const value = card.value(path);
    const field = path.split(".")[0]!;
    if (value === null || value === undefined) return t("ui-sheets-none");
    if (typeof value === "boolean") return t(value ? "ui-sheets-yes" : "ui-sheets-no");
    if (typeof value === "string") return this.word(field, value);
    if (typeof value === "number") return String(value);
    const amounts = Object.entries(value as Record<string, number>).map(([kind, n]) => this.amount(kind, n));
    return amounts.join(", ") || t("ui-sheets-none");
  }

  /** All of a card: "Orders 13. Country: British. Asks: 2 silk, 1 fish. …" */
  spoken(card: ShownCard): string {
    const parts = card.slots.map((slot) => `${this.field(slot.path)}: ${this.valueAt(card, slot.path)}`);
    return [this.card(card.card), ...parts].join(". ");
  }
}
