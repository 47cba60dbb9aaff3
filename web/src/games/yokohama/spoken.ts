/** What is read out about the things of Yokohama, beside their names. */
import type { YokohamaView, YokohamaViewAreaView } from "../../lib/api";
import { joined, listed, t } from "../../lib/i18n.svelte";
import { thingText } from "../../lib/rules";
import { ownerSeat } from "../../lib/seats";
import { amountTexts, dealText } from "../../lib/spoken";
import type { TableStore } from "../../lib/table.svelte";
import { nameOf } from "../../lib/words";
import {
  achievementRow,
  areaRow,
  orderRow,
  siteRow,
  spacesOf,
  technologyRow,
  tokenReward,
  type Amounts,
  type Ladder,
} from "./sheet";

const GAME = "yokohama";
const amounts = (of: Amounts): string[] => amountTexts(GAME, of);
const viewOf = (table: TableStore): YokohamaView => table.view as YokohamaView;

function orderText(number: number, table: TableStore): string {
  const row = orderRow(table.sheet, number);
  const mine = viewOf(table).seats[table.me]?.orders.find((order) => order.number === number);
  const short = mine?.short ? amounts(mine.short) : null;
  const deal = dealText({ cost: amounts(row.cost), reward: amounts(row.reward), short });
  return `${deal}; ${nameOf(GAME, "country", row.country)}`;
}

function technologyText(number: number, table: TableStore): string {
  const row = technologyRow(table.sheet, number);
  const slots = table.sheet.laboratory.slots as number[];
  const add = viewOf(table).laboratories.flatMap((cards) =>
    cards.flatMap((card, at) => (card === number ? (slots[at] ?? 0) : [])),
  );
  const country = nameOf(GAME, "country", row.country);
  return t("ui-spoken-technology", {
    n: row.value + (add[0] ?? 0),
    country,
    text: thingText(table.facts, "technology", row.id).split("\n\n")[0] ?? "",
  });
}

/** What an area gives at the power that one has there, or with one assistant. */
function powerText(area: YokohamaViewAreaView, table: TableStore): string {
  const row = areaRow(table.sheet, area.area);
  const power = area.power[table.me] ?? 0;
  const at = Math.max(power, 1);
  const n = row.by_power[Math.min(at, row.by_power.length) - 1] ?? 0;
  const gives = nameOf(GAME, "gives", row.gives);
  return t(power ? "ui-spoken-your-power" : "ui-spoken-with-power", { power: at, gives, n });
}

function areaText(area: YokohamaViewAreaView, table: TableStore): string {
  const parts: string[] = [];
  if (area.site !== null) parts.push(powerText(area, table));
  area.assistants.forEach((n, seat) => {
    if (n) parts.push(t("ui-spoken-assistants", { ...table.whoIs(seat), n }));
  });
  for (const seat of area.presidents) parts.push(t("ui-spoken-president", table.whoIs(seat)));
  if (area.station) parts.push(t("ui-spoken-station"));
  if (area.token !== null)
    parts.push(t("ui-spoken-token", { sum: listed(amounts(tokenReward(table.sheet, area.token))) }));
  const free = sitesOf(area, table).filter(({ id }) => !area.buildings[id]);
  if (free.length) parts.push(t("ui-spoken-sites", { sites: joined(", ", free.map(siteText)) }));
  return joined("; ", parts);
}

interface SiteSpace {
  id: string;
  reward: Amounts;
}

function sitesOf(area: YokohamaViewAreaView, table: TableStore): SiteSpace[] {
  if (area.site === null) return [];
  const row = siteRow(table.sheet, area.site);
  const shops = row.shophouses.map((reward, at) => ({ id: `shophouse_${at + 1}`, reward }));
  return [...shops, { id: "trading_house", reward: row.trading_house }];
}

const siteText = ({ id, reward }: SiteSpace): string =>
  t("ui-spoken-site", { piece: nameOf(GAME, "piece", id), sum: listed(amounts(reward)) });

function buildText(area: YokohamaViewAreaView, id: string, table: TableStore): string {
  const owner = area.buildings[id];
  const site = sitesOf(area, table).find((one) => one.id === id);
  if (owner) return t("ui-spoken-taken", table.whoIs(ownerSeat(owner)));
  return site ? t("ui-spoken-reward", { sum: listed(amounts(site.reward)) }) : "";
}

function spaceText(board: Ladder, at: number, table: TableStore): string {
  const space = spacesOf(table.sheet, board)[at];
  if (!space) return "";
  const cost = space.faith
    ? t("ui-spoken-faith", { n: space.faith })
    : joined(", ", amounts({ imports: space.imports ?? 0 }));
  const owner = viewOf(table)[board][at];
  const deal = dealText({ cost: [cost], reward: amounts(space.reward) });
  return owner && ownerSeat(owner) >= 0 ? `${deal}; ${t("ui-spoken-taken", table.whoIs(ownerSeat(owner)))}` : deal;
}

function goalText(id: string, table: TableStore): string {
  const { first, later } = achievementRow(table.sheet, id);
  const points = (n: number) => t("ui-spoken-points", { n });
  return `${thingText(table.facts, "achievement", id)} ${t("ui-spoken-goal", { first: points(first), later: points(later) })}`;
}

/** What a thing brings to whoever gets it, as its card says in signs; empty: nothing, or somebody has it. */
export function gives(target: string, table: TableStore): string {
  const [kind, id = "", space = ""] = target.split(":");
  const area = viewOf(table).areas.find((one) => one.area === id);
  const rewards: Record<string, () => Amounts | undefined> = {
    order: () => orderRow(table.sheet, Number(id)).reward,
    token: () => (area && area.token !== null ? tokenReward(table.sheet, area.token) : undefined),
    build: () =>
      area && !area.buildings[space] ? sitesOf(area, table).find((one) => one.id === space)?.reward : undefined,
    church: () => spacesOf(table.sheet, "church")[Number(id) - 1]?.reward,
    customs: () => spacesOf(table.sheet, "customs")[Number(id) - 1]?.reward,
  };
  return listed(amounts(rewards[kind ?? ""]?.() ?? {}));
}

/** What there is to know of a thing; null: its name and the rules' text are all. */
export function spoken(target: string, table: TableStore): string | null {
  const [kind, id = "", space = ""] = target.split(":");
  const view = viewOf(table);
  const me = view.seats[table.me];
  const area = view.areas.find((one) => one.area === id);
  switch (kind) {
    case "order":
      return orderText(Number(id), table);
    case "tech":
      return technologyText(Number(id), table);
    case "area":
      return area ? areaText(area, table) : null;
    case "token":
      return area && area.token !== null ? listed(amounts(tokenReward(table.sheet, area.token))) : null;
    case "build":
      return area ? buildText(area, space, table) : null;
    case "church":
    case "customs":
      return spaceText(kind, Number(id) - 1, table);
    case "goal":
      return goalText(id, table);
    case "good":
      return t("ui-spoken-have", { n: me?.stock[id] ?? 0 });
    case "piece":
      return t("ui-spoken-have", { n: me?.hand[id] ?? 0 });
    case "agent":
      return id === "free" ? null : nameOf(GAME, "country", id);
    default:
      return null;
  }
}
