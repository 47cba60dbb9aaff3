/** What bot games with two sheets say, in words. */
import type { Change, Effect, EffectPart, RowChange } from "../api";
import { joined, t, type Args } from "../i18n.svelte";
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

/** What a message about a change takes. */
function told(names: Names, part: EffectPart, change: Change): Args {
  const [before, after] = [scaled(part, change.before), scaled(part, change.after)].map(shown) as [string, string];
  const what = changeName(names, part, change);
  return { part: t(`ui-sheets-effect-part-${part.name}`), what, before, after };
}

/** The largest sure change of a part, in words; that there is none, else. */
export function verdict(names: Names, part: EffectPart): string {
  const [most] = part.changes.filter(({ sure }) => sure).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return most ? t("ui-sheets-effect-moved", told(names, part, most)) : t("ui-sheets-effect-chance");
}

/** The cards that moved for sure, the strongest first. */
export const surest = (rows: RowChange[]): RowChange[] =>
  rows.filter(({ sure }) => sure).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));

/** Points, rounds and shares have nothing in common but this: how far beyond its error a change is. */
const errors = ({ change, error }: Change): number => Math.abs(change) / (error || Number.EPSILON);

/** What moved most for sure, whatever it is, and whether the seats are as even as before. */
export function headline(names: Names, { parts, rows }: Effect): string {
  const cards = rows.map((change) => ({
    change,
    part: "",
    said: () =>
      t(change.change > 0 ? "ui-sheets-effect-stronger" : "ui-sheets-effect-weaker", {
        card: names.row(change.table, change.row),
      }),
  }));
  const others = parts.flatMap((part) =>
    part.changes.map((change) => ({
      change,
      part: part.name as string,
      said: () => t("ui-sheets-effect-most", told(names, part, change)),
    })),
  );
  const [most] = [...cards, ...others]
    .filter(({ change }) => change.sure)
    .toSorted((a, b) => errors(b.change) - errors(a.change));
  if (!most) return t("ui-sheets-effect-nothing");
  if (most.part === "seats") return most.said();
  const even = parts.every(({ name, moved }) => name !== "seats" || !moved);
  return joined(" ", [most.said(), t(even ? "ui-sheets-effect-even" : "ui-sheets-effect-uneven")]);
}
