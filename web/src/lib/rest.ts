/** When one's slow clocks rest: said at one table, it holds at the next ones as well. */
import { toUtc } from "./clock";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import { transport } from "./transport";

/** What was last said of a seat's rest; null: nothing yet. */
export function restOf(table: TableStore, seat: number): { sleep: [number, number] | null } | null {
  const said = table.entries.findLast((entry) => entry.kind === "rest" && entry.seat === seat);
  return said?.kind === "rest" ? said : null;
}

/** At a table where its person has not said when they sleep, what they said elsewhere holds. */
export async function restAsUsual(table: TableStore): Promise<void> {
  const [seat, more] = table.info.mine;
  if (!settings.sleep || table.info.clock.kind !== "days" || table.info.status !== "running") return;
  if (seat === undefined || more !== undefined || restOf(table, seat)) return;
  const [from, to] = settings.sleep;
  await transport.commands.rest(table.id, seat, [toUtc(from), toUtc(to)], 0);
}
