/** Learn from your mistakes: the queue of them, and the turn that is tried again. */
import type { JudgedTurn, Practice, Try } from "../api";
import { go } from "../router.svelte";
import type { TableStore } from "../table.svelte";
import { transport } from "../transport";
import { analysisOf, type AnalysisStore } from "./analysis.svelte";
import { mistakesOf } from "./tell";
import { TryStore } from "./try.svelte";

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

/** A table where one turn of an analysis is tried again. */
export class PracticeStore extends TryStore {
  found = $state.raw(found());
  /** The analysis of the game that it is from. */
  readonly game: AnalysisStore;
  mistakes: JudgedTurn[] = $derived.by(() =>
    this.game.analysis ? mistakesOf(this.game.analysis, [this.practice.seat]) : [],
  );
  turn: JudgedTurn | undefined = $derived.by(() => this.game.turnOf(this.practice.number));

  constructor(table: TableStore, practice: Practice) {
    super(table, practice);
    this.game = analysisOf(practice.table);
  }

  isFound(turn: JudgedTurn): boolean {
    return this.found.includes(this.#name(turn.number));
  }

  #name(number: number): string {
    return `${this.practice.table} ${number}`;
  }

  protected override judged({ band }: Try): void {
    if (band !== "found") return;
    this.found = [...new Set([...this.found, this.#name(this.practice.number)])].slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(this.found));
  }

  /** From the end of the game nobody goes back, so there it is another table. */
  override async again(): Promise<void> {
    if (this.table.over) await this.next(this.practice.number);
    else await super.again();
  }

  /** The next mistake that is not found yet, or back to the analysis. */
  async next(number?: number): Promise<void> {
    const { table } = this.practice;
    const open = this.mistakes.filter((turn) => turn.number !== this.practice.number && !this.isFound(turn));
    const after = open.find((turn) => turn.number > this.practice.number) ?? open[0];
    const wanted = number ?? after?.number;
    if (wanted === undefined || !(await practise(table, wanted))) return this.leave();
    await transport.commands.deleteTable(this.table.id).catch(() => undefined);
  }

  async leave(): Promise<void> {
    await this.leaveFor(`/t/${this.practice.table}/analysis`);
  }
}
