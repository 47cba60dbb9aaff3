import "./shared.css";
import type { GameEvent, YokohamaView } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import type { GainMark, GamePlugin, GameView, Step } from "../types";
import Board from "./Board.svelte";
import BoardsTab from "./BoardsTab.svelte";
import Detail from "./Detail.svelte";
import MapTab from "./MapTab.svelte";
import Purse from "./Purse.svelte";
import Seat from "./Seat.svelte";
import { spots } from "./since";
import { spoken } from "./spoken";
import { heading, meant, place, shortcuts } from "./targets";
import YoursTab from "./YoursTab.svelte";

const STEPS: [mark: string, label: string, steps: string[]][] = [
  ["A", "extras", ["additional_and_placement"]],
  ["1", "place", ["additional_and_placement", "placement", "placement_telegram"]],
  ["2", "move", ["movement", "walking", "recalling"]],
  [
    "3",
    "act",
    [
      "chinatown",
      "employment_agency",
      "church",
      "church_assistant",
      "customs",
      "customs_assistant",
      "laboratory",
      "port",
      "second_order",
    ],
  ],
  ["4", "bonus", ["five_power_bonus"]],
  ["5", "build", ["construction"]],
  ["6", "recover", ["recovery"]],
  ["C", "extras", ["additional_after"]],
];

/** Payments and rewards belong to the step in which they come up; the view does not say which, so it is the area's. */
function steps(view: GameView): Step[] {
  const { step } = view as YokohamaView;
  const found = STEPS.findLastIndex(([, , names]) => names.includes(step ?? ""));
  const now = found < 0 && step && step !== "keep_order" ? 3 : found;
  return STEPS.map(([mark, label, names], at) => ({
    mark,
    label: `ui-yokohama-step-${label}`,
    state: at === now || names.includes(step ?? "") ? "now" : at < now ? "done" : "later",
  }));
}

const KIND_ICONS: Record<string, string> = { imports: "import", trading_house: "trading-house" };
const kindIcon = (kind: string): string => KIND_ICONS[kind] ?? kind;

function gain(event: GameEvent): GainMark | null | "skip" {
  switch (event.type) {
    case "yokohama.gained":
    case "yokohama.paid":
      return {
        seat: event.seat,
        icon: kindIcon(event.kind),
        n: event.amount,
        cost: event.type === "yokohama.paid",
      };
    case "yokohama.scored":
      return { seat: event.seat, icon: "vp", n: event.points, vp: true };
    case "yokohama.hired":
      return { seat: event.seat, icon: kindIcon(event.piece), n: 1 };
    case "yokohama.fee_paid":
      return { seat: event.seat, icon: "yen", n: event.amount, cost: true };
    case "yokohama.turn_started":
    case "yokohama.card_revealed":
      return "skip";
    default:
      return null;
  }
}

const TOPICS: Record<string, string> = {
  keep_order: "turn-orders",
  additional_and_placement: "turn-placement",
  movement: "turn-movement",
  five_power_bonus: "turn-bonus",
  construction: "turn-construction",
  recovery: "turn-recovery",
  additional_after: "turn-additional",
  chinatown: "area-chinatown",
  employment_agency: "area-employment-agency",
  church: "area-church",
  customs: "area-customs",
  laboratory: "area-laboratory-a",
  port: "area-port-a",
};

function inHand(target: string, table: TableStore): boolean {
  const seat = (table.view as YokohamaView).seats[table.me];
  return seat?.orders.some(({ number }) => target === `order:${number}`) ?? false;
}

const plugin: GamePlugin = {
  name: "yokohama",
  cover: { icons: ["port_a", "silk_mill", "church"], band: "--a-port", minutes: [60, 90] },
  Board,
  Seat,
  Purse,
  Detail,
  tabs: [
    {
      id: "map",
      icon: "map",
      label: "ui-tab-map",
      view: MapTab,
      shows: (target) => /^(area|token|build):/.test(target),
    },
    {
      id: "boards",
      icon: "order",
      label: "ui-tab-boards",
      view: BoardsTab,
      shows: (target, table) => /^(order|tech|church|customs|goal|reward):/.test(target) && !inHand(target, table),
    },
    {
      id: "yours",
      icon: "warehouse",
      label: "ui-tab-yours",
      view: YoursTab,
      shows: (target, table) => /^(good|piece|agent):/.test(target) || inHand(target, table),
    },
  ],
  modes: ["place", "place_two", "agent"],
  steps,
  place,
  meant,
  heading,
  shortcuts,
  priced: ["sell", "buy", "hire", "pay"],
  legend: [
    ...["copper", "silk", "tea", "fish", "yen"].map((id): [string, string, string] => [id, "good", id]),
    ["import", "good", "imports"],
    ...["assistant", "president", "shophouse", "station"].map((id): [string, string, string] => [id, "piece", id]),
    ["trading-house", "piece", "trading_house"],
    ...["british", "american", "french", "german", "dutch"].map((id): [string, string, string] => [id, "country", id]),
  ],
  signs: [
    ["vp", "ui-spoken-points"],
    ["any-good", "yokohama-amount-any-good"],
    ["warehouse", "yokohama-amount-warehouse"],
    ["move", "yokohama-amount-move"],
    ["five-token", "ui-yokohama-token"],
    ["agent", "ui-yokohama-agent"],
    ["order", "ui-spoken-icon-order"],
    ["technology", "ui-spoken-icon-technology"],
    ["faith", "yokohama-gives-faith"],
    ["power", "ui-yokohama-power"],
  ],
  spoken,
  gain,
  kindIcon,
  spots,
  categories: {
    during: ["orders", "buildings", "church", "customs", "technologies", "achievements", "tokens", "port"],
    final: [
      "church_majority",
      "customs_majority",
      "technology_majority",
      "countries",
      "agents",
      "imports",
      "yen",
      "goods",
    ],
    rules: {
      orders: ["turn-orders", 0],
      buildings: ["turn-construction", 0],
      church: ["area-church", 0],
      customs: ["area-customs", 0],
      technologies: ["area-laboratory-a", 0],
      achievements: ["turn-achievements", 0],
      tokens: ["turn-bonus", 0],
      port: ["area-port-a", 0],
      church_majority: ["scoring", 0],
      customs_majority: ["scoring", 1],
      technology_majority: ["scoring", 2],
      countries: ["scoring", 3],
      agents: ["scoring", 4],
      imports: ["scoring", 4],
      yen: ["scoring", 4],
      goods: ["scoring", 4],
    },
    icons: {
      orders: "order",
      buildings: "trading-house",
      church: "church",
      customs: "customs",
      technologies: "technology",
      achievements: "achievement",
      tokens: "five-token",
      port: "port_a",
      church_majority: "church",
      customs_majority: "customs",
      technology_majority: "technology",
      countries: "british",
      agents: "agent",
      imports: "import",
      yen: "yen",
      goods: "any-good",
    },
  },
  faces: () => import("./faces"),
  rulebook: () => import("./rulebook"),
  topic: (view) => TOPICS[(view as YokohamaView).step ?? ""] ?? null,
};

export default plugin;
