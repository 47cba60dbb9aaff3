/** What the table of Duel shows things with: icons, and the printed sheet with its shape. */
import type { DuelView, DuelViewAreaView, DuelViewSeatView, StrengthCardView } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";

export const GAME = "duel";
export const GOODS = ["copper", "silk", "tea", "fish"] as const;
export const KINDS = ["yen", ...GOODS, "imports", "turned"] as const;
/** The two boards, as they lie. */
export const BOARDS = [
  ["tea_plantation", "fishing_ground", "copper_mine", "silk_mill", "bank"],
  ["church", "customs", "chinatown", "laboratory", "port"],
] as const;

export type Amounts = Record<string, number>;

export interface AreaRow {
  id: string;
  gives: string;
  by_strength: number[];
  always_open: boolean;
}

export interface OrderRow {
  number: number;
  cost: Amounts;
  vp: number;
  reward: Amounts;
}

export interface TechnologyRow {
  id: string;
  value: number;
  effect: Record<string, number | Amounts>;
}

interface ChurchRow {
  card: number;
  faith: number;
  vp: number;
  reward: Amounts;
}

interface BonusRow {
  card: number;
  at_5: Amounts;
  at_6: Amounts;
  at_7: Amounts;
}

/** The component sheet, as far as the table draws it. */
export interface DuelSheet {
  rounds: { rounds: number; turns: number };
  player: { shops: number; warehouses: number };
  strength_cards: { rows: { before: number; after: number; cost: number }[] };
  extra_strength: { hand_max: number; rows: { id: string; strength: number }[] };
  strength: {
    shop: number;
    warehouse: number;
    station: number;
    build_from: number;
    bonus_from: [number, number, number];
    warehouse_income: number;
  };
  agents: { strength: number };
  building: { shop: number };
  areas: { rows: AreaRow[] };
  church: { pay: Amounts };
  chinatown: { sell: Amounts; buy: Amounts };
  laboratory: { per_production: Amounts; surcharge_from: number; surcharge: Amounts };
  port: { second_order: Amounts };
  bonus_cards: { rows: BonusRow[] };
  orders: { rows: OrderRow[] };
  technologies: { rows: TechnologyRow[] };
  church_cards: { rows: ChurchRow[] };
  scoring: { most_orders: number; most_production: number; turned_import: number };
}

export const viewOf = (table: TableStore): DuelView => table.view as DuelView;
export const sheetOf = (table: TableStore): DuelSheet => table.sheet as DuelSheet;
export const mineOf = (table: TableStore): DuelViewSeatView => viewOf(table).seats[table.me]!;

export const areaRow = (table: TableStore, id: string): AreaRow =>
  sheetOf(table).areas.rows.find((row) => row.id === id)!;
export const orderRow = (table: TableStore, number: number): OrderRow =>
  sheetOf(table).orders.rows.find((row) => row.number === number)!;
export const technologyRow = (table: TableStore, id: string): TechnologyRow =>
  sheetOf(table).technologies.rows.find((row) => row.id === id)!;
export const churchRow = (table: TableStore, card: number): ChurchRow =>
  sheetOf(table).church_cards.rows.find((row) => row.card === card)!;

/** The rewards of a strength-bonus card, each with the strength from which it is got. */
export function bonusRows(table: TableStore, card: number): { from: number; reward: Amounts }[] {
  const { bonus_cards, strength } = sheetOf(table);
  const row = bonus_cards.rows.find((one) => one.card === card)!;
  return [row.at_5, row.at_6, row.at_7].map((reward, at) => ({ from: strength.bonus_from[at]!, reward }));
}

export const areaView = (table: TableStore, id: string): DuelViewAreaView =>
  viewOf(table).areas.find((area) => area.area === id)!;

// ---------------------------------------------------------------- icons

const AREA_ICONS: Record<string, string> = { laboratory: "laboratory_a", port: "port_a" };
export const areaIcon = (area: string): string => AREA_ICONS[area] ?? area;

