/** What happened lately: in this turn of ours, and since our last one. */
import type { GainMark } from "../types";
import type { GameEvent } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import { ACTION_ICONS } from "./look";

/** The events of the turn that is being played. */
function thisTurn(table: TableStore): GameEvent[] {
  const played: GameEvent[][] = [];
  for (const entry of table.entries) {
    if (entry.kind === "undo") played.length = Math.min(played.length, entry.to);
    else if (entry.kind === "actions") played.push(...entry.actions.map((action) => action.events));
  }
  const start = played.findLastIndex((events) => events.some((event) => event.type === "nippon.turn_started"));
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
  return [...sums.values()].filter((mark) => mark.n !== 0).map((mark) => (mark.cost ? mark : { ...mark, n: `+${mark.n}` }));
}

/** Influence spaces, as `city:space`, that were filled in this turn of ours. */
export function justPut(table: TableStore): Set<string> {
  if (!table.myTurn) return new Set();
  return new Set(thisTurn(table).flatMap((event) => (event.type === "nippon.influence_put" ? [`${event.city}:${event.space}`] : [])));
}

const signed = (mark: GainMark): number => (mark.cost ? -Number(mark.n) : Number(mark.n));

export interface Lately {
  /** The seat that last took each action. */
  actions: Map<string, number>;
  /** Influence spaces, as `city:space`. */
  spaces: Set<string>;
  /** How many ships and trains came, as `ship:region:seat`. */
  pieces: Map<string, number>;
}

/** What the others did since our last turn. */
export function lately(table: TableStore): Lately {
  const found: Lately = { actions: new Map(), spaces: new Set(), pieces: new Map() };
  for (const entry of table.sinceMine) {
    for (const action of entry.actions) {
      if (action.verb && action.verb in ACTION_ICONS) found.actions.set(action.verb, entry.seat);
      for (const event of action.events) {
        if (event.type === "nippon.influence_put") found.spaces.add(`${event.city}:${event.space}`);
        else if (event.type === "nippon.ship_placed" || event.type === "nippon.train_placed") {
          const key = `${event.type === "nippon.ship_placed" ? "ship" : "train"}:${event.region}:${event.seat}`;
          found.pieces.set(key, (found.pieces.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return found;
}
