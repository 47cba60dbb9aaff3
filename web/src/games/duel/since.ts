/** What happened lately: in this turn of ours, and since our last one. */
import type { TableStore } from "../../lib/table.svelte";

/** The other seat that acted in an area since our last turn. */
export function lastIn(table: TableStore, area: string): number | null {
  const events = table.sinceMine.flatMap((entry) => entry.actions.flatMap((action) => action.events));
  const last = events.findLast((event) => event.type === "duel.acted");
  return last?.type === "duel.acted" && last.area === area ? last.seat : null;
}
