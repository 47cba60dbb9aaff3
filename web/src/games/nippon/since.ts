/** What happened lately: in this turn of ours, and since our last one. */
import type { GameEvent } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import { thisTurn } from "../../lib/turn";
import { ACTION_ICONS } from "./look";

/** Influence spaces, as `city:space`, that were filled in this turn of ours. */
export function justPut(table: TableStore): Set<string> {
  if (!table.myTurn) return new Set();
  return new Set(
    thisTurn(table).flatMap((event) => (event.type === "nippon.influence_put" ? [`${event.city}:${event.space}`] : [])),
  );
}

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

export function spots(event: GameEvent): string[] {
  switch (event.type) {
    case "nippon.influence_put":
      return [`space:${event.city}:${event.space}`];
    case "nippon.ship_placed":
    case "nippon.train_placed":
    case "nippon.region_scored":
      return [`region:${event.region}`];
    case "nippon.worker_taken":
      return [`act:${event.action}`, `closed:${event.action}`];
    case "nippon.contract_fulfilled":
      return [`contract:${event.contract}`];
    case "nippon.factory_built":
      return [`tile:${event.factory}`];
    case "nippon.multiplier_put":
      return [`achievement:${event.achievement}`];
    case "nippon.reward_taken":
      return ["rewards"];
    case "nippon.consolidated":
      return ["consolidate"];
    case "nippon.scoring":
      return ["scoring"];
    default:
      return [];
  }
}
