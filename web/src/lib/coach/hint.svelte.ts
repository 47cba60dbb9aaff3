/** A hint at the table: first what to look at, then the turn. */
import type { Hint } from "../api";
import type { TableStore } from "../table.svelte";
import { Problem, transport } from "../transport";
import { targetsOf } from "./tell";

/** Whether this server has a coach; asked once. */
let offered: Promise<boolean> | null = null;
const hasCoach = (): Promise<boolean> =>
  (offered ??= transport.questions.server().then(
    (server) => server.coach,
    () => false,
  ));

export class HintStore {
  stage = $state<"silent" | "thinking" | "nudge" | "line">("silent");
  hint = $state.raw<Hint | null>(null);
  /** How many actions of the line were played already. */
  done = $state(0);
  /** The code of the problem that kept the coach from answering. */
  problem = $state("");
  readonly #table: TableStore;
  #coach = $state(false);
  #asking = new AbortController();
  /** The log when the coach was asked. */
  #since = 0;
  constructor(table: TableStore) {
    this.#table = table;
    if (transport.placeOf(table.id) === "device") this.#coach = true;
    else void hasCoach().then((coach) => (this.#coach = coach));
  }

  // Worked out at each look: the store outlives the page that first asked for it, and what is derived would not.
  /** Only for who plays alone against bots, in one's own turn; a lesson says itself what to do. */
  get offered(): boolean {
    const { daily, rated, practice } = this.#table.info;
    const open = this.#coach && !daily && !rated && !practice;
    return open && this.#table.myTurn && this.#alone && !this.#table.guide.active;
  }

  get #alone(): boolean {
    const { seats, mine } = this.#table.info;
    return (
      mine.length === 1 &&
      seats.every(({ seat, holder, person }) => mine.includes(seat) || (holder === "bot" && !person))
    );
  }

  /** Ask; asked again, the turn itself; and then enough. */
  more(): void {
    if (this.stage === "nudge") this.#show("line");
    else if (this.stage === "line") this.clear();
    else if (this.stage === "silent" && this.offered) void this.#ask();
  }

  clear(): void {
    this.#asking.abort();
    this.stage = "silent";
    this.hint = null;
    this.done = 0;
    this.#table.spots = [];
  }

  async #ask(): Promise<void> {
    const { id, live, viewer } = this.#table;
    this.#asking = new AbortController();
    this.problem = "";
    this.stage = "thinking";
    this.#since = live.number;
    try {
      this.hint = await transport.commands.hint(id, viewer!, live.position, this.#asking.signal);
      this.#show("nudge");
    } catch (error) {
      if (this.stage === "thinking") this.stage = "silent";
      if (error instanceof Problem && error.code !== "late") this.problem = error.code ?? "other";
    }
  }

  #show(stage: "nudge" | "line"): void {
    this.stage = stage;
    const { nudge, line } = this.hint!;
    const about = line.moves.filter((move) => stage === "line" || move.action === nudge.action);
    this.#table.spots = targetsOf(this.#table, about);
  }

  /** Something was played: the hint goes on as long as it is followed. */
  follow(): void {
    const later = this.#table.entries.filter((entry) => entry.number > this.#since && entry.kind !== "hint");
    if (!later.length || this.stage === "silent") return;
    const played = later.flatMap((entry) =>
      entry.kind === "actions" ? entry.actions.map(({ action }) => action) : [null],
    );
    const moves = this.hint?.line.moves ?? [];
    const followed = played.length < moves.length && played.every((action, at) => action === moves[at]?.action);
    if (followed) this.done = played.length;
    else this.clear();
  }
}

const stores = new WeakMap<TableStore, HintStore>();

export function hintOf(table: TableStore): HintStore {
  const known = stores.get(table) ?? new HintStore(table);
  stores.set(table, known);
  return known;
}
