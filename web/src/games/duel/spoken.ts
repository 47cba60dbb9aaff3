/** What is read out about the things of Duel, beside their names and what their tips say. */
import { joined, t } from "../../lib/i18n.svelte";
import { amountText, amountTexts, dealText } from "../../lib/spoken";
import type { TableStore } from "../../lib/table.svelte";
import { areaRow, areaView, churchRow, GAME, mineOf, orderRow, viewOf, type Amounts } from "./look";
import { nameOf } from "../../lib/words";

const reward = (vp: number, of: Amounts): string[] => [
  ...(vp ? [amountText(GAME, "vp", vp)] : []),
  ...amountTexts(GAME, of),
];

function orderText(number: number, table: TableStore): string {
  const row = orderRow(table, number);
  const known = [...mineOf(table).orders, ...viewOf(table).drawn].find((order) => order.number === number);
  const short = known?.short ? amountTexts(GAME, known.short) : null;
  return dealText({ cost: amountTexts(GAME, row.cost), reward: reward(row.vp, row.reward), short });
}

function churchText(card: number, table: TableStore): string {
  const row = churchRow(table, card);
  return dealText({ cost: [t("ui-spoken-faith", { n: row.faith })], reward: reward(row.vp, row.reward) });
}

function areaText(id: string, table: TableStore): string {
  const area = areaView(table, id);
  const strength = area.strength[table.me] ?? 0;
  const row = areaRow(table, id);
  const parts = [
    t("ui-spoken-strength", { n: strength }),
    `${nameOf(GAME, "gives", row.gives)}: ${area.amount[table.me] ?? 0}`,
  ];
  if (area.used) parts.unshift(t("ui-spoken-used"));
  for (const seat of area.shops) parts.push(t("ui-spoken-shop", table.whoIs(seat)));
  if (area.warehouse !== null) parts.push(t("ui-spoken-warehouse", table.whoIs(area.warehouse)));
  if (area.station) parts.push(t("ui-spoken-station"));
  return joined("; ", parts);
}

/** What there is to know of a thing; null: what its tip says is all. */
export function spoken(target: string, table: TableStore): string | null {
  const [kind, id = ""] = target.split(":");
  switch (kind) {
    case "area":
      return areaText(id, table);
    case "order":
      return orderText(Number(id), table);
    case "church":
      return churchText(Number(id), table);
    case "good":
      return t("ui-spoken-have", { n: mineOf(table).stock[id] ?? 0 });
    default:
      return null;
  }
}
