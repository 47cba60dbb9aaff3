/** The learner's place in the lesson of a table: which step is read, what is lit, what is to be done. */
import type { Legal, LessonStep } from "./api";
import { keepProgress } from "./progress.svelte";
import { t } from "./i18n.svelte";
import { textArgs } from "./rules";
import type { TableStore } from "./table.svelte";

export class Guide {
  /** A position may have several steps to read before there is something to do: how many of them are read. */
  #read = $state({ position: -1, steps: 0 });
  finished = $state(false);

  constructor(private readonly table: TableStore) {}

  /** What the server says of the lesson; null while others play, and after its end. */
  #shown = $derived.by(() => (this.table.past || this.table.following ? null : (this.table.live?.lesson ?? null)));
  #at = $derived.by(() => {
    const { position, steps } = this.#read;
    return position === this.table.live?.position ? Math.min(steps, (this.#shown?.steps.length ?? 1) - 1) : 0;
  });

  active = $derived(this.#shown !== null && !this.finished);
  step: LessonStep | null = $derived(this.#shown?.steps[this.#at] ?? null);
  /** Of all steps of the lesson, from 1. */
  number = $derived((this.#shown?.first ?? 0) + this.#at + 1);
  count = $derived(this.#shown?.count ?? 1);
  /** Where an example of the rules stands there; empty in a lesson. */
  rule = $derived(this.#shown?.rule ?? "");
  accepted: number[] = $derived(this.#shown?.accepted ?? []);
  ends = $derived(this.number === this.count);
  /** Whether there is only something to read. */
  reading = $derived(this.#at < (this.#shown?.steps.length ?? 0) - 1 || !this.accepted.length);
  /** What the lesson would do now. */
  wanted: Legal | null = $derived.by(() =>
    this.reading ? null : (this.table.legal.find(({ action }) => action === this.accepted[0]) ?? null),
  );
  text = $derived.by(() => {
    if (!this.step) return "";
    const { facts } = this.table;
    return t(this.step.text, { ...textArgs(facts.info.name, facts.values), ...this.step.numbers });
  });
  task = $derived.by(() =>
    this.wanted ? t("ui-lesson-now", { action: this.table.words.action(this.wanted, this.table.view) }) : "",
  );
  /** Where what is wanted is done; null: by a button, or nothing is. */
  place: string | null = $derived.by(() => (this.wanted && this.table.places.get(this.wanted)?.target) ?? null);
  /** The things that are lit, as targets. */
  targets: string[] = $derived.by(() => [
    ...new Set([...(this.place ? [this.place] : []), ...(this.step?.show ?? [])]),
  ]);
  /** How the lit things are found on the page: an action without a target is a button, and where a part of an area is
   * not drawn, the area is meant. */
  lit = $derived.by(() => {
    const { wanted, place } = this;
    const named = (id: string) => `[data-target="${CSS.escape(id)}"], [data-lesson="${CSS.escape(id)}"]`;
    const button = wanted ? [`button[data-action="${CSS.escape(wanted.notation)}"]`] : [];
    const things = this.targets.map((id) => [
      named(id),
      named(`area:${id.split(":")[1]}`),
      ...(id === place ? button : []),
    ]);
    return place || !wanted ? things : [...things, button];
  });

  get canGoBack(): boolean {
    const { undo } = this.table.live;
    return this.#at > 0 || (undo !== null && undo.count > undo.free_to);
  }

  /** On to the next step, also past what one would rather not do; at the end, out of the lesson. */
  async next(): Promise<void> {
    if (this.wanted) return this.table.play(this.wanted);
    if (this.ends) this.finished = true;
    else this.#go(this.#at + 1);
    this.keep();
  }

  async back(): Promise<void> {
    if (this.#at > 0) return this.#go(this.#at - 1);
    await this.table.undo();
    this.#go(Infinity);
  }

  #go(steps: number): void {
    this.#read = { position: this.table.live.position, steps };
  }

  /** So that the lesson can be taken up here. */
  keep(): void {
    const { id, info } = this.table;
    if (info.lesson && this.#shown && !this.rule)
      keepProgress(info.lesson, { table: id, step: this.number, done: this.finished || undefined });
  }
}
