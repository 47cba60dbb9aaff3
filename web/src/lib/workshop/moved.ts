/** What bot games with two sheets say, in words. */
import type { Change, Effect, EffectPart, RowChange } from "../api";
import { joined, t } from "../i18n.svelte";
import type { Names } from "./names";

/** Standard errors to either side that hold 95 of 100 times. */
export const BAR = 1.96;
/** Shares are told in per cent. */
const isShare = ({ name }: EffectPart): boolean => name === "seats" || name === "endings";
export const scaled = (part: EffectPart, value: number): number => (isShare(part) ? 100 * value : value);
export const shown = (value: number): string => new Intl.NumberFormat([], { maximumFractionDigits: 1 }).format(value);
export const signed = (value: number): string =>
  new Intl.NumberFormat([], { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

export function changeName(names: Names, part: EffectPart, { name }: Change): string {
  if (part.name === "seats") return t("ui-sheets-effect-seat", { n: Number(name) + 1 });
  if (part.name === "endings") return names.named("ending", name);
  if (part.name === "categories") return names.named("score", name);
  return t("ui-sheets-effect-rounds");
}

/** The largest sure change of a part, in words; that there is none, else. */
export function verdict(names: Names, part: EffectPart): string {
  const [most] = part.changes.filter(({ sure }) => sure).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  if (!most) return t("ui-sheets-effect-chance");
  const [before, after] = [scaled(part, most.before), scaled(part, most.after)].map(shown) as [string, string];
  return t("ui-sheets-effect-moved", { what: changeName(names, part, most), before, after });
}

/** The cards that moved for sure, the strongest first. */
export const surest = (rows: RowChange[]): RowChange[] =>
  rows.filter(({ sure }) => sure).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));

export function headline(names: Names, { parts, rows }: Effect): string {
  const [row] = surest(rows);
  const about = row
    ? t(row.change > 0 ? "ui-sheets-effect-stronger" : "ui-sheets-effect-weaker", {
        card: names.row(row.table, row.row),
      })
    : t("ui-sheets-effect-no-card");
  const even = parts.every(({ name, moved }) => name !== "seats" || !moved);
  return joined(" ", [about, t(even ? "ui-sheets-effect-even" : "ui-sheets-effect-uneven")]);
}
