/** The outcome of a game, sorted for reading. */
import type { TableStore } from "../../lib/table.svelte";

export interface Row {
  seat: number;
  rank: number;
  score: number;
}

export function ranking(table: TableStore): Row[] {
  const { ranks, scores } = table.live.outcome!;
  return ranks
    .map((rank, seat) => ({ seat, rank, score: scores[seat]! }))
    .sort((a, b) => a.rank - b.rank || b.score - a.score);
}

export const pointsIn = (table: TableStore, seat: number, category: string): number =>
  table.live.outcome!.breakdown[seat]?.[category] ?? 0;

/** Categories that are added after a score was kept during the game. */
export const finalCategories = (table: TableStore): string[] =>
  table.plugin.categories.during.length ? table.plugin.categories.final : [];

/** What the final scoring added. */
export function finalPoints(table: TableStore, seat: number): number {
  return sumOf(table, seat, finalCategories(table));
}

export interface Group {
  title: string;
  rows: string[];
  /** What the sum of its rows is called; there is none where it would be the total. */
  sum?: string;
}

/** The categories by group; a game that names no groups has one. */
export function groups(table: TableStore): Group[] {
  const { during, final } = table.plugin.categories;
  const all = Object.keys(table.live.outcome!.breakdown[0] ?? {});
  if (!during.length) return [{ title: "ui-final", rows: all }];
  return [
    { title: "ui-during", rows: during, sum: "ui-after-rounds" },
    { title: "ui-final", rows: final, sum: "ui-added-sum" },
  ];
}

/** What a seat has in all of these categories. */
export const sumOf = (table: TableStore, seat: number, categories: string[]): number =>
  categories.reduce((sum, category) => sum + pointsIn(table, seat, category), 0);
