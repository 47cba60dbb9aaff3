/** The sheet that somebody is typing: what they changed or found right, card by card, and the way back. */
import type { Edit } from "../api";
import { cardKey } from "./cards";
import { isSame } from "./slots";

export type Edits = ReadonlyMap<string, Edit[]>;

/** Nobody goes back further, and memory has an end. */
const MOST_STEPS = 500;
const NONE: Edit[] = [];

function byCard(edits: Edit[]): Edits {
  const found = new Map<string, Edit[]>();
  for (const edit of edits) found.set(cardKey(edit), [...(found.get(cardKey(edit)) ?? []), edit]);
  return found;
}

export class Draft {
  #edits = $state.raw<Edits>(new Map());
  #past = $state.raw<{ edits: Edits; what: string; card: string }[]>([]);

  constructor(edits: Edit[] = []) {
    this.#edits = byCard(edits);
  }

  /** Another object as soon as anything was changed. */
  get state(): Edits {
    return this.#edits;
  }

  get all(): Edit[] {
    return [...this.#edits.values()].flat();
  }

  of(card: string): Edit[] {
    return this.#edits.get(card) ?? NONE;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** What is typed in one go (`what` names it) is one step back. */
  #step(edits: Edits, what: string, card: string): void {
    const goesOn = what !== "" && this.#past.at(-1)?.what === what;
    if (!goesOn) this.#past = [...this.#past.slice(1 - MOST_STEPS), { edits: this.#edits, what, card }];
    this.#edits = edits;
  }

  /** All that the owner says of a card from now on; nothing: it is as we guessed. */
  put(card: string, edits: Edit[], what = ""): void {
    if (isSame(edits, this.of(card))) return;
    const next = new Map(this.#edits);
    if (edits.length) next.set(card, edits);
    else next.delete(card);
    this.#step(next, what, card);
  }

  /** All cards at once: what a file or a newer sheet brings. */
  replace(edits: Edit[]): void {
    this.#step(byCard(edits), "", "");
  }

  /** The card that the step was about. */
  undo(): string {
    const last = this.#past.at(-1);
    if (!last) return "";
    this.#past = this.#past.slice(0, -1);
    this.#edits = last.edits;
    return last.card;
  }
}
