/** What the rules of Duel show besides their words. */
import { t } from "../../lib/i18n.svelte";
import { nameOf, type Sheet } from "../../lib/words";
import type { GameRulebook, Mark, NumberTable } from "../types";
import { areaIcon, GAME, viewOf, type AreaRow, type DuelSheet } from "./look";
import Picture from "./Picture.svelte";

const yen = (n: number): Mark => ({ icon: "yen", text: n });
const named = (icon: string, kind: string, id: string): Mark => ({ icon, text: nameOf(GAME, kind, id) });

function strengths({ areas }: DuelSheet): NumberTable {
  const most = Math.max(...areas.rows.map(({ by_strength }) => by_strength.length));
  return {
    title: "ui-book-duel-strengths",
    topics: ["turn-action", "area", "crib"],
    heads: Array.from({ length: most }, (_, at) => (at + 1 === most ? `${most}+` : at + 1)),
    rows: areas.rows.map(({ id, by_strength }: AreaRow) => ({
      label: named(areaIcon(id), "area", id),
      cells: by_strength,
    })),
  };
}

function cards({ strength_cards }: DuelSheet): NumberTable {
  return {
    title: "ui-book-duel-cards",
    topics: ["turn-strength", "crib"],
    heads: [t("ui-book-duel-before"), t("ui-book-duel-after"), { icon: "yen", label: t("ui-book-duel-price") }],
    rows: strength_cards.rows.map(({ before, after, cost }, at) => ({ label: at + 1, cells: [before, after, cost] })),
  };
}

function building(sheet: Sheet): NumberTable {
  const { shop, warehouse } = sheet.building as { shop: number; warehouse: number[] };
  return {
    title: "ui-book-duel-building",
    topics: ["turn-building", "crib"],
    rows: [
      { label: named("shophouse", "piece", "shop"), cells: [yen(shop)] },
      { label: named("warehouse", "piece", "warehouse"), cells: [{ icon: "yen", text: warehouse.join(", ") }] },
    ],
  };
}

function agents(sheet: Sheet): NumberTable {
  return {
    title: "ui-book-duel-agents",
    topics: ["turn-agents", "crib"],
    rows: Object.entries(sheet.agents.needs as Record<string, number>).map(([need, n]) => ({
      label: nameOf(GAME, "need", need),
      cells: [n],
    })),
  };
}

function points({ scoring }: Sheet): NumberTable {
  const worth = scoring as Record<string, number>;
  const row = (label: Mark, key: string) => ({ label, cells: [worth[key] ?? 0] });
  return {
    title: "ui-book-duel-points",
    topics: ["scoring", "crib"],
    rows: [
      row(nameOf(GAME, "score", "most_orders"), "most_orders"),
      row(nameOf(GAME, "score", "most_production"), "most_production"),
      row(named("warehouse", "piece", "warehouse"), "warehouse"),
      row(named("shophouse", "piece", "shop"), "shop"),
      row({ icon: "d-turned", text: nameOf(GAME, "good", "turned") }, "turned_import"),
      row({ icon: "import", text: nameOf(GAME, "good", "imports") }, "face_up_import"),
    ],
  };
}

const book: GameRulebook = {
  Picture,
  turn: [
    { mark: "1", icon: "power", topic: "turn-action" },
    { mark: "2", icon: "d-bonus", topic: "turn-bonus" },
    { mark: "3", icon: "shophouse", topic: "turn-building" },
    { mark: "★", icon: "order", topic: "turn-free" },
  ],
  callouts: {
    area: [
      ["header", "part-area"],
      [".powers, .track", "part-track"],
      [".power-sum", "part-sum"],
      [".site", "part-site"],
    ],
  },
  pictureOf: (kind, id, table) =>
    kind === "area" && viewOf(table).areas.some(({ area }) => area === id) ? `area:${id}` : null,
  tables: (sheet) => [
    strengths(sheet as DuelSheet),
    cards(sheet as DuelSheet),
    building(sheet),
    agents(sheet),
    points(sheet),
  ],
};

export default book;
