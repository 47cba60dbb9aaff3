/** Which dialog lies over the screen, and the table under it. */
import type { TableStore } from "./table.svelte";

class Panels {
  open = $state<"" | "settings" | "keys" | "legend">("");
  /** The command line of the table. */
  command = $state(false);
  /** The keys of the page, where they are not the table's. */
  keys = $state.raw<[string[], string][] | null>(null);
  table = $state.raw<TableStore | null>(null);
}

export const panels = new Panels();
