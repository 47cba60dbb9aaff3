/** Where things lie: rows of bricks on twelve half-columns, and the corners beside them. */
import type { TableStore } from "../../lib/table.svelte";
import type { Sheet } from "../../lib/words";

const COLUMNS = 12;

export interface Spot {
  row: number;
  /** Counted from 1, as the grid does. */
  column: number;
}

/** The brick with that place, counted row by row from the top. */
export function spotOf(sheet: Sheet, players: number, place: number): Spot {
  const rows = sheet.map.pyramid[players - 2] as number[];
  const margin = (COLUMNS - 2 * (rows[0] ?? 0)) / 2;
  let [row, at] = [0, place];
  while (at >= (rows[row] ?? Infinity)) at -= rows[row++]!;
  return { row, column: margin + row + 1 + 2 * at };
}

/** The other seat that acted there since your last turn, if one did; the latest. */
export function lastIn(table: TableStore, area: string): number | null {
  let last: number | null = null;
  for (const entry of table.sinceMine) {
    for (const action of entry.actions) {
      for (const event of action.events) if (event.type === "yokohama.acted" && event.area === area) last = event.seat;
    }
  }
  return last;
}
