/** Which thing each action is clicked on. Ids: area:BOARD token:BOARD build:BOARD:SPACE order:N tech:N church:N customs:N goal:ID agent:COUNTRY
 * good:KIND piece:PIECE reward:N, and board:BOARD, which is only looked at */
import type { Legal, YokohamaView } from "../../lib/api";
import { dashed, has, joined, t, type Args } from "../../lib/i18n.svelte";
import { tipText } from "../../lib/rules";
import type { TableStore } from "../../lib/table.svelte";
import { nameOf, plainName } from "../../lib/words";
import type { GainMark, GameView, Heading, Place, Shortcut, TipRow } from "../types";
import { gives } from "./spoken";
import { areaRow, endOf, kindOf, orderRow, spacesOf, technologyRow } from "./sheet";

const GAME = "yokohama";
const ICONS: Record<string, string> = { imports: "import", trading_house: "trading-house", free: "agent" };
const icon = (name: string): string => ICONS[name] ?? name;

const only = (target: string): Place => ({ target, button: "none" });
const plain = (target: string | null = null, drawn?: string): Place => ({
  target,
  button: "plain",
  ...(drawn ? { icon: drawn } : {}),
});

/** Verbs whose argument is the thing itself. */
const THINGS: Record<string, string> = {
  keep: "order",
  fulfil: "order",
  take: "order",
  achieve: "goal",
  agent: "area",
  place: "area",
  place_two: "area",
  go: "area",
  walk: "area",
  drop: "area",
  station: "area",
  worship: "church",
  declare: "customs",
  develop: "tech",
};

export function place(action: Legal, view: GameView): Place {
  const { areas, acting_area } = view as YokohamaView;
  const value = String(action.args[0] ?? "");
  const thing = THINGS[action.verb];
  if (thing) return only(`${thing}:${value}`);
  switch (action.verb) {
    case "done":
    case "end":
      return { target: null, button: "primary" };
    case "recall":
      return value === "all" ? plain() : only(`area:${value}`);
    case "lift":
      return value === "hand" ? plain("piece:assistant", "assistant") : only(`area:${value}`);
    case "ride":
      return plain(`area:${areas.find((area) => area.station)?.area}`, "station");
    case "stop":
      return plain(`area:${areas.find((area) => area.presidents.includes(view.to_move ?? -1))?.area}`, "president");
    case "sell":
    case "buy":
    case "pay":
    case "gain":
      return plain(`good:${value}`, icon(value));
    case "hire":
      return plain(`piece:${value}`, icon(value));
    case "use":
      return plain(`agent:${value}`, icon(value));
    case "claim":
      return plain(`reward:${value}`);
    case "token":
      return plain(`token:${acting_area}`, "five-token");
    case "build":
      return only(`build:${acting_area}:${value}`);
    default:
      return plain();
  }
}

const AREA_VERBS: Record<string, string> = {
  additional_and_placement: "place",
  placement: "place",
  placement_telegram: "place",
  walking: "walk",
  recalling: "recall",
  move: "lift",
  move_to: "drop",
  station_token: "station",
  additional_after: "agent",
};
const EXTRAS = ["additional_and_placement", "additional_after"];

export function meant(target: string, view: GameView): string | null {
  const { step, seats, acting_area } = view as YokohamaView;
  const [kind, id = "", space] = target.split(":");
  const me = seats[view.to_move ?? 0];
  const extra = EXTRAS.includes(step ?? "");
  switch (kind) {
    case "area": {
      const verb = step === "movement" ? (me?.president ? "walk" : "go") : AREA_VERBS[step ?? ""];
      return verb ? `${verb} ${id}` : null;
    }
    case "order":
      if (me?.orders.some((order) => String(order.number) === id)) return extra ? `fulfil ${id}` : null;
      return step === "port" || step === "second_order" ? `take ${id}` : null;
    case "tech":
      return step === "laboratory" ? `develop ${id}` : null;
    case "church":
      return step === "church" ? `worship ${id}` : null;
    case "customs":
      return step === "customs" ? `declare ${id}` : null;
    case "goal":
      return extra ? `achieve ${id}` : null;
    case "build":
      return step === "construction" && id === acting_area ? `build ${space}` : null;
    default:
      return null;
  }
}

/** The boards beside the map. */
const BOARDS: Record<string, { name: string; icon: string; rule: string }> = {
  ports: { name: "ui-yokohama-port-orders", icon: "order", rule: "area-port-a" },
  labs: { name: "ui-yokohama-technologies", icon: "technology", rule: "area-laboratory-a" },
  goals: { name: "ui-yokohama-goals", icon: "achievement", rule: "turn-achievements" },
  agents: { name: "ui-yokohama-agents", icon: "agent", rule: "turn-agents/1" },
};
export function boardName(board: string): string {
  return BOARDS[board] ? t(BOARDS[board].name) : plainName(GAME, "area", board);
}

/** What a board is for; the church and the customs house score once more at the end. */
function boardHead(board: string, table: TableStore): Heading {
  const { view, sheet, facts } = table;
  const { icon = board, rule = `area-${board}` } = BOARDS[board] ?? {};
  const [first = 0, second = 0] = (sheet[board]?.majority ?? []) as number[];
  const of = BOARDS[board] ? 0 : endOf(sheet, view as YokohamaView, board as "church" | "customs");
  return { text: boardName(board), icon, body: tipText(facts, "board", board, { first, second, of }), rule };
}

