/** The turn that is being played, from its events. */
import type { GainMark } from "../games/types";
import type { GameEvent } from "./api";
import type { TableStore } from "./table.svelte";
import type { Entry } from "./transport";

interface Step {
  events: GameEvent[];
  seat?: number;
  turn?: number;
  /** The entry that it stands in. */
  number: number;
}

/** The steps that were not taken back, as the server counts them: actions, redraws and resignations. */
function stepsOf(entries: Entry[]): Step[] {
  const steps: Step[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") steps.length = Math.min(steps.length, entry.to);
    else if (entry.kind === "actions")
      steps.push(
        ...entry.actions.map(({ events }) => ({ events, seat: entry.seat, turn: entry.turn, number: entry.number })),
      );
    else if (entry.kind === "redraw" || entry.kind === "resign") steps.push({ events: [], number: entry.number });
  }
  return steps;
}

/** The events of the turn that is being played. */
export function thisTurn(table: TableStore): GameEvent[] {
  const steps = stepsOf(table.before);
  const start = steps.findLastIndex(({ events }) =>
    events.some((event) => event.type === `${table.info.game}.turn_started`),
  );
  return steps.slice(start + 1).flatMap(({ events }) => events);
}

/** The entry after which so many steps have been taken. */
export function entryAfter(entries: Entry[], steps: number): number {
  return steps > 0 ? (stepsOf(entries)[steps - 1]?.number ?? 0) : 0;
}

/** How many steps lead to the start of a seat's last turn, this one if it has begun; null: it has had none. */
export function startOfTurn(entries: Entry[], seat: number): number | null {
  const steps = stepsOf(entries);
  const last = steps.findLast((step) => step.seat === seat);
  if (!last) return null;
  return steps.findIndex((step) => step.seat === seat && step.turn === last.turn);
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