const UNIT_ICONS: Record<string, string> = {
  turns: "d-turned",
  exchanges: "any-good",
  production: "technology",
  orders_drawn: "order",
};
/** What the numbers of an area's table count. */
export const unitIcon = (gives: string): string => UNIT_ICONS[gives] ?? gives;

export const KIND_ICONS: Record<string, string> = {
  imports: "import",
  turned: "d-turned",
  turn: "d-turned",
  orders: "order",
  plus_1: "d-plus1",
  plus_2: "d-plus2",
};
export const kindIcon = (kind: string): string => KIND_ICONS[kind] ?? kind;

export const NEED_ICONS: Record<string, string> = {
  orders: "order",
  technologies: "technology",
  church_cards: "d-churchcard",
  turned_imports: "d-turned",
};

export const bandOf = (area: string): string => `--band:var(--a-${area})`;

// ---------------------------------------------------------------- readings of the view

export const strengthOf = (seat: DuelViewSeatView): number =>
  seat.strength_cards.find((card) => card.card === seat.next_card)?.strength ?? 0;

/** Strength cards in the order of play: those that lie on the boards, then the lowest. */
export const inOrder = (seat: DuelViewSeatView): StrengthCardView[] =>
  [...seat.strength_cards].sort((a, b) => Number(b.area !== null) - Number(a.area !== null) || a.strength - b.strength);

export interface Lying {
  seat: number;
  card: StrengthCardView;
}

export const lyingIn = (view: DuelView, area: string): Lying[] =>
  view.seats.flatMap((seat) =>
    seat.strength_cards.filter((card) => card.area === area).map((card) => ({ seat: seat.seat, card })),
  );

export interface Addend {
  icon: string;
  n: number;
}

/** What stands in an area and adds to a seat's strength there. */
export function addends(table: TableStore, area: DuelViewAreaView, seat: number): Addend[] {
  const { strength } = sheetOf(table);
  return [
    ...(area.shops.includes(seat) ? [{ icon: "shophouse", n: strength.shop }] : []),
    ...(area.warehouse === seat ? [{ icon: "warehouse", n: strength.warehouse }] : []),
    ...(area.station ? [{ icon: "station", n: strength.station }] : []),
  ];
}

export interface Sum {
  /** What is played: a strength card or an agent. */
  base: number;
  agent: boolean;
  more: Addend[];
  total: number;
  /** The action is being carried out at this strength; what was played lies there. */
  fixed: boolean;
}

/** A click on an area sends an agent. */
function sendsAgent(table: TableStore, area: string): boolean {
  const actions = table.byTarget.get(`area:${area}`) ?? [];
  return actions.length > 0 && actions.every((action) => action.verb === "agent");
}

/** The strength of the action that is under way or would be, before anything is added to it. */
export function sumIn(table: TableStore, area: DuelViewAreaView): Sum {
  const view = viewOf(table);
  const seat = view.seats[table.me]!;
  const here = view.action?.area === area.area && view.to_move === table.me ? view.action : null;
  const agent = here?.agent ?? sendsAgent(table, area.area);
  const local = (area.strength[table.me] ?? 0) - strengthOf(seat);
  const base = agent ? sheetOf(table).agents.strength : strengthOf(seat);
  return {
    base,
    agent,
    more: addends(table, area, table.me),
    total: here?.strength ?? base + local,
    fixed: here?.strength != null,
  };
}

export const totalProduction = (table: TableStore, seat: DuelViewSeatView): number =>
  seat.technologies.reduce((sum, id) => sum + technologyRow(table, id).value, 0);

/** The extra-strength cards of a seat one by one. */
export const extraCards = (seat: DuelViewSeatView): string[] =>
  Object.entries(seat.extra).flatMap(([id, n]) => Array<string>(n).fill(id));

export const signOf = (extra: string): string => `+${extra.slice(-1)}`;
