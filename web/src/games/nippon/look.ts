/** What the table of Nippon shows things with: icons, and the printed sheet with its shape. */
import type { FactoryView, NipponView, NipponViewSeatView, RegionView } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";

export const GAME = "nippon";
export const GOODS = ["silk", "paper", "bento", "lenses", "clocks", "light_bulbs"] as const;
export const TRACKS = ["money", "coal", "knowledge"] as const;
export type Track = (typeof TRACKS)[number];
export const SLOT_CLASSES = ["place-1", "place-2", "place-3", "place-4"] as const;

export interface GoodRow {
  id: string;
  level: number;
  knowledge: number;
  coal: number;
  capacity: number;
}

export interface FactoryRow {
  number: number;
  good: string;
  bonus: string;
  effect: Record<string, number | number[]>;
}

export interface ContractRow {
  number: number;
  goods: number[];
  yen: number;
  vp: number;
  money: number;
}

interface Vehicles {
  pieces: number;
  stars: number[];
  money_marks: number[][];
}

/** The component sheet, as far as the table draws it. */
export interface NipponSheet {
  goods: { rows: GoodRow[] };
  factories: { rows: FactoryRow[] };
  contracts: { rows: ContractRow[] };
  regions: { rows: { id: string; cities: string[]; bonus: Record<string, number> }[] };
  tracks: Record<Track, { spaces: number[]; stars?: number[] }>;
  ships: Vehicles & { vp: number; vp_turned: number };
  trains: Vehicles & { influence: number; influence_turned: number };
  emperor: { multipliers: number[] };
  workers: { on_board: number; per_space: number; row_size: number[] };
  costs: { invest: number; blueprints: number; wage: number };
  influence: { rows: { level: number; tokens: number[] }[] };
  influence_tokens: { values: number[] };
  scoring_track: { spaces: number; marks_after: number[]; golden: number[] };
  region_scoring: { rows: { scoring: number; vp: number[] }[] };
  reward_tokens: { rows: { multiplier: number; bonus: Record<string, number>; copies: number }[] };
  multiplier_tokens: { multiplier: number };
  achievements: { rows: { id: string; per: number; printed: number; min_level?: number; machine?: number }[] };
}

export const viewOf = (table: TableStore): NipponView => table.view as NipponView;
export const sheetOf = (table: TableStore): NipponSheet => table.sheet as NipponSheet;
export const mineOf = (table: TableStore): NipponViewSeatView => viewOf(table).seats[table.me]!;

// ---------------------------------------------------------------- icons

const GOOD_ICONS: Record<string, string> = { clocks: "clock-good", light_bulbs: "light-bulb" };
export const goodIcon = (good: string): string => GOOD_ICONS[good] ?? good;
export const cubeIcon = (good: string): string => `n-cube-${good}`;

export const ACTION_ICONS: Record<string, string> = {
  knowledge: "knowledge",
  production: "n-production",
  export: "n-export",
  invest: "factory",
  mines: "n-mine",
  ships: "ship",
  machinery: "machine",
  trains: "train",
  local_market: "n-market",
};

export const TRACK_ICONS: Record<Track, string> = { money: "yen", coal: "coal", knowledge: "knowledge" };

/** Every colour of workers has a pattern of its own as well. */
const COLOUR_ICONS: Record<string, string> = {
  white: "wk-0",
  black: "wk-1",
  red: "wk-2",
  blue: "wk-3",
  green: "wk-4",
  yellow: "wk-5",
};
export const workerIcon = (colour: string): string => COLOUR_ICONS[colour] ?? "wk-0";

const KIND_ICONS: Record<string, string> = { blueprints: "blueprint", machines: "machine" };
export const kindIcon = (kind: string): string => KIND_ICONS[kind] ?? kind;

export const ACHIEVEMENT_ICONS: Record<string, string> = {
  contracts: "contract",
  knowledge_stars: "knowledge",
  coal_stars: "coal",
  advanced_factories: "factory",
  full_machines: "technology",
  yen: "yen",
  ship_stars: "ship",
  train_stars: "train",
  regions: "influence",
};

/** A factory's bonus in two icons and a few signs. */
export interface Glyph {
  icon: string;
  text: string;
  more?: string;
}

