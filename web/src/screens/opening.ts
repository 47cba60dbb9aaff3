/** A table is opened: everything that is needed for it is asked for at once, and that of the address before the page is drawn. */
import { loadPlugin } from "../games";
import { loadGame, loadLessons } from "../lib/i18n.svelte";
import { SHARED_PATH, TABLE_PATH } from "../lib/router.svelte";
import type { TableStore } from "../lib/table.svelte";
import { transport } from "../lib/transport";
import { later, loadTableScreen } from "./later";

let begun: { id: string; table: Promise<TableStore> } | null = null;

async function open(id: string): Promise<TableStore> {
  const asked = transport.questions.table(id);
  const [info, { TableStore }] = await Promise.all([asked, import("../lib/table.svelte"), loadTableScreen()]);
  const [table] = await Promise.all([
    TableStore.open(id, info, loadPlugin(info.game)),
    loadGame(info.game),
    ...(info.lesson ? [loadLessons([info.game]), later.lesson()] : []),
  ]);
  return table;
}

/** The table that the address names, while texts are still on their way. */
export function beginTable(path: string): void {
  const [, id] = TABLE_PATH.exec(path) ?? SHARED_PATH.exec(path) ?? [];
  if (!id) return;
  begun = { id, table: open(id) };
  begun.table.catch(() => undefined); // whoever opens it hears that
}

export function openTable(id: string): Promise<TableStore> {
  const early = begun?.id === id ? begun.table : null;
  begun = null;
  return early ?? open(id);
}
