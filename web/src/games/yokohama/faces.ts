/** The components of the game, as the workshop draws them. */
import type { Sheet } from "../../lib/words";
import type { Face, GameFaces } from "../types";
import { effectOf } from "./effects";

const SHOPHOUSES = [0, 1, 2, 3].map((at) => ({ path: `shophouses.${at}`, boxed: true }));
const POWERS = [0, 1, 2, 3, 4].map((at) => ({ path: `by_power.${at}`, boxed: true }));

const faces: Record<string, Face> = {
  orders: {
    columns: 9,
    icon: "order",
    corner: "country",
    body: [{ path: "cost" }],
    foot: [{ path: "reward" }],
    families: [
      ["tea-fish", 9],
      ["silk", 9],
      ["copper", 9],
      ["copper-silk", 9],
    ],
  },
  technologies: {
    columns: 6,
    icon: "technology",
    title: "id",
    corner: "country",
    body: [],
    foot: [{ path: "value", icon: "technology" }],
    effect: (data, sheet: Sheet) => effectOf(sheet, String(data.id)),
  },
  sites: {
    columns: 6,
    icon: "shophouse",
    body: SHOPHOUSES,
    foot: [{ path: "trading_house", icon: "trading-house" }],
  },
  five_power_tokens: { columns: 10, icon: "five-token", body: [{ path: "reward" }], foot: [] },
  church: { columns: 7, icon: "church", body: [{ path: "faith", icon: "faith" }], foot: [{ path: "reward" }] },
  customs: { columns: 7, icon: "customs", body: [{ path: "imports", icon: "import" }], foot: [{ path: "reward" }] },
  achievements: {
    columns: 4,
    icon: "achievement",
    title: "id",
    body: [{ path: "need" }],
    foot: [{ path: "first", icon: "vp" }, { path: "later" }],
    families: [
      ["deck-a", 4],
      ["deck-b", 4],
      ["deck-c", 4],
    ],
  },
  "mini_expansions.achievement_rewards": {
    columns: 6,
    icon: "achievement",
    corner: "country",
    body: [{ path: "free_agents", icon: "agent" }],
    foot: [],
  },
  countries: {
    columns: 5,
    icon: "agent",
    title: "id",
    corner: "id",
    body: [{ path: "agents", icon: "agent" }],
    foot: [],
  },
  areas: { columns: 5, icon: "map", title: "id", body: POWERS, foot: [{ path: "boards", icon: "map" }] },
};

const icons: Record<string, string> = {
  vp: "vp",
  yen: "yen",
  copper: "copper",
  silk: "silk",
  tea: "tea",
  fish: "fish",
  imports: "import",
  any_good: "any-good",
  warehouse: "warehouse",
  move: "move",
  orders: "order",
  technologies: "technology",
  tokens: "five-token",
};

export default { faces, icons } satisfies GameFaces;
