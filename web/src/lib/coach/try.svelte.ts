/** A table where one turn is tried, again and again: the coach says how good it was. */
import type { Practice, Try } from "../api";
import { go } from "../router.svelte";
import type { TableStore } from "../table.svelte";
import { transport } from "../transport";

export class TryStore {
  tried = $state.raw<Try | null>(null);
  judging = $state(false);
  shown = $state(false);
  /** Nobody could be asked how good the turn is. */
  failed = $state(false);

  constructor(
    readonly table: TableStore,
    readonly practice: Practice,
  ) {}

  /** The turn is over: how good was it? */
  async judge(): Promise<void> {
    if (this.judging || this.tried || this.failed) return;
    this.judging = true;
    try {
      this.tried = await transport.commands.judgeTry(this.table.id);
      this.judged(this.tried);
    } catch {
      this.failed = true;
    } finally {
      this.judging = false;
    }
  }

  /** What is to be remembered of it. */
  protected judged(_: Try): void {}

  /** Back to where the turn began. */
  async again(): Promise<void> {
    const { table, practice } = this;
    await transport.commands.undo(table.id, practice.seat, table.live.position, practice.first);
    await table.refresh();
    this.tried = null;
    this.shown = false;
    this.failed = false;
  }

  /** To another page; this table has done its duty. */
  protected async leaveFor(path: string): Promise<void> {
    go(path);
    await transport.commands.deleteTable(this.table.id).catch(() => undefined);
  }
}
