/** A table: what the viewer sees, what may be done, and the commands. It knows no rules. */
import { getContext, setContext, tick } from "svelte";
import type { GamePlugin, GameView, Place } from "../games/types";
import type {
  ActionsEntry,
  Done,
  Entries,
  EntryMessage,
  GameEvent,
  GameFacts,
  Legal,
  Position,
  PreviewShown,
  TableInfo,
  Why,
} from "./api";
import { glide } from "./glide";
import { get, newKey, post, Problem } from "./http";
import { t } from "./i18n.svelte";
import type { Told } from "./log";
import { peopleOf, type Person } from "./seats";
import { settings } from "./settings.svelte";
import { Stream } from "./stream";
import { problemText, type Sheet, Words } from "./words";

export type Entry = EntryMessage["entry"];
type Eyes = number | null;
/** How long a position may take after the answer to the command that made it, in milliseconds. */
const PATIENCE = 500;

export class TableStore {
  info = $state.raw() as TableInfo;
  /** What is true of the game at this table outside its rules. */
  facts = $state.raw() as GameFacts;
  sheet = $state.raw<Sheet>({});
  /** By viewer: at a hotseat several people look through one browser. */
  #positions = $state.raw(new Map<Eyes, Position>());
  #entries = $state.raw(new Map<Eyes, Entry[]>());
  viewer = $state<Eyes>(null);
  /** A hotseat waits for the next person to take over. */
  curtain = $state(false);
  connected = $state(true);
  gone = $state(false);
  busy = $state(false);
  problem = $state("");
  /** What the pointer or the focus is on, and what was tapped on a narrow screen. */
  hot = $state<string | null>(null);
  hotElement = $state.raw<Element | null>(null);
  selected = $state<string | null>(null);
  /** A target with several actions: they are offered beside it. */
  menu = $state<string | null>(null);
  /** Which of competing verbs a click plays. */
  chosenMode = $state("");
  confirming = $state<number | null>(null);
  /** A position of the past, looked at in a replay. */
  past = $state.raw<Position | null>(null);
  narrow = $state(false);

  #stream: Stream | null = null;
  #heard = () => {};
  #questions = new AbortController();
  #previews = new Map<string, Promise<GameEvent[] | null>>();
  #reasons = new Map<string, Promise<Why | null>>();

  constructor(
    readonly id: string,
    readonly plugin: GamePlugin,
  ) {}

  static async open(id: string, info: TableInfo, plugin: GamePlugin): Promise<TableStore> {
    const store = new TableStore(id, plugin);
    store.info = info;
    const eyes: Eyes[] = info.mine.length ? info.mine : [null];
    [store.facts, store.sheet] = await Promise.all([
      get<GameFacts>(`/api/tables/${id}/game`),
      get<Sheet>(`/api/tables/${id}/sheet`),
      ...eyes.map((viewer) => store.#fetch(viewer)),
    ]);
    store.viewer = store.#eyes();
    if (info.mine.length > 1) store.curtain = info.status === "running";
    if (info.kind === "game") store.#listen();
    return store;
  }

  async #fetch(viewer: Eyes): Promise<void> {
    const query = viewer === null ? "watch=true" : `viewer=${viewer}`;
    const [position, log] = await Promise.all([
      get<Position>(`/api/tables/${this.id}/position?${query}`),
      get<Entries>(`/api/tables/${this.id}/entries?after=0&${query}`),
    ]);
    this.#entries = new Map(this.#entries).set(viewer, log.entries);
    this.#positions = new Map(this.#positions).set(viewer, position);
  }

