/** What is printed on the components, as far as it is drawn. */
import type { YokohamaView } from "../../lib/api";
import type { Sheet } from "../../lib/words";

export type Amounts = Record<string, number>;
export type Ladder = "church" | "customs";

export interface AreaRow {
  id: string;
  category: string;
  gives: string;
  by_power: number[];
  vp?: number[];
}
export interface OrderRow {
  number: number;
  country: string;
  cost: Amounts;
  reward: Amounts;
}
export interface TechnologyRow {
  number: number;
  id: string;
  country: string;
  value: number;
}
export interface SiteRow {
  site: number;
  shophouses: Amounts[];
  trading_house: Amounts;
}
export interface SpaceRow {
  faith?: number;
  imports?: number;
  reward: Amounts;
}
export interface AchievementRow {
  id: string;
  need: Amounts;
  first: number;
  later: number;
}

/** A board of the map without its number: copper_mine_2 is a copper_mine. */
export const kindOf = (area: string): string => area.replace(/_\d$/, "");
/** The wash behind an area's name. */
export const bandOf = (area: string): string => `--band:var(--a-${kindOf(area).replace(/_[ab]$/, "")})`;

const row = <T>(sheet: Sheet, table: string, field: string, value: unknown): T =>
  (sheet[table].rows as Record<string, unknown>[]).find((one) => one[field] === value) as T;

export const areaRow = (sheet: Sheet, area: string) => row<AreaRow>(sheet, "areas", "id", kindOf(area));
export const orderRow = (sheet: Sheet, number: number) => row<OrderRow>(sheet, "orders", "number", number);
export const technologyRow = (sheet: Sheet, number: number) =>
  row<TechnologyRow>(sheet, "technologies", "number", number);
export const siteRow = (sheet: Sheet, site: number) => row<SiteRow>(sheet, "sites", "site", site);
export const achievementRow = (sheet: Sheet, id: string) => row<AchievementRow>(sheet, "achievements", "id", id);
export const tokenReward = (sheet: Sheet, token: number): Amounts =>
  row<{ reward: Amounts } | undefined>(sheet, "five_power_tokens", "token", token)?.reward ?? { free_agents: 1 };
export const spacesOf = (sheet: Sheet, board: Ladder) => sheet[board].spaces as SpaceRow[];
/** Spaces taken on a board, and how many of them end the game. */
export const takenOn = (view: YokohamaView, board: Ladder): number =>
  view[board].filter((owner) => owner !== null).length;
export const endOf = (sheet: Sheet, view: YokohamaView, board: Ladder): number =>
  (sheet.editions[String(view.options.edition)][`${board}_end`] as number[])[view.players - 2] ?? 0;
