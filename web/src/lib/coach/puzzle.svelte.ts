/** A puzzle at its table, and the way from one puzzle to the next. */
import type { Practice, PuzzleInfo, PuzzleSolution, Try } from "../api";
import { t } from "../i18n.svelte";
import { go } from "../router.svelte";
import type { TableStore } from "../table.svelte";
import { transport } from "../transport";
import { keepShown, keepTry, puzzles } from "./solved.svelte";
import { percentWords } from "./tell";
import { TryStore } from "./try.svelte";

/** Fewer expected points than this are no goal: then it is a share of the win. */
const LEAST_POINTS = 1;

/** What is to be found, in a sentence. */
export const goalOf = ({ points, share }: PuzzleInfo): string =>
  points >= LEAST_POINTS
    ? t("ui-puzzle-goal-points", { n: Math.round(points * 10) / 10 })
    : t("ui-puzzle-goal-share", { share: percentWords(share) });

/** The next puzzle of the same game that is not solved, after this one if there is one. */
export function nextOf(all: PuzzleInfo[], game: string, id?: string): PuzzleInfo | undefined {
  const same = all.filter((one) => one.game === game);
  const from = same.findIndex((one) => one.id === id) + 1;
  return [...same.slice(from), ...same.slice(0, from)].find((one) => one.id !== id && !puzzles[one.id]?.day);
}

/** Goes to a new table where it is solved. */
export async function solve(id: string): Promise<void> {
  const { table } = await transport.commands.startPuzzle(id);
  go(`/t/${table.id}`);
}

export class PuzzleStore extends TryStore {
  all = $state.raw<PuzzleInfo[]>([]);
  info: PuzzleInfo | undefined = $derived.by(() => this.all.find(({ id }) => id === this.#id));
  next: PuzzleInfo | undefined = $derived.by(() => nextOf(this.all, this.table.info.game, this.#id));
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Solved by the first try of all. */
  first = $state(false);
  readonly #id: string;

  constructor(table: TableStore, practice: Practice) {
    super(table, practice);
    this.#id = practice.puzzle ?? "";
    void transport.questions.puzzles().then(
      (found) => (this.all = found),
      () => (this.failed = true),
    );
  }

  protected override judged({ band }: Try): void {
    this.first = band === "found" && !puzzles[this.#id]?.tries;
    keepTry(this.#id, band === "found", new Date());
    if (band === "found") void this.#tell();
  }

  /** The solution, for who has found it or gives up. */
  async show(): Promise<void> {
    keepShown(this.#id);
    await this.#tell();
  }

  async #tell(): Promise<void> {
    this.solution = await transport.questions.puzzleSolution(this.#id);
    this.shown = true;
  }

  /** From the end of the game nobody goes back, so there it is another table. */
  override async again(): Promise<void> {
    if (this.table.over) await this.#goTo(this.#id);
    else await super.again();
  }

  async goOn(): Promise<void> {
    await (this.next ? this.#goTo(this.next.id) : this.leave());
  }

  async #goTo(id: string): Promise<void> {
    await solve(id);
    await transport.commands.deleteTable(this.table.id).catch(() => undefined);
  }

  async leave(): Promise<void> {
    await this.leaveFor("/puzzles");
  }
}
