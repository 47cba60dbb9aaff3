/** Where each action is clicked, what a reader means by pointing at something, and how things are headed.
 *
 * Ids: area:ID build:AREA:PIECE order:N church:N bonus:N tech:ID mytech:ID extra:ID card:N need:ID good:KIND */
import type { DuelView, Legal } from "../../lib/api";
import { dashed, joined, t } from "../../lib/i18n.svelte";
import { tipText } from "../../lib/rules";
import type { TableStore } from "../../lib/table.svelte";
import { nameOf } from "../../lib/words";
import type { GameView, Heading, Place } from "../types";
import {
  type Amounts,
  areaIcon,
  areaView,
  bonusRows,
  churchRow,
  GAME,
  kindIcon,
  mineOf,
  NEED_ICONS,
  orderRow,
  sheetOf,
  signOf,
  technologyRow,
  viewOf,
} from "./look";

const only = (target: string): Place => ({ target, button: "none" });
const plain = (target: string, icon: string): Place => ({ target, button: "plain", icon });

/** Verbs whose argument is the thing itself. */
const THINGS: Record<string, string> = {
  fulfil: "order",
  keep: "order",
  under: "order",
  hire: "need",
  choose: "area",
  agent: "area",
  tram: "area",
  stagecoach: "area",
  station: "area",
  worship: "church",
  develop: "tech",
  bonus: "bonus",
  postal: "card",
  upgrade: "card",
};
const AREA_ICONS: Record<string, string> = {
  choose: "d-card",
  agent: "agent",
  tram: "move",
  stagecoach: "move",
  station: "station",
};

export function place({ verb, args }: Legal, view: GameView): Place {
  const { areas, action } = view as DuelView;
  const value = String(args[0] ?? "");
  const thing = THINGS[verb];
  if (thing) return { ...only(`${thing}:${value}`), ...(AREA_ICONS[verb] ? { icon: AREA_ICONS[verb] } : {}) };
  switch (verb) {
    case "done":
    case "end":
      return { target: null, button: "primary" };
    case "ride":
      return { ...only(`area:${areas.find((area) => area.station)?.area}`), icon: "station" };
    case "add":
      return value === "none" ? { target: null, button: "primary" } : plain(`extra:${value}`, kindIcon(value));
    case "put_back":
      return plain(`extra:${value}`, kindIcon(value));
    case "spin":
      return only("mytech:spinning_mill");
    case "telephone":
      return plain("mytech:telephone", "technology");
    case "turn":
      return plain("good:imports", "d-turned");
    case "sell":
    case "buy":
    case "pay":
      return plain(`good:${value}`, kindIcon(value));
    case "build":
      return plain(`build:${action?.area}:${value}`, value === "shop" ? "shophouse" : "warehouse");
    default:
      return { target: null, button: "plain" };
  }
}

/** Steps in which free actions are possible. */
const FREE = [
  "choose_area",
  "church",
  "customs",
  "chinatown",
  "laboratory",
  "port",
  "second_order",
  "strength_bonus",
  "building",
  "end_of_turn",
];

/** Steps stop for orders that may be fulfilled, whether they can be or not. Who builds nothing then has ended the turn. */
export function goesOn(only: Legal, chosen: Legal, view: GameView): boolean {
  const { step } = view as DuelView;
  return only.verb === "done" || (only.verb === "end" && chosen.verb === "done" && step === "building");
}

