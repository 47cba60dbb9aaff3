/** How much of one table has come, by the eyes that see it. */
import type { Eyes } from "./types";

interface Known {
  entry: number;
  position: number;
}

export class Ledger {
  readonly #known: Map<Eyes, Known>;

  /** `since`: everything up to this entry is here, and the position after it. */
  constructor(
    readonly viewers: Eyes[],
    since: number,
  ) {
    this.#known = new Map(viewers.map((viewer) => [viewer, { entry: since, position: since }]));
  }

  /** The last entry up to which nothing is missing: what a stream is asked to go on from. */
  get cursor(): number {
    return Math.min(...[...this.#known.values()].map(({ entry, position }) => Math.min(entry, position)));
  }

  /** An entry has come: it is the next one, was there before, or others are missing before it. */
  entry(viewer: Eyes, number: number): "next" | "known" | "gap" {
    const known = this.#known.get(viewer);
    if (!known || number <= known.entry) return "known";
    if (number > known.entry + 1) return "gap";
    known.entry = number;
    return "next";
  }

  /** A position has come; whether it is not older than the one before it. */
  position(viewer: Eyes, number: number): boolean {
    const known = this.#known.get(viewer);
    if (!known || number < known.position) return false;
    known.position = number;
    return true;
  }

  sees(viewers: Eyes[]): boolean {
    return viewers.length === this.viewers.length && viewers.every((viewer) => this.#known.has(viewer));
  }
}
