/** What the rules of Yokohama show besides their words. */
import type { YokohamaView } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { nameOf, type Sheet } from "../../lib/words";
import type { GameRulebook, Mark, NumberTable } from "../types";
import Picture from "./Picture.svelte";
import { spacesOf, type AreaRow, type Ladder, type TechnologyRow } from "./sheet";

const GAME = "yokohama";
const PLAYERS = [2, 3, 4];
const area = (id: string): Mark => ({ icon: id, text: nameOf(GAME, "area", id) });
const vp = (): Mark => ({ icon: "vp", label: t("ui-book-points") });
const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

function powers(sheet: Sheet): NumberTable {
  const rows = (sheet.areas.rows as AreaRow[]).filter(({ by_power }) => by_power.some((n) => n > 0));
  return {
    title: "ui-book-yokohama-powers",
    topics: ["turn-action", "area", "crib"],
    heads: upTo(rows[0]?.by_power.length ?? 0),
    rows: rows.map(({ id, by_power }) => ({ label: area(id), cells: by_power })),
  };
}

/** The spaces of the church or the customs: what each asks for, and its points. */
function ladder(sheet: Sheet, board: Ladder): NumberTable {
  const spaces = spacesOf(sheet, board);
  return {
    title: `ui-book-yokohama-${board}`,
    topics: [`area-${board}`],
    heads: upTo(spaces.length),
    rows: [
      { label: t(`ui-book-yokohama-${board}-asks`), cells: spaces.map(({ faith, imports }) => faith ?? imports ?? 0) },
      { label: vp(), cells: spaces.map(({ reward }) => reward.vp ?? 0) },
    ],
  };
}

function hiring({ hiring: prices }: Sheet): NumberTable {
  const piece = (icon: string, id: string): Mark => ({ icon, text: nameOf(GAME, "piece", id) });
  return {
    title: "ui-book-yokohama-hiring",
    topics: ["rewards", "area-employment-agency", "crib"],
    rows: [
      { label: piece("assistant", "assistant"), cells: [String(prices.assistant)] },
      { label: piece("shophouse", "shophouse"), cells: [prices.shophouse as number] },
      { label: piece("trading-house", "trading_house"), cells: [(prices.trading_house as number[]).join(", ")] },
    ],
  };
}

function market({ chinatown }: Sheet): NumberTable {
  const buy = chinatown.buy as Record<string, number>;
  return {
    title: "ui-book-yokohama-market",
    topics: ["area-chinatown"],
    heads: [t("ui-book-yokohama-buys"), t("ui-book-yokohama-sells")],
    rows: Object.entries(buy).map(([good, price]) => ({
      label: { icon: good === "imports" ? "import" : good, text: nameOf(GAME, "good", good) },
      cells: [(chinatown.sell as Record<string, number>)[good] ?? 0, price],
    })),
  };
}

function ending({ editions, end }: Sheet): NumberTable {
  const by = (edition: string, board: string) => editions[edition][`${board}_end`] as number[];
  const boards = ["second", "original"].flatMap((edition) =>
    ["church", "customs"].map((board) => ({
      label: { icon: board, text: `${nameOf(GAME, "area", board)}, ${nameOf(GAME, "edition", edition)}` },
      cells: by(edition, board),
    })),
  );
  const same = (id: string, icon: string, n: number) => ({
    label: { icon, text: nameOf(GAME, "piece", id) },
    cells: PLAYERS.map(() => n),
  });
  return {
    title: "ui-book-yokohama-ends",
    topics: ["end", "crib"],
    heads: PLAYERS.map((n) => ({ icon: "people", text: n })),
    rows: [
      ...boards,
      same("shophouse", "shophouse", end.shophouses as number),
      same("trading_house", "trading-house", end.trading_houses as number),
    ],
  };
}

function points({ church, customs, scoring }: Sheet): NumberTable {
  const two = (of: unknown) => of as number[];
  return {
    title: "ui-book-yokohama-majorities",
    topics: ["scoring", "crib"],
    heads: [1, 2],
    rows: [
      { label: area("church"), cells: two(church.majority) },
      { label: area("customs"), cells: two(customs.majority) },
      { label: { icon: "technology", text: t("rules-topics-technology.title") }, cells: two(scoring.technology) },
    ],
  };
}

function sets({ scoring }: Sheet): NumberTable {
  const worth = scoring.country_sets as number[];
  return {
    title: "ui-book-yokohama-sets",
    topics: ["scoring", "crib"],
    heads: upTo(worth.length),
    rows: [{ label: vp(), cells: worth }],
  };
}

const book: GameRulebook = {
  Picture,
  turn: [
    { mark: "A", icon: "order", topic: "turn-additional" },
    { mark: "1", icon: "assistant", topic: "turn-placement" },
    { mark: "2", icon: "president", topic: "turn-movement" },
    { mark: "3", icon: "power", topic: "turn-action" },
    { mark: "4", icon: "five-token", topic: "turn-bonus" },
    { mark: "5", icon: "shophouse", topic: "turn-construction" },
    { mark: "6", icon: "assistant", topic: "turn-recovery" },
  ],
  callouts: {
    area: [
      ["header", "part-area"],
      [".powers", "part-track"],
      [".power-token", "part-token"],
      [".street", "part-street"],
      [".site", "part-site"],
    ],
  },
  pictureOf: (kind, id, table) => {
    const { areas } = table.view as YokohamaView;
    if (kind === "area" && (id === "church" || id === "customs")) return `board:${id}`;
    const lies = areas.find((one) => one.area.replace(/_\d$/, "") === id);
    if (kind === "area" && lies) return `area:${lies.area}`;
    const card = (table.sheet.technologies.rows as TechnologyRow[]).find((row) => row.id === id);
    return kind === "technology" && card ? `tech:${card.number}` : null;
  },
  tables: (sheet) => [
    powers(sheet),
    ladder(sheet, "church"),
    ladder(sheet, "customs"),
    hiring(sheet),
    market(sheet),
    ending(sheet),
    points(sheet),
    sets(sheet),
  ],
};

export default book;