/** By step: what a thing on the table would be asked for. */
export function meant(target: string, view: GameView): string | null {
  const { step, seats, action, drawn } = view as DuelView;
  const me = seats[view.to_move ?? 0];
  const free = FREE.includes(step ?? "");
  const [kind, id = "", piece] = target.split(":");
  switch (kind) {
    case "area":
      if (step === "station_token") return `station ${id}`;
      return step === "choose_area" ? `choose ${id}` : free && me?.agents ? `agent ${id}` : null;
    case "build":
      return step === "building" && id === action?.area ? `build ${piece}` : null;
    case "order":
      if (drawn.some((order) => String(order.number) === id))
        return step === "port" || step === "second_order" ? `keep ${id}` : null;
      return free ? `fulfil ${id}` : null;
    case "church":
      return step === "church" ? `worship ${id}` : null;
    case "bonus":
      return step === "strength_bonus" ? `bonus ${id}` : null;
    case "tech":
      return step === "laboratory" ? `develop ${id}` : null;
    case "mytech":
      return id === "spinning_mill" && free ? "spin" : id === "telephone" && step === "strength" ? "telephone" : null;
    case "extra":
      return step === "strength" ? `add ${id}` : step === "extra_cards" ? `put_back ${id}` : null;
    case "card":
      return step === "upgrade"
        ? `upgrade ${id}`
        : step === "strength" && me?.technologies.includes("postal")
          ? `postal ${id}`
          : null;
    case "need":
      return free ? `hire ${id}` : null;
    case "good":
      return meantGood(id, step);
    default:
      return null;
  }
}

function meantGood(kind: string, step: string | null): string | null {
  if (step === "payment") return `pay ${kind}`;
  if (step === "customs") return kind === "imports" ? "turn 1" : null;
  if (step !== "chinatown" || kind === "yen" || kind === "turned") return null;
  return kind === "imports" ? "buy imports" : `sell ${kind}`;
}

// ---------------------------------------------------------------- heads of tips

const name = (kind: string, id: string): string => nameOf(GAME, kind, id);
export const amounts = (of: Amounts): string =>
  joined(
    ", ",
    Object.entries(of).map(([kind, n]) => t(`duel-amount-${kind.replaceAll("_", "-")}`, { n })),
  );
const points = (n: number): string => t("ui-duel-vp", { n });

/** What playing there would come to: alone, and with each extra card in hand. */
function areaHead(id: string, table: TableStore): Heading {
  const area = areaView(table, id);
  const totals = viewOf(table).outlook?.[id] ?? [];
  const heads = totals.map(({ extra }) => (extra ? signOf(extra) : t("ui-tip-duel-alone")));
  const rows: [string, (one: (typeof totals)[number]) => number][] = [
    ["total", ({ strength }) => strength],
    ["gives", ({ amount }) => amount],
    ["rewards", ({ rewards }) => rewards],
  ];
  const income = { yen: sheetOf(table).strength.warehouse_income };
  return {
    text: name("area", id),
    icon: areaIcon(id),
    body: tipText(table.facts, "area", id),
    rule: dashed(`area-${id}`),
    table: totals.length
      ? { heads, rows: rows.map(([row, of]) => ({ label: `ui-tip-duel-${row}`, cells: totals.map(of).map(String) })) }
      : undefined,
    rows:
      totals.length || area.warehouse === null
        ? []
        : [
            {
              label: "ui-then",
              text: t("ui-duel-income", { ...table.whoIs(area.warehouse), sum: amounts(income) }),
            },
          ],
  };
}

function orderHead(number: number, table: TableStore): Heading {
  const row = orderRow(table, number);
  const gain = joined(", ", [points(row.vp), amounts(row.reward)].filter(Boolean));
  return {
    text: t("rules-card-order", { number }),
    icon: "order",
    body: tipText(table.facts, "order", "", { cost: amounts(row.cost), gain }),
    rule: "turn-orders",
  };
}

function churchHead(card: number, table: TableStore): Heading {
  const row = churchRow(table, card);
  const gain = joined(", ", [points(row.vp), amounts(row.reward)].filter(Boolean));
  return {
    text: t("rules-card-church", { number: card }),
    icon: "d-churchcard",
    body: tipText(table.facts, "church", "", { n: row.faith, gain }),
    rule: "area-church",
  };
}

function bonusHead(card: number, table: TableStore): Heading {
  const rewards = bonusRows(table, card);
  return {
    text: t("rules-card-bonus", { number: card }),
    icon: "d-bonus",
    body: tipText(table.facts, "bonus"),
    rule: "turn-bonus",
    table: {
      heads: rewards.map(({ from }) => `${from}+`),
      rows: [{ label: "ui-tip-duel-gives", cells: rewards.map(({ reward }) => amounts(reward)) }],
    },
  };
}

export const technologyText = (id: string, table: TableStore): string => tipText(table.facts, "technology", id);

