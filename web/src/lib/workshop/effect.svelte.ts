/** Quick games with both sheets, played by the server: begun here, left and found again. */
import type { Effect, EffectJob } from "../api";
import { Problem, transport } from "../transport";

const KEY = "hatoba-effects";
/** Milliseconds between two looks. */
const LOOK_AGAIN = 1500;
const GAMES = 200;

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export class EffectRun {
  job = $state.raw<EffectJob | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sheet: string,
    private readonly fail: (error: unknown) => void,
  ) {
    const known = stored()[sheet];
    if (known) void this.#look(known);
  }

  get effect(): Effect | null {
    return this.job?.effect ?? null;
  }

  get running(): boolean {
    return this.job?.state === "running";
  }

  async start(game: string, after: string, players: number): Promise<void> {
    this.leave();
    this.job = await transport.commands.startEffect({ game, after, players, games: GAMES });
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [this.sheet]: this.job.id }));
    this.#again();
  }

  async stop(): Promise<void> {
    if (!this.job) return;
    await transport.commands.stopEffect(this.job.id);
    await this.#look(this.job.id);
  }

  /** The page is left; the games go on. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #again(): void {
    if (this.job && this.running) this.#timer = setTimeout(() => void this.#look(this.job!.id), LOOK_AGAIN);
  }

  async #look(id: string): Promise<void> {
    try {
      this.job = await transport.questions.effect(id);
      this.#again();
    } catch (error) {
      // Games of long ago are forgotten: then there is nothing to show.
      if (!(error instanceof Problem)) this.fail(error);
    }
  }
}
