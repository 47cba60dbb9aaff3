/** A table: what the viewer sees, what may be done, and the commands. It knows no rules. */
import { getContext, setContext, tick } from "svelte";
import type { GamePlugin, GameView, Place, Shortcut } from "../games/types";
import type {
  ActionsEntry,
  Done,
  EntryMessage,
  GameEvent,
  GameFacts,
  Legal,
  Position,
  PresenceMessage,
  Reason,
  TableInfo,
  Tips,
  TurnTold,
} from "./api";
import { Follower } from "./follow";
import { glide, type Way } from "./glide";
import { Guide } from "./guide.svelte";
import { t } from "./i18n.svelte";
import { tell, type Told } from "./log";
import { peopleOf, type Person, type Who } from "./seats";
import { pace, settings } from "./settings.svelte";
import { Problem, transport, type Entry, type Eyes } from "./transport";
import { problemText, type Sheet, Words } from "./words";

const { commands, questions, stream } = transport;
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
  /** The log as a line a turn. */
  #turns = $state.raw(new Map<Eyes, TurnTold[]>());
  viewer = $state<Eyes>(null);
  /** A hotseat waits for the next person to take over. */
  curtain = $state(false);
  connected = $state(true);
  /** Who looks at the table now. */
  present = $state.raw<PresenceMessage>({ table: "", seats: [], watchers: 0 });
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
  /** An action that waits for the button that ends the turn. */
  confirming = $state.raw<Legal | null>(null);
  /** A position of the past, looked at in a replay. */
  past = $state.raw<Position | null>(null);
  /** Bots' turns are being shown, one step after the other; this is the step. */
  following = $state(false);
  step = $state.raw<ActionsEntry | null>(null);
  /** Targets with a ring around them, and ways that pieces went just now. */
  spots = $state.raw<string[]>([]);
  ways = $state.raw<Way[]>([]);
  narrow = $state(false);
  /** It can be seen: what only readers aloud need is worked out after that. */
  drawn = $state(false);

  #unfollow = () => {};
  #heard = () => {};
  /** The question about the position that is under way, and what it was about. */
  #asking = new AbortController();
  #follower = new Follower({
    shown: () => this.live.number,
    after: (number) =>
      (this.#entries.get(this.viewer) ?? []).filter(
        (entry): entry is ActionsEntry => entry.kind === "actions" && entry.number > number,
      ),
    mine: (entry) => this.info.mine.includes(entry.seat),
    visible: (entry) => entry.actions.some(({ events }) => tell(events, this).words.length > 0),
    ask: (number) => questions.position(this.id, this.viewer, number),
    show: (position, entry) => this.#showStep(position, entry),
    pace,
  });
  #unlit = 0;
  /** How often another position was to be looked at, and the last of these that was. */
  #wishes = 0;
  #granted = 0;
  /** What the lesson says that is taken here. */
  readonly guide = new Guide(this);
  #tips: { about: string; answer: Promise<Tips | null> } | null = null;

  plugin!: GamePlugin;

  private constructor(readonly id: string) {}

  static async open(id: string, info: TableInfo, plugin: GamePlugin | Promise<GamePlugin>): Promise<TableStore> {
    const store = new TableStore(id);
    store.info = info;
    [store.plugin, store.facts, store.sheet] = await Promise.all([
      plugin,
      questions.facts(id),
      questions.sheet(id),
      ...store.#viewers.map((viewer) => store.#fetch(viewer)),
    ]);
    store.viewer = store.#eyes();
    for (const viewer of store.#viewers) void store.#askTurns(viewer);
    if (info.mine.length > 1) store.curtain = info.status === "running";
    if (info.kind === "game" && !info.public) store.#listen();
    return store;
  }

  /** A table to look at, as a picture: nobody is asked, and nothing can be done there. */
  static still(info: TableInfo, position: Position, facts: GameFacts, sheet: Sheet, plugin: GamePlugin): TableStore {
    const store = new TableStore(info.id);
    Object.assign(store, { plugin, info, facts, sheet, viewer: position.viewer, past: position });
    store.#positions = new Map([[position.viewer, position]]);
    return store;
  }

  /** This table as it was after an entry, to be drawn beside the present. */
  async stillAt(number: number): Promise<TableStore> {
    const position = await questions.position(this.id, this.viewer, number);
    return TableStore.still(this.info, position, this.facts, this.sheet, this.plugin);
  }

  async #fetch(viewer: Eyes): Promise<void> {
    const [position, entries] = await Promise.all([
      questions.position(this.id, viewer),
      questions.entries(this.id, viewer),
    ]);
    // The stream may have been faster than these answers.
    const later = (this.#entries.get(viewer) ?? []).filter(({ number }) => number > (entries.at(-1)?.number ?? 0));
    this.#entries = new Map(this.#entries).set(viewer, [...entries, ...later]);
    if ((this.#positions.get(viewer)?.number ?? 0) <= position.number)
      this.#positions = new Map(this.#positions).set(viewer, position);
  }

  get #viewers(): Eyes[] {
    return this.info.mine.length ? this.info.mine : [null];
  }

  /** From what we have on: position and entries were asked for side by side, and one may be newer than the other. */
  #listen(): void {
    const known = this.#viewers.flatMap((viewer) => [
      this.#positions.get(viewer)?.number ?? 0,
      this.#entries.get(viewer)?.at(-1)?.number ?? 0,
    ]);
    this.#unfollow = stream.table(this.id, this.#viewers, Math.min(...known), {
      entry: (message) => this.#addEntry(message),
      position: (position) => void this.#arrive(position),
      presence: (present) => (this.present = present),
      connected: (on) => (this.connected = on),
      eyes: () => void this.#sitAnew().catch(() => (this.problem = t("ui-offline"))),
      gone: () => (this.gone = true),
    });
  }

  /** In another tab somebody took a seat here, or left it. */
  async #sitAnew(): Promise<void> {
    this.#unfollow();
    this.info = await questions.table(this.id);
    await this.refresh();
    this.viewer = this.#eyes();
    this.#listen();
  }

  close(): void {
    this.#unfollow();
  }

  #addEntry({ viewer, entry }: EntryMessage): void {
    const known = this.#entries.get(viewer) ?? [];
    if (known.some((one) => one.number === entry.number)) return;
    this.#entries = new Map(this.#entries).set(viewer, [...known, entry]);
    if (entry.kind === "undo") void this.#askTurns(viewer, true);
    if (entry.kind === "rematch") this.info = { ...this.info, rematch: entry.table };
  }

  async #arrive(position: Position): Promise<void> {
    const known = this.#positions.get(position.viewer);
    if (known && known.number > position.number) return;
    if (position.to_move !== known?.to_move || (position.legal && position.position !== known.position))
      void this.#askTurns(position.viewer);
    const paced = this.#viewers.length === 1 && !this.past && known && this.#follower.wants(position);
    if (!paced) return this.#put(position);
    this.following = true;
    this.#heard();
    await this.#follower.add(position);
  }

  /** A step of somebody else's turn, with a ring where it happened; without an entry: now. */
  async #showStep(position: Position, entry: ActionsEntry | null): Promise<void> {
    this.step = entry ?? this.step;
    if (position !== this.live) await this.#put(position);
    if (entry) this.light(entry.actions.flatMap(({ events }) => events));
    this.following = this.#follower.running;
    clearTimeout(this.#unlit);
    if (!this.following) this.#unlit = window.setTimeout(() => this.light([]), pace().turn);
  }

  /** Rings around the places of events. */
  light(events: GameEvent[]): void {
    this.spots = [...new Set(events.flatMap((event) => this.plugin.spots(event)))];
    if (!events.length) this.ways = [];
  }

  /** On to one's own turn. */
  skip(): void {
    this.#follower.skip();
  }

  async #put(position: Position): Promise<void> {
    const known = this.#positions.get(position.viewer);
    const shown = position.viewer === this.viewer && !this.past;
    const change = () => {
      this.#positions = new Map(this.#positions).set(position.viewer, position);
      if (known?.position !== position.position) this.#calm();
      if (position.to_move !== known?.to_move) this.chosenMode = "";
      this.#turnHotseat();
      this.info = { ...this.info, seats: position.seats, status: position.status, to_move: position.to_move };
    };
    if (shown) this.ways = await glide(change);
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
  /** What led to the position that is looked at. */
  before = $derived(this.entries.filter((entry) => entry.number <= this.position.number));
  turns = $derived(this.#turns.get(this.viewer) ?? []);
  people: Person[] = $derived(peopleOf(this.info.seats, this.info.mine));
  /** The seat whose things are "yours"; a spectator looks over the first seat's shoulder. */
  me = $derived(this.viewer ?? 0);
  legal: Legal[] = $derived(this.past || this.curtain || this.following ? [] : (this.live?.legal ?? []));
  myTurn = $derived(!this.past && !this.curtain && !this.following && this.live?.legal != null);
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
  mode = $derived.by(() => {
    const chosen = this.guide.wanted?.verb ?? this.chosenMode;
    return this.modes.includes(chosen) ? chosen : (this.modes[0] ?? "");
  });
  byTarget: Map<string, (Legal | Shortcut)[]> = $derived(this.#group());
  /** A lesson offers only what it asks for. */
  buttons: Legal[] = $derived.by(() => {
    const { accepted } = this.guide;
    const all = this.legal.filter((action) => this.places.get(action)?.button !== "none");
    return accepted.length ? all.filter(({ action }) => accepted.includes(action)) : all;
  });
  /** What the others did since our last turn, before the position that is looked at. */
  sinceMine: ActionsEntry[] = $derived(this.#since());

  #group(): Map<string, (Legal | Shortcut)[]> {
    const groups = new Map<string, (Legal | Shortcut)[]>();
    for (const action of this.legal) {
      const target = this.places.get(action)?.target;
      const hidden = this.modes.includes(action.verb) && action.verb !== this.mode;
      if (target && !hidden) groups.set(target, [...(groups.get(target) ?? []), action]);
    }
    // A lesson goes step by step.
    const shortcuts = this.legal.length && !this.guide.active ? (this.plugin.shortcuts?.(this.view) ?? []) : [];
    for (const [target, ways] of shortcuts) groups.set(target, [...ways, ...(groups.get(target) ?? [])]);
    return groups;
  }

  #since(): ActionsEntry[] {
    const from = this.position?.last_turn ?? 0;
    return this.before.filter(
      (entry): entry is ActionsEntry => entry.kind === "actions" && entry.number > from && entry.seat !== this.viewer,
    );
  }

  words = $derived.by(() => new Words(this.facts));
  #names = $derived(this.people.map((person) => `${person.name}/${this.info.seats[person.seat]?.name}`).join());
  /** Events that were told already; anew when a name or the language is another. */
  tellings = $derived.by(() => {
    void [this.#names, t("ui-you")];
    return new WeakMap<GameEvent[], Told>();
  });
  /** For sentences that say "you". One that does not, of a game from outside, has your name or that of your colour. */
  whoIs = (seat: number): Who =>
    this.people[seat]?.you
      ? { who: "you", seat: this.info.seats[seat]?.name ?? t(`ui-seat-${seat + 1}`) }
      : { who: "seat", seat: this.seatName(seat) };
  seatName = (seat: number): string => this.people[seat]?.name ?? String(seat + 1);

  /** The lines of the turns since the last one that we know; of all, when some were taken back. */
  async #askTurns(viewer: Eyes, anew = false): Promise<void> {
    const known = anew ? [] : (this.#turns.get(viewer) ?? []);
    const after = (known.at(-1)?.first ?? 1) - 1;
    const told = await questions.turns(this.id, viewer, after).catch(() => null);
    const now = this.#turns.get(viewer) ?? [];
    if (!told || (!anew && (now.at(-1)?.last ?? 0) > (told.at(-1)?.last ?? 0))) return;
    this.#turns = new Map(this.#turns).set(viewer, [...now.filter(({ last }) => last <= after), ...told]);
  }

  /** What playing an action would show; costs and gains before they are paid. */
  async preview(action: Legal): Promise<GameEvent[]> {
    const tips = await this.#askTips();
    return tips?.previews.find((one) => one.action === action.action)?.events ?? [];
  }

  /** By how much an action changes the points if the game ended; null: that is not known. */
  async points(action: Legal): Promise<number | null> {
    const tips = await this.#askTips();
    return tips?.previews.find((one) => one.action === action.action)?.points ?? null;
  }

  /** Why an action cannot be played. */
  async why(notation: string): Promise<Reason | null> {
    const tips = await this.#askTips();
    return tips?.refused.find((one) => one.notations.includes(notation))?.reason ?? null;
  }

  /** Asked once a position. A command would overtake the question, so then it is dropped. */
  #askTips(): Promise<Tips | null> {
    const about = `${this.live.position}:${this.viewer}`;
    if (this.#tips?.about === about) return this.#tips.answer;
    if (this.busy || this.viewer === null) return Promise.resolve(null);
    const position = this.live.position;
    const answer = questions.tips(this.id, this.viewer, this.#asking.signal).then(
      (tips) => (tips.position === position ? tips : null),
      () => {
        if (this.#tips?.about === about) this.#tips = null;
        return null;
      },
    );
    this.#tips = { about, answer };
    return answer;
  }

  // ---------------------------------------------------------------- commands

  /** A click on a target: its only action is played, several are offered; on a narrow screen it is looked at first. */
  press(target: string): void {
    const actions = this.byTarget.get(target) ?? [];
    const [first] = actions;
    const { wanted } = this.guide;
    if (this.narrow) this.selected = target;
    else if (wanted && this.places.get(wanted)?.target === target) void this.play(wanted);
    else if (first && (actions.length === 1 || "then" in first)) void this.play(first);
    else if (wanted) this.problem = problemText("not_in_lesson");
    else this.menu = this.menu === target ? null : target;
  }

  /** Keep the tip of a target open. */
  look(target: string): void {
    if (this.narrow) this.selected = target;
    else this.menu = target;
  }

  /** What an action is called on a button. */
  label(action: Legal | Shortcut): string {
    return "label" in action ? action.label : this.words.action(action, this.view);
  }

  async play(action: Legal | Shortcut): Promise<void> {
    if (this.busy) return;
    const asked = this.confirming?.action === action.action ? false : this.#waits(action);
    this.busy = true;
    const waits = await asked;
    this.busy = false;
    if (waits) {
      this.confirming = action;
      return;
    }
    const { view } = this;
    let next: Legal | Shortcut | undefined = action;
    while (next) {
      const before = this.live.position;
      const chosen: number[] = [next.action, ...("then" in next ? next.then : [])];
      await this.#command((seat, position) => commands.act(this.id, seat, position, chosen));
      const [only, other] = this.live.position > before ? this.legal : [];
      next = only && !other && this.#goesOn(only, action, view) ? only : undefined;
    }
  }

  /** Whether the only thing left is done unasked. */
  #goesOn(only: Legal, chosen: Legal, view: GameView): boolean {
    return only.verb === "end"
      ? settings.ending === "auto" && !this.live.lesson
      : (this.plugin.goesOn?.(only, chosen, view) ?? false);
  }

  /** Whether an action is to wait: no turn ends without its button, also where the rules would let it end by itself. */
  async #waits(action: Legal): Promise<boolean> {
    if (this.live.lesson) return false;
    if (action.verb === "end") return settings.ending === "twice";
    if (settings.ending === "auto" || !this.plugin.endsUnasked) return false;
    const events = await this.preview(action);
    return events.some(({ type }) => /\.(turn_started|game_ended)$/.test(type));
  }

  /** Takes back the last action, or all down to so many. */
  async undo(to?: number): Promise<void> {
    await this.#command((seat, position) => commands.undo(this.id, seat, position, to));
  }

  async #command(send: (seat: Eyes, position: number) => Promise<Done>): Promise<void> {
    if (this.busy || this.past) return;
    this.#asking.abort();
    this.#asking = new AbortController();
    this.busy = true;
    this.menu = this.confirming = null;
    this.problem = "";
    try {
      const done = await send(this.viewer, this.live.position);
      if (this.narrow) this.selected = null;
      if (done.position !== null) await this.#caughtUp(done.position);
    } catch (error) {
      this.problem = error instanceof Problem ? problemText(error.code, error.reason) : t("ui-offline");
      await this.refresh().catch(() => undefined);
    } finally {
      this.busy = false;
    }
  }

  /** The stream brings the new position; if it is late, we ask. */
  async #caughtUp(position: number): Promise<void> {
    const late = new Promise<boolean>((done) => setTimeout(done, PATIENCE, false));
    while (this.live.position < position && !this.following) {
      const news = new Promise<boolean>((done) => (this.#heard = () => done(true)));
      if (!(await Promise.race([news, late]))) return this.refresh();
    }
  }

  async refresh(): Promise<void> {
    await Promise.all(this.#viewers.map((viewer) => this.#fetch(viewer)));
    this.#turnHotseat();
  }

  async answer(agree: boolean): Promise<void> {
    const ask = this.live.ask;
    const seat = ask?.waiting.find((one) => this.info.mine.includes(one));
    if (!ask || seat === undefined) return;
    await commands.answerUndo(this.id, seat, ask.number, agree);
  }

  async say(text: string): Promise<void> {
    await commands.say(this.id, this.viewer, text);
  }

  async resign(): Promise<void> {
    if (this.viewer !== null) await commands.resign(this.id, this.viewer);
  }

  async standIn(seat: number, on: boolean): Promise<void> {
    await commands.standIn(this.id, seat, on);
  }

  /** Look at the position after an entry; null: back to now. An answer that comes after a later wish is not shown. */
  async lookAt(number: number | null): Promise<void> {
    const wish = ++this.#wishes;
    const past = number === null ? null : await questions.position(this.id, this.viewer, number);
    if (wish < this.#granted) return;
    this.#granted = wish;
    this.ways = await glide(() => {
      this.past = past;
      this.menu = this.selected = null;
    });
  }
}

const KEY = Symbol("table");
export const provideTable = (table: TableStore) => setContext(KEY, table);
export const useTable = (): TableStore => getContext(KEY);
