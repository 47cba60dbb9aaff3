/** The sheet that somebody is typing: what they changed or found right, and the way back. */
import { same } from "./slots";

/** One field that is the owner's: changed, or right as it was drawn. */
export interface Edit {
  table: string;
  row: string;
  path: string;
  /** What is printed there; left out: it is right as drawn. */
  value?: unknown;
}

export const keyOf = ({ table, row, path }: Edit): string => [table, row, path].join("|");

type Edits = ReadonlyMap<string, Edit>;

/** Nobody goes back further, and memory has an end. */
const MOST_STEPS = 500;

export class Draft {
  #edits = $state.raw<Edits>(new Map());
  #past = $state.raw<{ edits: Edits; what: string }[]>([]);

  constructor(edits: Edit[] = []) {
    this.#edits = new Map(edits.map((edit) => [keyOf(edit), edit]));
  }

  get edits(): Edits {
    return this.#edits;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** What is typed in one go (`what` names it) is one step back. */
  #step(edits: Edits, what: string): void {
    if (same([...edits.values()], [...this.#edits.values()])) return;
    const goesOn = what !== "" && this.#past.at(-1)?.what === what;
    if (!goesOn) this.#past = [...this.#past.slice(1 - MOST_STEPS), { edits: this.#edits, what }];
    this.#edits = edits;
  }

  /** These fields are the owner's now. `instead`: fields that are given up, of the same go. */
  put(edits: Edit[], what = "", instead: Edit[] = []): void {
    const next = new Map(this.#edits);
    for (const edit of instead) next.delete(keyOf(edit));
    for (const edit of edits) next.set(keyOf(edit), edit);
    this.#step(next, what);
  }

  /** These fields are ours again. */
  rubOut(edits: Edit[]): void {
    this.put([], "", edits);
  }

  /** All at once: what a file or a newer sheet brings. */
  replace(edits: Edit[]): void {
    this.#step(new Map(edits.map((edit) => [keyOf(edit), edit])), "");
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#edits = last.edits;
  }
}
