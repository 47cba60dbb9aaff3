/** Which dialog lies over the screen, and the table under it. */
import type { TableStore } from "./table.svelte";

class Panels {
  open = $state<"" | "settings" | "keys" | "legend">("");
  /** The command line of the table. */
  command = $state(false);
  table = $state.raw<TableStore | null>(null);
}

export const panels = new Panels();