function technologyHead(id: string, table: TableStore): Heading {
  const row = technologyRow(table, id);
  return {
    text: name("technology", id),
    icon: "technology",
    body: `${technologyText(id, table)} ${t("ui-duel-value", { n: row.value })}`,
    rule: dashed(`technology-${id}`),
  };
}

function cardHead(card: number, table: TableStore): Heading {
  const own = mineOf(table).strength_cards.find((one) => one.card === card);
  const row = sheetOf(table).strength_cards.rows[card - 1];
  if (!own || !row) return { text: "" };
  const later = own.upgraded
    ? t("ui-duel-was-long", { n: row.before })
    : t("ui-duel-upgrade", { n: row.after, sum: amounts({ yen: own.upgrade_price ?? 0 }) });
  return {
    text: t("ui-duel-strength", { n: own.strength }),
    icon: "d-card",
    body: `${tipText(table.facts, "card")} ${later}`,
    rule: "turn-strength/1",
  };
}

function needHead(id: string, table: TableStore): Heading {
  const need = mineOf(table).needs.find((one) => one.need === id);
  return {
    text: name("need", id),
    icon: NEED_ICONS[id],
    body: need && tipText(table.facts, "need", "", { n: need.wanted, has: need.has }),
    rule: "turn-agents/1",
  };
}

function buildHead(piece: string, table: TableStore): Heading {
  return {
    text: name("piece", piece),
    icon: piece === "warehouse" ? "warehouse" : "shophouse",
    body: tipText(table.facts, "piece", piece),
    rule: `piece-${piece}`,
  };
}

function goodHead(id: string, table: TableStore): Heading {
  const { sell, buy } = sheetOf(table).chinatown;
  return {
    text: name("good", id),
    icon: kindIcon(id),
    body: tipText(table.facts, "good", id, { sell: sell[id] ?? 0, buy: buy[id] ?? 0 }),
    rule: `good-${id === "turned" ? "imports" : id}`,
  };
}

const SHELVES: Record<string, { name: string; icon: string; rule: string }> = {
  bonus: { name: "prompt-duel-strength-bonus.title", icon: "d-bonus", rule: "turn-bonus" },
  supply: { name: "ui-duel-supply", icon: "d-orderback", rule: "setup" },
  race: { name: "ui-duel-race", icon: "vp", rule: "scoring" },
};

/** What is printed around the cards, and is only looked at. */
function shelfHead(id: string, table: TableStore): Heading {
  const { name: text = "", ...more } = SHELVES[id] ?? {};
  const body = id === "bonus" ? tipText(table.facts, "bonus") : tipText(table.facts, "shelf", id);
  return { ...more, text: t(text), body };
}

export function heading(target: string, table: TableStore): Heading {
  const [kind, id = "", piece = ""] = target.split(":");
  switch (kind) {
    case "area":
      return areaHead(id, table);
    case "build":
      return buildHead(piece, table);
    case "order":
      return orderHead(Number(id), table);
    case "church":
      return churchHead(Number(id), table);
    case "bonus":
      return bonusHead(Number(id), table);
    case "tech":
    case "mytech":
      return technologyHead(id, table);
    case "extra":
      return {
        text: name("extra", id),
        icon: kindIcon(id),
        body: tipText(table.facts, "extra", id),
        rule: dashed(`extra-${id}`),
      };
    case "card":
      return cardHead(Number(id), table);
    case "need":
      return needHead(id, table);
    case "good":
      return goodHead(id, table);
    case "shelf":
      return shelfHead(id, table);
    case "about":
      return heading(target.slice("about:".length), table);
    default:
      return { text: "" };
  }
}

const TOPICS: Record<string, string> = {
  first_orders: "turn-orders",
  choose_area: "turn-action",
  strength: "turn-strength",
  strength_bonus: "turn-bonus",
  building: "turn-building",
  end_of_turn: "turn-free",
  upgrade: "turn-strength",
};

/** The part of the rules that belongs to the pending step. */
export const topic = (view: GameView): string | null => TOPICS[(view as DuelView).step ?? ""] ?? null;
