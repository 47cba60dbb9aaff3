/** The turn that is being played, from its events. */
import type { GainMark } from "../games/types";
import type { GameEvent } from "./api";
import type { TableStore } from "./table.svelte";

/** The events of the turn that is being played. */
export function thisTurn(table: TableStore): GameEvent[] {
  const played: GameEvent[][] = [];
  for (const entry of table.entries) {
    if (entry.kind === "undo") played.length = Math.min(played.length, entry.to);
    else if (entry.kind === "actions") played.push(...entry.actions.map((action) => action.events));
    else if (entry.kind === "redraw" || entry.kind === "resign") played.push([]); // steps, as the server counts them
  }
  const start = played.findLastIndex((events) =>
    events.some((event) => event.type === `${table.info.game}.turn_started`),
  );
  return played.slice(start + 1).flat();
}

/** What this turn has cost and brought so far. */
export function soFar(table: TableStore): GainMark[] {
  const sums = new Map<string, GainMark>();
  for (const event of thisTurn(table)) {
    const mark = table.plugin.gain(event);
    if (!mark || mark === "skip" || mark.seat !== table.me || typeof mark.n !== "number") continue;
    const known = sums.get(mark.icon);
    const n = (known ? signed(known) : 0) + signed(mark);
    sums.set(mark.icon, { ...mark, n: Math.abs(n), cost: n < 0 });
  }
  return [...sums.values()]
    .filter((mark) => mark.n !== 0)
    .map((mark) => (mark.cost ? mark : { ...mark, n: `+${mark.n}` }));
}

const signed = (mark: GainMark): number => (mark.cost ? -Number(mark.n) : Number(mark.n));
