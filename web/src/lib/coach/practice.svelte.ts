/** Learn from your mistakes: the queue of them, and the turn that is tried again. */
import type { JudgedTurn, Practice, Try } from "../api";
import { go } from "../router.svelte";
import type { TableStore } from "../table.svelte";
import { transport } from "../transport";
import { analysisOf, type AnalysisStore } from "./analysis.svelte";
import { mistakesOf } from "./tell";

const KEY = "hatoba-found";

/** The mistakes that this browser has found a better turn for, as "table number". */
function found(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
const KEPT = 500;

/** Go to a table of one's own where this turn is played again; whether there is one. */
export async function practise(table: string, turn: number): Promise<boolean> {
  try {
    const made = await transport.commands.practise(table, turn);
    go(`/t/${made.table.id}`);
    return true;
  } catch {
    return false;
  }
}

/** A table where one turn is tried again. */
export class PracticeStore {
  tried = $state.raw<Try | null>(null);
  judging = $state(false);
  shown = $state(false);
  found = $state.raw(found());
  /** Nobody could be asked how good the turn is. */
  failed = $state(false);
  /** The analysis of the game that it is from. */
  readonly game: AnalysisStore;
  mistakes: JudgedTurn[] = $derived.by(() =>
    this.game.analysis ? mistakesOf(this.game.analysis, [this.practice.seat]) : [],
  );
  turn: JudgedTurn | undefined = $derived.by(() => this.game.turnOf(this.practice.number));

  readonly #table: TableStore;

  constructor(
    table: TableStore,
    readonly practice: Practice,
  ) {
    this.#table = table;
    this.game = analysisOf(practice.table);
  }

  isFound(turn: JudgedTurn): boolean {
    return this.found.includes(this.#name(turn.number));
  }

  #name(number: number): string {
    return `${this.practice.table} ${number}`;
  }

  /** The turn is over: how good was it? */
  async judge(): Promise<void> {
    if (this.judging || this.tried || this.failed) return;
    this.judging = true;
    try {
      this.tried = await transport.commands.judgeTry(this.#table.id);
      if (this.tried.band === "found") this.#remember();
    } catch {
      this.failed = true;
    } finally {
      this.judging = false;
    }
  }

  #remember(): void {
    this.found = [...new Set([...this.found, this.#name(this.practice.number)])].slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(this.found));
  }

  /** Back to where the turn began; from the end of the game nobody goes back, so there it is another table. */
  async again(): Promise<void> {
    const table = this.#table;
    if (table.over) return this.next(this.practice.number);
    await transport.commands.undo(table.id, this.practice.seat, table.live.position, this.practice.first);
    await table.refresh();
    this.tried = null;
    this.shown = false;
  }

  /** The next mistake that is not found yet, or back to the analysis. This table has done its duty. */
  async next(number?: number): Promise<void> {
    const { table } = this.practice;
    const open = this.mistakes.filter((turn) => turn.number !== this.practice.number && !this.isFound(turn));
    const after = open.find((turn) => turn.number > this.practice.number) ?? open[0];
    const wanted = number ?? after?.number;
    if (wanted === undefined || !(await practise(table, wanted))) go(`/t/${table}/analysis`);
    await transport.commands.deleteTable(this.#table.id).catch(() => undefined);
  }

  async leave(): Promise<void> {
    go(`/t/${this.practice.table}/analysis`);
    await transport.commands.deleteTable(this.#table.id).catch(() => undefined);
  }
}
