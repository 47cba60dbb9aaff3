/** What happened lately: in this turn of ours, and since our last one. */
import type { GameEvent } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import type { GainMark } from "../types";

/** The events of the turn that is being played. */
function thisTurn(table: TableStore): GameEvent[] {
  const played: GameEvent[][] = [];
  for (const entry of table.entries) {
    if (entry.kind === "undo") played.length = Math.min(played.length, entry.to);
    else if (entry.kind === "actions") played.push(...entry.actions.map((action) => action.events));
  }
  const start = played.findLastIndex((events) => events.some((event) => event.type === "duel.turn_started"));
  return played.slice(start + 1).flat();
}

const signed = (mark: GainMark): number => (mark.cost ? -Number(mark.n) : Number(mark.n));

/** What this turn has cost and brought so far. */
export function soFar(table: TableStore): GainMark[] {
  const sums = new Map<string, GainMark>();
  for (const event of thisTurn(table)) {
    const mark = table.plugin.gain(event);
    if (!mark || mark === "skip" || mark.seat !== table.me) continue;
    const known = sums.get(mark.icon);
    const n = (known ? signed(known) : 0) + signed(mark);
    sums.set(mark.icon, { ...mark, n: Math.abs(n), cost: n < 0 });
  }
  return [...sums.values()].filter((mark) => mark.n !== 0).map((mark) => (mark.cost ? mark : { ...mark, n: `+${mark.n}` }));
}

/** The other seat that acted in an area since our last turn. */
export function lastIn(table: TableStore, area: string): number | null {
  const events = table.sinceMine.flatMap((entry) => entry.actions.flatMap((action) => action.events));
  const last = events.findLast((event) => event.type === "duel.acted");
  return last?.type === "duel.acted" && last.area === area ? last.seat : null;
}
