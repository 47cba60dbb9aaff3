/** How this browser is called: what the server knows of it, and what is changed there. */
import type { CallingShown, Subscription } from "./api";
import { language, t } from "./i18n.svelte";
import { subscribe, subscription, unsubscribe } from "./push";
import { Problem, transport } from "./transport";
import { problemText } from "./words";

export type CallKind = CallingShown["wants"][number];
export type Quiet = CallingShown["quiet"];
export const KINDS: CallKind[] = ["turn", "over", "chat"];

class Ringing {
  /** Null: it is not known yet. */
  shown = $state.raw<CallingShown | null>(null);
  /** Whether this browser is called: it and the server say so. */
  on = $state(false);
  problem = $state("");

  async load(): Promise<void> {
    const [shown, found] = await Promise.all([transport.questions.calling(), subscription()]);
    this.shown = shown;
    this.on = found !== null && found.endpoint === shown.endpoint;
  }

  /** Does it; what goes wrong is told. */
  async try(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof Problem ? problemText(error.code) : t("ui-call-failed");
    }
  }

  switch(on: boolean): Promise<void> {
    return this.try(async () => {
      if (!on) await this.#stop();
      // Told at the moment in which the switch goes back: nothing has changed that would have to be asked for.
      else if (!(await this.#start())) return void (this.problem = t("ui-call-denied"));
      await this.load();
    });
  }

  /** False: the browser does not allow it. */
  async #start(): Promise<boolean> {
    if (!this.shown) return true;
    const made = await subscribe(this.shown.key);
    if (made) await this.#put(made, this.shown.wants, this.shown.quiet);
    return made !== null;
  }

  async #stop(): Promise<void> {
    await transport.commands.stopCalling();
    await unsubscribe();
  }

  /** What it is called for, and when not; the subscription stays. */
  change(wants: CallKind[], quiet: Quiet): Promise<void> {
    return this.try(async () => {
      const found = await subscription();
      if (found) await this.#put(found, wants, quiet);
    });
  }

  async #put(given: Subscription, wants: CallKind[], quiet: Quiet): Promise<void> {
    this.shown = await transport.commands.setCalling({ subscription: given, wants, quiet, language: language() });
  }

  /** Whether a table calls this browser. */
  bell(table: string, on: boolean): Promise<void> {
    return this.try(async () => {
      await transport.commands.setBell(table, on);
      await this.load();
    });
  }
}

export const ringing = new Ringing();
