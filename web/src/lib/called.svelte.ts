/** What this browser's person is called: kept here, and by the account where there is one. */
import type { Me, NameWish } from "./api";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import { transport } from "./transport";

/** The account that this browser is signed in to. */
export const account = $state<{ name: string | null; asked: boolean }>({ name: null, asked: false });

export const called = (): Required<NameWish> => ({ name: settings.name.trim() || null, recorded: settings.recorded });

/** Another device of the same account may have said the name. */
export function meet(me: Me): void {
  account.name = me.account;
  account.asked = true;
  if (settings.name || !me.called) return;
  settings.name = me.called;
  settings.recorded = me.recorded;
}

/** Whose browser this is, where no page has asked yet. */
export async function introduce(): Promise<void> {
  if (!account.asked) meet(await transport.questions.me());
}

/** The name was changed: the account is told, and the table that is looked at. */
export async function rename(table: TableStore | null): Promise<void> {
  if (account.name !== null) await transport.commands.rememberName(called());
  const [seat, more] = table?.info.mine ?? [];
  if (table && seat !== undefined && more === undefined && table.info.status === "running")
    await transport.commands.setName(table.id, seat, called());
}
