/** The one connection of a browser: it carries all tables that its tabs show, and comes back by itself. */
import type {
  AnnouncedMessage,
  EntryMessage,
  GoneMessage,
  HelloMessage,
  Position,
  PresenceMessage,
  TableInfo,
} from "../api";
import { Ledger } from "./ledger";
import { readMessages, type Message } from "./sse";
import type { Eyes } from "./types";

export interface Hearers {
  entry(message: EntryMessage): void;
  position(position: Position): void;
  presence(present: PresenceMessage): void;
  listed(table: TableInfo): void;
  gone(table: string): void;
  /** It is seen with other eyes than its tabs believe: somebody has sat down, or stood up, in another tab. */
  eyes(table: string): void;
  announced(said: AnnouncedMessage): void;
  /** The connection stands (again), or is lost. `lists`: changes of lists are heard of from now on. */
  connected(on: boolean, lists: boolean): void;
}

/** What the connection is asked for, but for where each table goes on from. */
interface Plan {
  tables: string[];
  looking: string[];
  lists: boolean;
}

export type Open = (query: string, signal: AbortSignal) => Promise<Response>;

/** Milliseconds. */
const SOON = 20;
const LATER = 1000;
const RETRY = 800;
const LONGEST_WAIT = 30_000;
const CONNECTING = 5000;
const TICK = 500;
const SLEPT = 5000;
/** As many as a server takes, unless it was told otherwise. */
const MOST_TABLES = 50;

export class Feed {
  #tables = new Map<string, Ledger>();
  #looking = new Set<string>();
  #lists = false;
  #connection: AbortController | null = null;
  #connected = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opensAt = Infinity;
  #heardAt = 0;
  #patience = CONNECTING;
  #tickAt = Date.now();
  #asked: Plan | null = null;
  /** What was asked for will not do any more, though it be the same tables. */
  #stale = false;

