/** Yokohama Duel: two boards of five areas, four strength cards for each player, everything else in the open. */
import type { DuelView, GameEvent } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { GainMark, GamePlugin, GameView, Step } from "../types";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import "./shared.css";
import { kindIcon, viewOf } from "./look";
import Purse from "./Purse.svelte";
import Seat from "./Seat.svelte";
import { spots } from "./since";
import TabBoards from "./TabBoards.svelte";
import TabCards from "./TabCards.svelte";
import TabMine from "./TabMine.svelte";
import { spoken } from "./spoken";
import { goesOn, heading, meant, place, topic } from "./targets";

/** Between turns there is a single step; in a turn the rulebook's three, and the free actions. */
const ALONE: Record<string, string> = {
  first_orders: "prompt-duel-first-orders.title",
  upgrade: "prompt-duel-upgrade.title",
};
const LABELS = ["ui-duel-step-area", "prompt-duel-strength-bonus.title", "prompt-duel-building.title", "ui-duel-free"];

function steps(view: GameView): Step[] {
  const { step } = view as DuelView;
  if (!step) return [];
  const alone = ALONE[step];
  if (alone) return [{ mark: "★", label: alone, state: "now" }];
  const now = step === "end_of_turn" ? 3 : step === "building" ? 2 : step === "strength_bonus" ? 1 : 0;
  return LABELS.map((label, at) => ({
    mark: at < 3 ? String(at + 1) : "★",
    label,
    state: at < now ? "done" : at === now ? "now" : "later",
  }));
}

/** Told by the lines around them, or by the table. */
const SILENT = new Set([
  "turn_started",
  "area_chosen",
  "strength_played",
  "order_looked_at",
  "bonus_revealed",
  "technology_discarded",
  "technology_revealed",
]);

function gain(event: GameEvent): GainMark | null | "skip" {
  switch (event.type) {
    case "duel.gained":
    case "duel.paid":
      return { seat: event.seat, icon: kindIcon(event.kind), n: event.amount, cost: event.type === "duel.paid" };
    case "duel.extra_gained":
      return { seat: event.seat, icon: kindIcon(event.extra), n: event.count };
    default:
      return SILENT.has(event.type.split(".")[1] ?? "") ? "skip" : null;
  }
}

const kindOf = (target: string): string => target.split(":")[0] ?? "";
const isDrawn = (target: string, table: TableStore): boolean =>
  viewOf(table).drawn.some(({ number }) => target === `order:${number}`);

/** In the order of the rules, which have a paragraph for each. */
const FINAL = [
  "orders",
  "most_orders",
  "technologies",
  "most_production",
  "church_cards",
  "warehouses",
  "shops",
  "turned_imports",
  "face_up_imports",
  "yen",
  "goods",
];

const plugin: GamePlugin = {
  name: "duel",
  cover: { icons: ["port_b", "customs", "bank"], band: "--a-bank", minutes: [45, 45] },
  Board,
  Seat,
  Purse,
  Detail,
  tabs: [
    {
      id: "boards",
      icon: "map",
      label: "ui-tab-boards",
      view: TabBoards,
      shows: (target) => ["area", "build"].includes(kindOf(target)),
    },
    {
      id: "yours",
      icon: "warehouse",
      label: "ui-tab-yours",
      view: TabMine,
      shows: (target, table) =>
        ["mytech", "extra", "card", "need", "good", "order"].includes(kindOf(target)) && !isDrawn(target, table),
    },
    {
      id: "cards",
      icon: "d-bonus",
      label: "ui-duel-tab-cards",
      view: TabCards,
      shows: (target, table) => ["church", "bonus", "tech"].includes(kindOf(target)) || isDrawn(target, table),
    },
  ],
  modes: ["choose", "agent"],
  steps,
  place,
  goesOn,
  meant,
  heading,
  endsUnasked: true,
  priced: ["sell", "buy", "build", "pay"],
  legend: [
    ...["copper", "silk", "tea", "fish", "yen"].map((id): [string, string, string] => [id, "good", id]),
    ["import", "good", "imports"],
    ["d-turned", "good", "turned"],
    ["shophouse", "piece", "shop"],
    ["warehouse", "piece", "warehouse"],
    ["station", "piece", "station"],
    ["d-plus1", "extra", "plus_1"],
    ["d-plus2", "extra", "plus_2"],
  ],
  signs: [
    ["vp", "ui-spoken-points"],
    ["order", "ui-spoken-icon-order"],
    ["technology", "ui-spoken-icon-technology"],
    ["agent", "ui-yokohama-agent"],
    ["d-churchcard", "duel-need-church-cards"],
    ["d-open", "ui-duel-always-open"],
  ],
  spoken,
  gain,
  kindIcon,
  spots,
  categories: {
    during: [],
    final: FINAL,
    rules: Object.fromEntries(FINAL.map((category, at) => [category, ["scoring", at]])),
    short: (category) => (category.startsWith("most_") ? t(`ui-duel-most-${category.slice("most_".length)}`) : null),
    icons: {
      orders: "order",
      most_orders: "d-orderback",
      technologies: "technology",
      most_production: "power",
      church_cards: "d-churchcard",
      warehouses: "warehouse",
      shops: "shophouse",
      turned_imports: "d-turned",
      face_up_imports: "import",
      yen: "yen",
      goods: "any-good",
    },
  },
  faces: () => import("./faces"),
  rulebook: () => import("./rulebook"),
  topic,
};

export default plugin;