  #listen(): void {
    this.#stream = new Stream(this.id, {
      entry: (message) => this.#addEntry(message),
      position: (position) => void this.#arrive(position),
      connected: (on) => (this.connected = on),
      gone: () => (this.gone = true),
    });
  }

  close(): void {
    this.#stream?.close();
  }

  #addEntry({ viewer, entry }: EntryMessage): void {
    const known = this.#entries.get(viewer) ?? [];
    if (known.some((one) => one.number === entry.number)) return;
    this.#entries = new Map(this.#entries).set(viewer, [...known, entry]);
    if (entry.kind === "rematch") this.info = { ...this.info, rematch: entry.table };
  }

  async #arrive(position: Position): Promise<void> {
    const known = this.#positions.get(position.viewer);
    if (known && known.number > position.number) return;
    const shown = position.viewer === this.viewer && !this.past;
    const change = () => {
      this.#positions = new Map(this.#positions).set(position.viewer, position);
      if (known?.position !== position.position) this.#calm();
      if (position.to_move !== known?.to_move) this.chosenMode = "";
      this.#turnHotseat();
      this.info = { ...this.info, seats: position.seats, status: position.status, to_move: position.to_move };
    };
    if (shown) await glide(change);
    else change();
    this.#heard();
    await tick();
    if (!this.hotElement?.isConnected) this.hot = this.hotElement = null;
  }

  #calm(): void {
    this.menu = null;
    this.confirming = null;
    this.problem = "";
    if (this.narrow) this.selected = null;
  }

  /** At a hotseat the seat to move looks; the others' hands stay hidden behind a curtain. */
  #turnHotseat(): void {
    const next = this.#eyes();
    if (next === this.viewer) return;
    this.viewer = next;
    this.curtain = this.info.mine.length > 1;
    this.selected = null;
  }

  #eyes(): Eyes {
    const { mine } = this.info;
    if (mine.length < 2) return mine[0] ?? null;
    const turn = [...this.#positions.values()].reduce((a, b) => (b.number > a.number ? b : a)).to_move;
    return turn !== null && mine.includes(turn) ? turn : (this.viewer ?? mine[0] ?? null);
  }

  // ---------------------------------------------------------------- what there is to see

  live = $derived(this.#positions.get(this.viewer)!);
  position = $derived(this.past ?? this.live);
  view = $derived(this.position?.view) as GameView;
  entries = $derived(this.#entries.get(this.viewer) ?? []);
  people: Person[] = $derived(peopleOf(this.info.seats, this.info.mine));
  /** The seat whose things are "yours"; a spectator looks over the first seat's shoulder. */
  me = $derived(this.viewer ?? 0);
  legal: Legal[] = $derived(this.past || this.curtain ? [] : (this.live?.legal ?? []));
  myTurn = $derived(!this.past && !this.curtain && this.live?.legal != null);
  over = $derived(this.live?.outcome != null && this.live.to_move === null);
  places = $derived.by(
    () => new Map<Legal, Place>(this.legal.map((action) => [action, this.plugin.place(action, this.view)])),
  );
  /** Competing verbs that are legal now; with fewer than two there is nothing to choose. */
  modes: string[] = $derived.by(() => {
    const found = this.narrow
      ? []
      : (this.plugin.modes ?? []).filter((verb) => this.legal.some((action) => action.verb === verb));
    return found.length > 1 ? found : [];
  });
  mode = $derived(this.modes.includes(this.chosenMode) ? this.chosenMode : (this.modes[0] ?? ""));
  byTarget = $derived(this.#group());
  buttons: Legal[] = $derived(this.legal.filter((action) => this.places.get(action)?.button !== "none"));
  /** Areas and cards that this turn's actions of ours were about. */
  sinceMine: ActionsEntry[] = $derived(this.#since());

  #group(): Map<string, Legal[]> {
    const groups = new Map<string, Legal[]>();
    for (const action of this.legal) {
      const target = this.places.get(action)?.target;
      const hidden = this.modes.includes(action.verb) && action.verb !== this.mode;
      if (target && !hidden) groups.set(target, [...(groups.get(target) ?? []), action]);
    }
    return groups;
  }

  #since(): ActionsEntry[] {
    const from = this.position?.last_turn ?? 0;
    return this.entries.filter(
      (entry): entry is ActionsEntry => entry.kind === "actions" && entry.number > from && entry.seat !== this.viewer,
    );
  }

  words = $derived.by(() => new Words(this.facts));
  #names = $derived(this.people.map((person) => person.name).join());
  /** Events that were told already; anew when a name or the language is another. */
  tellings = $derived.by(() => {
    void [this.#names, t("ui-you")];
    return new WeakMap<GameEvent[], Told>();
  });
  /** For sentences in the third person: your own seat has the name of its colour there. */
  logName = (seat: number): string =>
    this.info.seats[seat]?.name ?? (this.people[seat]?.you ? t(`ui-seat-${seat + 1}`) : this.seatName(seat));
  seatName = (seat: number): string => this.people[seat]?.name ?? String(seat + 1);

  /** What playing an action would show; costs and gains before they are paid. */
  preview(action: Legal): Promise<GameEvent[]> {
    const body = { seat: this.viewer, position: this.live.position, actions: [action.action] };
    const ask = async (signal: AbortSignal) =>
      (await post<PreviewShown>(`/api/tables/${this.id}/preview`, body, signal)).events.flat();
    return this.#ask(this.#previews, action.action, ask).then((events) => events ?? []);
  }

  why(notation: string): Promise<Why | null> {
    const path = `/api/tables/${this.id}/why?seat=${this.viewer}&action=${encodeURIComponent(notation)}`;
    return this.#ask(this.#reasons, notation, (signal) => get<Why>(path, signal));
  }

  /** A question about the position, asked once. A command would overtake it, so then it is dropped. */
  #ask<T>(
    known: Map<string, Promise<T | null>>,
    about: string | number,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    const key = `${this.live.position}:${this.viewer}:${about}`;
    const found = known.get(key);
    if (found) return found;
    if (this.busy) return Promise.resolve(null);
    const asked = ask(this.#questions.signal).catch(() => {
      known.delete(key);
      return null;
    });
    known.set(key, asked);
    return asked;
  }

  // ---------------------------------------------------------------- commands

  /** A click on a target: its only action is played, several are offered; on a narrow screen it is looked at first. */
  press(target: string): void {
    const actions = this.byTarget.get(target) ?? [];
    if (this.narrow) this.selected = target;
    else if (actions.length === 1 && actions[0]) void this.play(actions[0]);
    else if (actions.length) this.menu = this.menu === target ? null : target;
  }

  async play(action: Legal): Promise<void> {
    if (action.verb === "end" && settings.confirm && this.confirming !== action.action) {
      this.confirming = action.action;
      return;
    }
    const { view } = this;
    let next: Legal | undefined = action;
    while (next) {
      const before = this.live.position;
      await this.#command("actions", { actions: [next.action] });
      const [only, other] = this.live.position > before ? this.legal : [];
      next = only && !other && this.plugin.goesOn?.(only, action, view) ? only : undefined;
    }
  }

  async undo(): Promise<void> {
    await this.#command("undo", {});
  }

  async #command(name: string, more: object): Promise<void> {
    if (this.busy || this.past) return;
    this.#questions.abort();
    this.#questions = new AbortController();
    this.busy = true;
    this.menu = this.confirming = null;
    this.problem = "";
    const body = { seat: this.viewer, position: this.live.position, key: newKey(), ...more };
    try {
      const done = await post<Done>(`/api/tables/${this.id}/${name}`, body);
      if (this.narrow) this.selected = null;
      if (done.position !== null) await this.#caughtUp(done.position);
    } catch (error) {
      this.problem = error instanceof Problem ? problemText(error.body.code) : t("ui-offline");
      await this.refresh().catch(() => undefined);
    } finally {
      this.busy = false;
    }
  }

  /** The stream brings the new position; if it is late, we ask. */
  async #caughtUp(position: number): Promise<void> {
    const late = new Promise<boolean>((done) => setTimeout(done, PATIENCE, false));
    while (this.live.position < position) {
      const news = new Promise<boolean>((done) => (this.#heard = () => done(true)));
      if (!(await Promise.race([news, late]))) return this.refresh();
    }
  }

  async refresh(): Promise<void> {
    const eyes: Eyes[] = this.info.mine.length ? this.info.mine : [null];
    await Promise.all(eyes.map((viewer) => this.#fetch(viewer)));
    this.#turnHotseat();
  }

  async answer(agree: boolean): Promise<void> {
    const ask = this.live.ask;
    const seat = ask?.waiting.find((one) => this.info.mine.includes(one));
    if (!ask || seat === undefined) return;
    await post(`/api/tables/${this.id}/undo/answer`, { seat, ask: ask.number, agree, key: newKey() });
  }

  async say(text: string): Promise<void> {
    const seat = this.viewer === null ? {} : { seat: this.viewer };
    await post(`/api/tables/${this.id}/chat`, { text, key: newKey(), ...seat });
  }

  async resign(): Promise<void> {
    if (this.viewer !== null) await post(`/api/tables/${this.id}/resign`, { seat: this.viewer, key: newKey() });
  }

  async standIn(seat: number, on: boolean): Promise<void> {
    await post(`/api/tables/${this.id}/seats/${seat}/${on ? "bot" : "back"}`, { key: newKey() });
  }

  /** Look at the position after an entry; null: back to now. */
  async lookAt(number: number | null): Promise<void> {
    const query = this.viewer === null ? "watch=true" : `viewer=${this.viewer}`;
    const past = number === null ? null : await get<Position>(`/api/tables/${this.id}/position?at=${number}&${query}`);
    await glide(() => {
      this.past = past;
      this.menu = this.selected = null;
    });
  }
}

const KEY = Symbol("table");
export const provideTable = (table: TableStore) => setContext(KEY, table);
export const useTable = (): TableStore => getContext(KEY);
