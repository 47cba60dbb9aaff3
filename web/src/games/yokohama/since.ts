/** Where on the table something happened. */
import type { GameEvent } from "../../lib/api";

export function spots(event: GameEvent): string[] {
  switch (event.type) {
    case "yokohama.assistant_put":
      return [`${event.area}:${event.space}`];
    case "yokohama.fulfilled":
    case "yokohama.order_taken":
      return [`order:${event.order}`];
    case "yokohama.technology_gained":
      return [`tech:${event.card}`];
    case "yokohama.achieved":
      return [`goal:${event.achievement}`];
    default:
      return "area" in event ? [`area:${event.area}`] : [];
  }
}
