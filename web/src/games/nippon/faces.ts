/** The components of the game, as the workshop draws them. */
import type { Face, GameFaces } from "../types";

const boxes = (path: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `${path}.${at}`, boxed: true }));
const DRAWINGS: Record<string, string> = { clocks: "clock-good", light_bulbs: "light-bulb" };
const goodIcon = (good: string): string => DRAWINGS[good] ?? good;

const faces: Record<string, Face> = {
  contracts: {
    columns: 8,
    icon: "contract",
    body: [{ path: "goods", icon: "n-cube" }],
    foot: [
      { path: "vp", icon: "vp" },
      { path: "yen", icon: "yen" },
      { path: "money", icon: "n-up" },
    ],
  },
  city_tiles: { columns: 9, icon: "n-map", body: boxes("goods", 4), foot: [], drawn: goodIcon },
  factories: {
    columns: 6,
    icon: "factory",
    title: "bonus",
    corner: "good",
    drawn: goodIcon,
    body: [{ path: "effect" }],
    foot: [],
  },
  reward_tokens: {
    columns: 6,
    icon: "n-bag",
    body: [{ path: "multiplier" }, { path: "bonus" }],
    foot: [{ path: "copies" }],
  },
  regions: { columns: 4, icon: "n-map", title: "name", body: [{ path: "cities" }], foot: [{ path: "bonus" }] },
  region_scoring: { columns: 3, icon: "n-market", body: boxes("vp", 3), foot: [] },
  action_spaces: { columns: 5, icon: "n-work", body: [{ path: "actions" }], foot: [] },
  influence: { columns: 3, icon: "influence", body: boxes("tokens", 3), foot: [] },
  achievements: { columns: 5, icon: "n-star", title: "id", body: [{ path: "per" }], foot: [{ path: "printed" }] },
  goods: {
    columns: 6,
    icon: "n-cube",
    title: "id",
    corner: "id",
    drawn: goodIcon,
    body: [
      { path: "knowledge", icon: "knowledge" },
      { path: "coal", icon: "coal" },
    ],
    foot: [{ path: "capacity", icon: "n-bag" }],
  },
};

const icons: Record<string, string> = {
  vp: "vp",
  yen: "yen",
  coal: "coal",
  blueprints: "blueprint",
  cubes: "n-cube",
  stars: "n-star",
};

export default { faces, icons } satisfies GameFaces;