  constructor(
    private readonly hearers: Hearers,
    private readonly open: Open = (query, signal) => fetch(`/api/stream?${query}`, { signal, cache: "no-store" }),
  ) {
    setInterval(() => this.#tick(), TICK);
    // The network is another one, or back: what was connected over it before may be dead without a sign.
    addEventListener("online", () => this.#reopen());
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** Carry a table from an entry on. A tab that knows less than the others makes it go back; they hear nothing twice. */
  follow(table: string, viewers: Eyes[], since: number): void {
    const known = this.#tables.get(table);
    if (known?.sees(viewers) && known.cursor <= since) return;
    this.#tables.set(table, new Ledger(viewers, Math.min(since, known?.cursor ?? since)));
    this.renew();
  }

  leave(table: string): void {
    if (this.#tables.delete(table)) this.#openIn(LATER);
  }

  /** Which tables a visible tab shows, and whether one shows lists. */
  show(looking: Set<string>, lists: boolean): void {
    this.#looking = looking;
    this.#lists = lists;
    this.#openIn(LATER);
  }

  /** Ask anew, though it be for the same: who begins to look at lists may have other tables than before. */
  renew(): void {
    this.#stale = true;
    this.#openIn(SOON);
  }

  /** Somebody is there again: a connection that is down or has long been silent is made anew. */
  wake(): void {
    if (!this.#connected || Date.now() - this.#heardAt > this.#patience) this.#reopen();
  }

  #tick(): void {
    const now = Date.now();
    const slept = now - this.#tickAt > SLEPT;
    this.#tickAt = now;
    if (this.#connection && (slept || now - this.#heardAt > this.#patience)) this.#reopen();
  }

  /** Tables that somebody looks at come first; null if there is nothing to hear of. */
  #plan(): Plan | null {
    const seen = (table: string) => this.#looking.has(table);
    const all = [...this.#tables.keys()];
    const tables = [...all.filter(seen), ...all.filter((table) => !seen(table))].slice(0, MOST_TABLES).sort();
    return tables.length || this.#lists ? { tables, looking: tables.filter(seen), lists: this.#lists } : null;
  }

  /** Open in so many milliseconds, if by then there is something else to ask for. */
  #openIn(delay: number): void {
    if (this.#opensAt <= Date.now() + delay) return;
    clearTimeout(this.#timer);
    this.#opensAt = Date.now() + delay;
    this.#timer = setTimeout(() => {
      this.#opensAt = Infinity;
      if (this.#stale || JSON.stringify(this.#plan()) !== JSON.stringify(this.#asked)) this.#reopen();
    }, delay);
  }

  #reopen(): void {
    clearTimeout(this.#timer);
    this.#opensAt = Infinity;
    this.#connection?.abort();
    this.#connection = null;
    this.#asked = this.#plan();
    this.#stale = false;
    if (!this.#asked) {
      this.#connected = false;
      return;
    }
    this.#connection = new AbortController();
    void this.#listen(this.#connection, this.#asked);
  }

  async #listen(connection: AbortController, plan: Plan): Promise<void> {
    this.#heardAt = Date.now();
    this.#patience = CONNECTING;
    let wait = RETRY * (0.5 + Math.random() / 2); // not all browsers at once
    try {
      const answer = await this.open(this.#query(plan), connection.signal);
      if (connection !== this.#connection) return;
      if (answer.ok && answer.body) {
        for await (const message of readMessages(answer.body, () => (this.#heardAt = Date.now()))) {
          if (connection !== this.#connection) return;
          this.#take(message);
        }
      } else if (answer.status === 404) {
        for (const table of plan.tables) this.#drop(table);
      } else {
        wait = waitAfter(answer) ?? wait;
      }
    } catch {
      // the network, or the server, is away
    }
    if (connection === this.#connection) this.#lost(wait);
  }

  #query({ tables, looking, lists }: Plan): string {
    const from = tables.map((table) => `${table}.${this.#tables.get(table)?.cursor ?? 0}`);
    return `tables=${from}&looking=${looking}&lists=${lists}&views=true`;
  }

  #lost(wait: number): void {
    this.#connection?.abort();
    this.#connection = null;
    this.#stale = true;
    this.#connected = false;
    this.hearers.connected(false, false);
    this.#openIn(wait);
  }

  #take({ event, data }: Message): void {
    if (event === "hello") this.#greet(JSON.parse(data) as HelloMessage);
    else if (event === "entry") {
      const message = JSON.parse(data) as EntryMessage;
      // One that was carried before this table went back is a gap here; those before it are to come.
      if (this.#tables.get(message.table)?.entry(message.viewer, message.entry.number) === "next")
        this.hearers.entry(message);
    } else if (event === "position") {
      const position = JSON.parse(data) as Position;
      if (this.#tables.get(position.table)?.position(position.viewer, position.number)) this.hearers.position(position);
    } else if (event === "presence") this.hearers.presence(JSON.parse(data) as PresenceMessage);
    else if (event === "listed") this.hearers.listed(JSON.parse(data) as TableInfo);
    else if (event === "announced") this.hearers.announced(JSON.parse(data) as AnnouncedMessage);
    else if (event === "gone") this.#drop((JSON.parse(data) as GoneMessage).table);
  }

  #greet({ tables, keep_alive }: HelloMessage): void {
    for (const { table, viewers } of tables) {
      const known = this.#tables.get(table);
      if (!known || known.sees(viewers)) continue;
      this.#tables.set(table, new Ledger(viewers, known.cursor));
      this.hearers.eyes(table);
    }
    this.#patience = 1500 * keep_alive + 1000;
    this.#connected = true;
    this.hearers.connected(true, this.#asked?.lists ?? false);
  }

  #drop(table: string): void {
    this.#tables.delete(table);
    this.hearers.gone(table);
  }
}

/** How long a server that refuses wants to be left alone; null: it only was not there. */
function waitAfter(answer: Response): number | null {
  const seconds = Number(answer.headers.get("retry-after"));
  if (seconds) return Math.min(seconds * 1000, LONGEST_WAIT);
  return answer.status < 500 ? LONGEST_WAIT : null;
}
