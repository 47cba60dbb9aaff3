/** Nippon: a map of four regions, five action spaces, and a board for each player. */
import type { GameEvent, NipponView } from "../../lib/api";
import { dashed } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/words";
import type { GainMark, GamePlugin, GameView, Step } from "../types";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import {
  actionNow,
  ACHIEVEMENT_ICONS,
  ACTION_ICONS,
  cubeIcon,
  GAME,
  goodIcon,
  GOODS,
  kindIcon,
  TRACK_ICONS,
  TRACKS,
} from "./look";
import "./shared.css";
import Purse from "./Purse.svelte";
import Seat from "./Seat.svelte";
import { spots } from "./since";
import TabActions from "./TabActions.svelte";
import TabMap from "./TabMap.svelte";
import TabMine from "./TabMine.svelte";
import { spoken } from "./spoken";
import { heading, meant, place, topic } from "./targets";

/** The steps of a turn with a worker, or of a consolidation. */
function steps(view: GameView): Step[] {
  const nippon = view as NipponView;
  const step = nippon.pending?.step;
  if (!step) return [];
  const action = actionNow(nippon);
  const consolidating = step === "emperors_reward" || step === "achievement";
  const labels = consolidating
    ? [
        "action-nippon-consolidate",
        "prompt-nippon-emperors-reward.title",
        "prompt-nippon-achievement.title",
        "prompt-nippon-end-of-turn.title",
      ]
    : [
        "ui-nippon-step-worker",
        action ? `nippon-action-${action.replaceAll("_", "-")}` : "ui-nippon-step-action",
        "prompt-nippon-end-of-turn.title",
      ];
  const now = step === "turn" ? 0 : step === "end_of_turn" ? labels.length - 1 : step === "achievement" ? 2 : 1;
  return labels.map((label, at) => ({
    mark: String(at + 1),
    label,
    state: at < now ? "done" : at === now ? "now" : "later",
  }));
}

/** Told by the lines around them, or by the board. */
const SILENT = new Set(["turn_started", "worker_drawn", "row_moved", "workers_returned", "marker_moved"]);

/** What turns bring besides cubes of a good. */
const STOCK = new Set(["vp", "yen", "coal", "blueprints", "machines"]);

function gain(event: GameEvent): GainMark | null | "skip" {
  switch (event.type) {
    case "nippon.gained":
    case "nippon.paid":
      return { seat: event.seat, icon: kindIcon(event.kind), n: event.amount, cost: event.type === "nippon.paid" };
    case "nippon.cubes_used":
      return { seat: event.seat, icon: cubeIcon(event.good), n: event.cubes, cost: true };
    case "nippon.scored":
      return { seat: event.seat, icon: "vp", n: event.points, vp: true, cost: event.points < 0 };
    default:
      return SILENT.has(event.type.split(".")[1] ?? "") ? "skip" : null;
  }
}

/** The things of a page. Consolidating and blueprints are always at hand and draw nobody to their page. */
const shows =
  (...kinds: string[]) =>
  (target: string): boolean =>
    kinds.includes(target.split(":")[0] ?? "");

const ACHIEVEMENT = "achievement_";
const ACHIEVED = Object.keys(ACHIEVEMENT_ICONS).map((id) => ACHIEVEMENT + id);

const plugin: GamePlugin = {
  name: GAME,
  cover: { icons: ["factory", "train", "light-bulb"], band: "--a-tea_plantation", minutes: [90, 90] },
  Board,
  Seat,
  Purse,
  Detail,
  tabs: [
    { id: "map", icon: "n-map", label: "ui-tab-map", view: TabMap, shows: shows("region", "space") },
    {
      id: "actions",
      icon: "n-work",
      label: "ui-nippon-tab-actions",
      view: TabActions,
      shows: shows("worker", "reward", "tile"),
    },
    {
      id: "yours",
      icon: "n-me",
      label: "ui-tab-yours",
      view: TabMine,
      shows: shows("factory", "contract", "track", "token", "achievement", "spare"),
    },
  ],
  steps,
  place,
  meant,
  heading,
  endsUnasked: true,
  legend: [
    ...GOODS.map((id): [string, string, string] => [goodIcon(id), "good", id]),
    ...TRACKS.map((id): [string, string, string] => [TRACK_ICONS[id], "track", id]),
    ...Object.entries(ACTION_ICONS)
      .filter(([id]) => !(id in TRACK_ICONS)) // knowledge is both, and one sign
      .map(([id, icon]): [string, string, string] => [icon, "action", id]),
  ],
  signs: [
    ["vp", "ui-spoken-points"],
    ["blueprint", "nippon-amount-blueprints"],
    ["contract", "ui-nippon-contracts"],
    ["influence", "ui-nippon-influence"],
    ["n-consolidate", "ui-nippon-rewards"],
  ],
  spoken,
  gain,
  kindIcon: (kind) => (STOCK.has(kind) ? kindIcon(kind) : cubeIcon(kind)),
  spots,
  categories: {
    during: ["start", "contracts", "region_bonuses", "scoring_1", "scoring_2", "scoring_3", "ships", "wages"],
    final: ACHIEVED,
    short: (category) =>
      category.startsWith(ACHIEVEMENT) ? nameOf(GAME, "achievement", category.slice(ACHIEVEMENT.length)) : null,
    rules: {
      contracts: ["action-export", 0],
      region_bonuses: ["region", 0],
      scoring_1: ["scoring", 2],
      scoring_2: ["scoring", 2],
      scoring_3: ["scoring", 2],
      ships: ["scoring", 2],
      wages: ["turn-consolidate", 0],
      ...Object.fromEntries(
        Object.keys(ACHIEVEMENT_ICONS).map((id) => [ACHIEVEMENT + id, [`achievement-${dashed(id)}`, 0]]),
      ),
    },
    icons: {
      contracts: "contract",
      region_bonuses: "n-market",
      scoring_1: "vp",
      scoring_2: "vp",
      scoring_3: "vp",
      ships: "ship",
      wages: "worker",
      ...Object.fromEntries(Object.entries(ACHIEVEMENT_ICONS).map(([id, icon]) => [ACHIEVEMENT + id, icon])),
    },
  },
  faces: () => import("./faces"),
  rulebook: () => import("./rulebook"),
  topic,
};

export default plugin;