/** What the action of an area brings at a power, as its track says it. */
function gainAt(area: string, power: number, table: TableStore): string {
  const row = areaRow(table.sheet, area);
  const n = row.by_power?.[power - 1] ?? 0;
  const amount = `yokohama-amount-${dashed(row.gives ?? "")}`;
  return n && has(amount)
    ? t("ui-tip-yokohama-power", { power, gain: t(amount, { n }) })
    : t("ui-tip-yokohama-power-only", { power });
}

/** What the view foresees of an area while assistants are placed and the president moves. */
export function foreseen(area: string, table: TableStore): TipRow[] {
  const { outlook } = table.view as YokohamaView;
  if (!outlook || !table.myTurn || kindOf(area) === "canal") return [];
  const reach = outlook.reach[area];
  const then = (text: string): TipRow[] => [{ label: "ui-then", text }];
  if (!reach) return then(t("ui-tip-yokohama-out-of-reach"));
  if (reach.placements > 1) return then(t("ui-tip-yokohama-further", { n: reach.placements }));
  return then(gainAt(area, outlook.power_if_placed[area] ?? reach.power, table));
}

/** A click on an area leads the president there by the cheapest way and acts. */
export function shortcuts(view: GameView): Map<string, Shortcut[]> {
  const found = new Map<string, Shortcut[]>();
  for (const { area, verb, actions, over, fee } of (view as YokohamaView).outlook?.ways ?? []) {
    const [action = 0, ...then] = actions;
    const areas = joined(
      ", ",
      over.map((one) => nameOf(GAME, "area", one)),
    );
    const walked = areas ? t("ui-tip-yokohama-over", { areas }) : t("ui-tip-yokohama-on-foot");
    const label = verb === "go" || verb === "ride" ? t("ui-tip-yokohama-straight") : walked;
    const costs: GainMark[] = fee ? [{ seat: view.to_move, icon: "yen", n: fee, cost: true }] : [];
    const way = {
      action,
      then,
      verb,
      args: [area],
      notation: `${verb} ${actions.join(" ")}`,
      events: null,
      label,
      costs,
    };
    found.set(`area:${area}`, [...(found.get(`area:${area}`) ?? []), way]);
  }
  return found;
}

/** What can be had there later: an action at hand tells by itself what it brings. */
function givesRow(target: string, table: TableStore): TipRow[] {
  const text = table.byTarget.has(target) ? "" : gives(target, table);
  return text ? [{ label: "ui-gives", text }] : [];
}

export function heading(target: string, table: TableStore): Heading {
  const { sheet, facts } = table;
  const [kind = "", id = "", space = ""] = target.split(":");
  const tip = (of: string, thing = "", more: Args = {}) => tipText(facts, of, thing, more);
  switch (kind) {
    case "area":
      return {
        text: nameOf(GAME, "area", id),
        icon: kindOf(id),
        body: tip("area", kindOf(id)),
        rule: dashed(`area-${kindOf(id)}`),
        rows: foreseen(id, table),
      };
    case "order": {
      const country = orderRow(sheet, Number(id)).country;
      return {
        text: t("rules-card-order", { number: Number(id) }),
        icon: country,
        body: tip("order", "", { country: nameOf(GAME, "country", country) }),
        rule: "turn-orders/1",
        rows: givesRow(target, table),
      };
    }
    case "tech": {
      const row = technologyRow(sheet, Number(id));
      return {
        text: nameOf(GAME, "technology", row.id),
        icon: "technology",
        body: tip("technology", row.id),
        rule: dashed(`technology-${row.id}`),
      };
    }
    case "goal":
      return {
        text: nameOf(GAME, "achievement", id),
        icon: "achievement",
        body: tip("achievement", id),
        rule: dashed(`achievement-${id}`),
      };
    case "church":
    case "customs": {
      const { faith, imports } = spacesOf(sheet, kind)[Number(id) - 1] ?? {};
      return {
        text: `${plainName(GAME, "area", kind)} ${id}`,
        icon: kind,
        body: tip(kind, "", { n: faith ?? imports ?? 0 }),
        rule: `area-${kind}`,
        rows: givesRow(target, table),
      };
    }
    case "board":
      return boardHead(id, table);
    case "build": {
      const piece = space.replace(/_\d$/, "");
      return {
        text: nameOf(GAME, "piece", space),
        icon: icon(piece),
        body: tip("piece", piece),
        rule: "turn-construction",
        rows: givesRow(target, table),
      };
    }
    case "token":
      return {
        text: t("ui-yokohama-token"),
        icon: "five-token",
        body: tip("token"),
        rule: "turn-bonus",
        rows: givesRow(target, table),
      };
    case "good":
      return {
        text: nameOf(GAME, "good", id),
        icon: icon(id),
        body: tip("good", id, { sell: sheet.chinatown.sell[id] ?? 0, buy: sheet.chinatown.buy[id] ?? 0 }),
        rule: `good-${id}`,
      };
    case "piece":
      return { text: nameOf(GAME, "piece", id), icon: icon(id), body: tip("piece", id), rule: dashed(`piece-${id}`) };
    case "agent":
    case "spent":
      return { text: t("ui-yokohama-agent"), icon: "agent", body: tip(kind), rule: "turn-agents/1" };
    case "reward":
      return {
        text: t("rules-card-reward", { number: Number(id) }),
        icon: "achievement",
        body: tip("reward"),
        rule: "options-achievement-rewards",
      };
    default:
      return { text: "" };
  }
}