export function glyphOf({ bonus, effect }: FactoryRow, good: GoodRow | undefined, sheet: NipponSheet): Glyph {
  const n = (name: string): number => Number(effect[name] ?? 0);
  const costs = (effect.costs as number[] | undefined)?.join("·") ?? "";
  const free = (count: number): string => t("ui-nippon-glyph-free", { n: count });
  switch (bonus) {
    case "consolidation_yen":
      return { icon: "n-consolidate", text: `+${n("yen")}`, more: "yen" };
    case "keep_coal":
      return { icon: "coal", text: t("ui-nippon-glyph-keep", { n: n("coal") }) };
    case "money_marks":
      return { icon: "n-up", text: `×${n("steps")}`, more: "yen" };
    case "once_yen":
      return { icon: "yen", text: `+${n("yen")}` };
    case "knowledge_further":
    case "once_knowledge":
      return { icon: "knowledge", text: `+${n("steps")}`, more: "n-up" };
    case "knowledge_cheaper":
      return { icon: "knowledge", text: costs, more: "n-star" };
    case "once_blueprints":
      return { icon: "blueprint", text: `+${n("blueprints")}` };
    case "less_coal":
      return { icon: "coal", text: `−${(good?.coal ?? 0) - n("coal")}` };
    case "mines_cheaper":
      return { icon: "n-mine", text: costs, more: "n-star" };
    case "mines_further":
    case "once_coal_track":
      return { icon: "n-mine", text: `+${n("steps")}`, more: "n-up" };
    case "once_turn_ships":
      return { icon: "ship", text: t("ui-nippon-glyph-all", { n: String(sheet.ships.vp_turned) }) };
    case "once_turn_trains":
      return { icon: "train", text: t("ui-nippon-glyph-all", { n: `+${sheet.trains.influence_turned}` }) };
    case "once_ships":
      return { icon: "ship", text: free(n("pieces")) };
    case "once_trains":
      return { icon: "train", text: free(n("pieces")) };
    case "once_machinery":
      return { icon: "machine", text: free(n("upgrades")) };
    case "ships_cheaper":
      return { icon: "ship", text: costs };
    case "trains_cheaper":
      return { icon: "train", text: costs };
    case "machinery_cheaper":
      return { icon: "machine", text: costs };
    default:
      return { icon: "n-cube", text: `+${n("cubes")}` };
  }
}

// ---------------------------------------------------------------- readings of the view

/** Workers one by one: a colour as often as it is there. */
export const eachWorker = (workers: Record<string, number>): string[] =>
  Object.entries(workers).flatMap(([colour, count]) => Array<string>(count).fill(colour));

export const countWorkers = (workers: Record<string, number>): number =>
  Object.values(workers).reduce((sum, count) => sum + count, 0);

/** The action that the pending step belongs to. */
const ACTION_OF_STEP: Record<string, string> = {
  payment: "export",
  cubes: "local_market",
  influence_token: "local_market",
  returned_token: "local_market",
  free_ships: "invest",
  free_trains: "invest",
  free_machinery: "invest",
};

export function actionNow(view: NipponView): string | null {
  const step = view.pending?.step ?? "";
  const action = ACTION_OF_STEP[step] ?? step;
  return action in ACTION_ICONS ? action : null;
}

export const regionOfCity = (view: NipponView, city: string): RegionView | undefined =>
  view.regions.find((region) => region.cities.some((one) => one.city === city));

/** Where deliveries go in this action. */
export function regionNow(view: NipponView): string | null {
  const pending = view.pending;
  if (pending?.region) return pending.region;
  return pending?.city ? (regionOfCity(view, pending.city)?.region ?? null) : null;
}

export interface Standing {
  /** null: the foreign companies. */
  seat: number | null;
  influence: number;
  vp: number;
  place: number;
}

/** Who has influence in a region, most first. */
export function standings(region: RegionView): Standing[] {
  const people = region.influence.map((influence, seat) => ({
    seat,
    influence,
    vp: region.vp_if_scored[seat] ?? 0,
    place: region.places[seat] ?? 9,
  }));
  const above = region.influence.filter((influence) => influence > region.foreign).length;
  return [...people, { seat: null, influence: region.foreign, vp: 0, place: above + 1 }]
    .filter((one) => one.influence > 0)
    .sort((a, b) => b.influence - a.influence);
}

export const storeOf = (factories: FactoryView[], good: string): number =>
  factories.find((one) => one.good === good)?.cubes ?? 0;

/** The seat that owns each factory that has been built. */
export function owners(view: NipponView): Map<number, number> {
  return new Map(
    view.seats.flatMap((seat) => seat.factories.map((factory): [number, number] => [factory.number, seat.seat])),
  );
}
