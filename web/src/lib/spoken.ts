/** What a screen reader says where others see a drawing. */
import { dashed, firstOf, has, joined, listed, t } from "./i18n.svelte";
import type { TableStore } from "./table.svelte";

/** Icons that are called otherwise than what they show. */
const SHOWN: Record<string, string> = {
  import: "imports",
  "d-turned": "turned",
  agent: "free_agents",
  machine: "machines",
  blueprint: "blueprints",
};
const NAMED = ["good", "piece", "area", "country", "track", "need", "counted"];

/** "1 copper", "+2 yen"; a thing that has no words for amounts is named before the number. */
export function amountText(game: string, icon: string, n: number | string): string {
  const [, sign = "", digits = ""] = /^(\D*)(\d+)$/.exec(String(n)) ?? [];
  const kind = dashed(SHOWN[icon] ?? icon);
  const id = kind === "vp" ? "ui-spoken-points" : `${game}-amount-${kind}`;
  if (digits && has(id)) return sign + t(id, { n: Number(digits) });
  const name = firstOf([...NAMED.map((of) => `${game}-${of}-${kind}`), `ui-spoken-icon-${kind}`]);
  return name && n !== "" ? joined(": ", [name, String(n)]) : (name ?? String(n));
}

/** Each kind with its number, those of zero left out. */
export const amountTexts = (game: string, of: Record<string, number>): string[] =>
  Object.entries(of)
    .filter(([, n]) => n)
    .map(([kind, n]) => amountText(game, kind, n));

export interface Deal {
  cost: string[];
  reward: string[];
  /** What is missing; null: that is not known or does not matter. */
  short?: string[] | null;
}

/** "1 copper, 2 silk; reward 5 points and 1 import; short of 1 silk" */
export function dealText({ cost, reward, short }: Deal): string {
  const parts = [joined(", ", cost), t("ui-spoken-reward", { sum: listed(reward) })];
  if (short?.length) parts.push(t("ui-yokohama-short", { what: joined(", ", short) }));
  return joined("; ", parts);
}

/** A target: what a click on it plays, or its name; then what there is to know before choosing it. */
export function spokenName(table: TableStore, target: string): string {
  const actions = table.byTarget.get(target) ?? [];
  const heading = table.plugin.heading(target, table);
  const about = table.plugin.spoken?.(target, table) ?? heading.body ?? "";
  const name = actions.length
    ? joined(
        "; ",
        actions.map((action) => table.words.action(action, table.view)),
      )
    : heading.text;
  return joined(": ", [name, about].filter(Boolean));
}
