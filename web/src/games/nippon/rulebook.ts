/** What the rules of Nippon show besides their words. */
import { t } from "../../lib/i18n.svelte";
import { nameOf, type Sheet } from "../../lib/words";
import type { GameRulebook, Mark, NumberTable } from "../types";
import { ACTION_ICONS, GAME, goodIcon, type NipponSheet, TRACK_ICONS, TRACKS, viewOf } from "./look";
import Picture from "./Picture.svelte";

const LEVELS = ["", "I", "II", "III"];
const icon = (name: string, label: string): Mark => ({ icon: name, label });
const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

function goods({ goods: { rows } }: NipponSheet): NumberTable {
  return {
    title: "ui-book-nippon-goods",
    topics: ["good", "action-invest", "action-production", "crib"],
    heads: [
      t("ui-book-nippon-level"),
      icon(TRACK_ICONS.knowledge, nameOf(GAME, "track", "knowledge")),
      icon(TRACK_ICONS.coal, nameOf(GAME, "track", "coal")),
    ],
    rows: rows.map(({ id, level, knowledge, coal }) => ({
      label: { icon: goodIcon(id), text: nameOf(GAME, "good", id) },
      cells: [LEVELS[level] ?? level, knowledge, coal],
    })),
  };
}

function costs(sheet: Sheet): NumberTable {
  const prices = sheet.costs as Record<string, number | number[]>;
  const rows = ["knowledge", "mines", "machinery", "trains", "ships"] as const;
  return {
    title: "ui-book-nippon-costs",
    topics: ["action", "crib"],
    heads: upTo((prices.ships as number[]).length),
    rows: rows.map((id) => ({
      label: { icon: ACTION_ICONS[id] ?? "", text: nameOf(GAME, "action", id) },
      cells: prices[id] as number[],
    })),
  };
}

function influence({ influence: { rows } }: NipponSheet): NumberTable {
  return {
    title: "ui-book-nippon-influence",
    topics: ["action-local-market", "crib"],
    heads: upTo(rows[0]?.tokens.length ?? 0),
    rows: rows.map(({ level, tokens }) => ({ label: LEVELS[level] ?? level, cells: tokens })),
  };
}

function rewards({ emperor: { multipliers } }: NipponSheet): NumberTable {
  return {
    title: "ui-book-nippon-rewards",
    topics: ["turn-consolidate", "crib"],
    heads: upTo(multipliers.length),
    rows: [{ label: t("ui-book-nippon-multiplier"), cells: multipliers.map((n) => (n ? `×${n}` : 0)) }],
  };
}

function regions({ region_scoring: { rows } }: NipponSheet): NumberTable {
  return {
    title: "ui-book-nippon-regions",
    topics: ["scoring", "crib"],
    heads: upTo(rows[0]?.vp.length ?? 0),
    rows: rows.map(({ scoring, vp }) => ({ label: t("ui-book-nippon-scoring", { n: scoring }), cells: vp })),
  };
}

function tracks(sheet: NipponSheet): NumberTable {
  return {
    title: "ui-book-nippon-tracks",
    topics: ["track"],
    rows: TRACKS.map((id) => ({
      label: { icon: TRACK_ICONS[id], text: nameOf(GAME, "track", id) },
      cells: [sheet.tracks[id].spaces.map((n) => n || "·").join(" ")],
    })),
  };
}

const book: GameRulebook = {
  Picture,
  turn: [
    { mark: "A", icon: "worker", topic: "turn-worker" },
    { mark: "★", icon: "blueprint", topic: "turn-blueprints" },
    { mark: "B", icon: "n-consolidate", topic: "turn-consolidate" },
  ],
  callouts: {
    region: [
      [".city", "part-city"],
      [".influence-space", "part-space"],
      [".city-good", "part-good"],
    ],
  },
  pictureOf: (kind, id, table) =>
    kind === "region" && viewOf(table).regions.some(({ region }) => region === id) ? `region:${id}` : null,
  tables: (sheet) => {
    const own = sheet as NipponSheet;
    return [goods(own), costs(sheet), influence(own), rewards(own), regions(own), tracks(own)];
  },
};

export default book;
