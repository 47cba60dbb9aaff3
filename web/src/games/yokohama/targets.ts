/** Which thing each action is clicked on. Ids: area:BOARD token:BOARD build:BOARD:SPACE order:N tech:N church:N customs:N goal:ID agent:COUNTRY
 * good:KIND piece:PIECE reward:N; on a phone also board:BOARD, which is only looked at */
import type { Legal, YokohamaView } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { thingText } from "../../lib/rules";
import type { TableStore } from "../../lib/table.svelte";
import { nameOf, plainName } from "../../lib/words";
import type { GameView, Heading, Place } from "../types";
import { kindOf, orderRow, technologyRow } from "./sheet";

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
export function boardName(board: string): string {
  if (board === "ports") return t("ui-yokohama-port-orders");
  return board === "labs" ? t("ui-yokohama-technologies") : plainName(GAME, "area", board);
}

const BOARD_ICONS: Record<string, string> = { ports: "order", labs: "technology" };

export function heading(target: string, table: TableStore): Heading {
  const { sheet } = table;
  const [kind, id = "", space = ""] = target.split(":");
  switch (kind) {
    case "area":
      return {
        text: nameOf(GAME, "area", id),
        icon: kindOf(id),
        body: table.myTurn ? undefined : thingText(table.facts, "area", kindOf(id)),
      };
    case "order": {
      const row = orderRow(sheet, Number(id));
      return {
        text: t("rules-card-order", { number: Number(id) }),
        icon: row.country,
        body: nameOf(GAME, "country", row.country),
      };
    }
    case "tech": {
      const row = technologyRow(sheet, Number(id));
      return {
        text: nameOf(GAME, "technology", row.id),
        icon: "technology",
        body: thingText(table.facts, "technology", row.id),
      };
    }
    case "goal":
      return {
        text: nameOf(GAME, "achievement", id),
        icon: "achievement",
        body: thingText(table.facts, "achievement", id),
      };
    case "church":
    case "customs":
      return { text: `${plainName(GAME, "area", kind)} ${id}`, icon: kind };
    case "board":
      return { text: boardName(id), icon: BOARD_ICONS[id] ?? id };
    case "build":
      return { text: nameOf(GAME, "piece", space), icon: space.startsWith("trading") ? "trading-house" : "shophouse" };
    case "token":
      return { text: t("ui-yokohama-token"), icon: "five-token" };
    case "good":
      return { text: nameOf(GAME, "good", id), icon: icon(id) };
    case "piece":
      return { text: nameOf(GAME, "piece", id), icon: icon(id) };
    case "agent":
      return { text: t("ui-yokohama-agent"), icon: "agent" };
    default:
      return { text: "" };
  }
}
