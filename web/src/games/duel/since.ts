/** What happened lately, and where. */
import type { GameEvent } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";

/** The other seat that acted in an area since our last turn. */
export function lastIn(table: TableStore, area: string): number | null {
  const events = table.sinceMine.flatMap((entry) => entry.actions.flatMap((action) => action.events));
  const last = events.findLast((event) => event.type === "duel.acted");
  return last?.type === "duel.acted" && last.area === area ? last.seat : null;
}

export function spots(event: GameEvent): string[] {
  switch (event.type) {
    case "duel.church_card_taken":
      return [`church:${event.card}`];
    case "duel.technology_gained":
      return [`tech:${event.technology}`];
    case "duel.bonus_taken":
      return [`bonus:${event.card}`];
    default:
      return "area" in event ? [`area:${event.area}`] : [];
  }
}
