/** The components of the game, as the workshop draws them. */
import type { Face, GameFaces } from "../types";
import { KIND_ICONS, NEED_ICONS } from "./look";

const REWARDS = ["at_5", "at_6", "at_7"].map((path) => ({ path, boxed: true }));
const STRENGTHS = [0, 1, 2, 3, 4].map((at) => ({ path: `by_strength.${at}`, boxed: true }));

const faces: Record<string, Face> = {
  orders: {
    columns: 9,
    icon: "order",
    body: [{ path: "cost" }],
    foot: [{ path: "vp", icon: "vp" }, { path: "reward" }],
    families: [
      ["tea-fish", 9],
      ["silk", 9],
      ["copper", 9],
      ["copper-silk", 9],
    ],
  },
  bonus_cards: { columns: 8, icon: "d-bonus", body: REWARDS, foot: [] },
  technologies: {
    columns: 5,
    icon: "technology",
    title: "id",
    body: [{ path: "effect" }],
    foot: [{ path: "value", icon: "technology" }],
  },
  church_cards: {
    columns: 9,
    icon: "d-churchcard",
    body: [{ path: "faith", icon: "faith" }],
    foot: [{ path: "vp", icon: "vp" }, { path: "reward" }],
  },
  strength_cards: {
    columns: 4,
    icon: "power",
    body: [
      { path: "before", icon: "power" },
      { path: "after", icon: "d-up" },
    ],
    foot: [{ path: "cost", icon: "yen" }],
  },
  extra_strength: {
    columns: 2,
    icon: "d-plus1",
    title: "id",
    body: [{ path: "strength", icon: "power" }],
    foot: [{ path: "cards", icon: "d-card" }],
  },
  areas: { columns: 5, icon: "map", title: "id", body: STRENGTHS, foot: [{ path: "always_open" }] },
};

const ITSELF = ["vp", "yen", "copper", "silk", "tea", "fish"];
const icons: Record<string, string> = {
  ...Object.fromEntries(ITSELF.map((kind) => [kind, kind])),
  ...KIND_ICONS,
  ...NEED_ICONS,
};

export default { faces, icons } satisfies GameFaces;
