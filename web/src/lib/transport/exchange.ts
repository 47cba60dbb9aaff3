/** Where the tabs of a browser meet: what each of them wants to hear of, on one connection. */
import type { AnnouncedMessage, EntryMessage, Position, PresenceMessage, TableInfo } from "../api";
import { Feed, type Open } from "./feed";
import type { Eyes } from "./types";

/** From a tab. */
export type Wish =
  | { do: "follow"; table: string; viewers: Eyes[]; since: number }
  | { do: "leave"; table: string }
  | { do: "show"; visible: boolean; lists: boolean }
  | { do: "ping" }
  | { do: "bye" };

/** To a tab. `strange`: whatever it followed was forgotten, for it was silent for long. */
export type News =
  | { say: "entry"; message: EntryMessage }
  | { say: "position"; position: Position }
  | { say: "presence"; present: PresenceMessage }
  | { say: "listed"; table: TableInfo }
  | { say: "gone"; table: string }
  | { say: "eyes"; table: string }
  | { say: "connected"; on: boolean }
  | { say: "fresh" }
  | { say: "announced"; said: AnnouncedMessage }
  | { say: "pong"; strange: boolean };

export interface Port {
  postMessage(news: News): void;
  onmessage: ((event: MessageEvent<Wish>) => void) | null;
}

interface Tab {
  port: Port;
  tables: Set<string>;
  visible: boolean;
  lists: boolean;
  heardAt: number;
}

/** Milliseconds. A hidden tab pings once a minute at least, if it is not asleep. */
const SILENT = 150_000;

export class Exchange {
  #tabs = new Set<Tab>();
  #feed: Feed;
  /** What the host says, for tabs that come later. */
  #said: AnnouncedMessage | null = null;

  constructor(open?: Open) {
    const toAll = (news: News) => this.#tabs.forEach((tab) => tab.port.postMessage(news));
    const toTable = (table: string, news: News) =>
      this.#tabs.forEach((tab) => tab.tables.has(table) && tab.port.postMessage(news));
    const toLists = (news: News) => this.#tabs.forEach((tab) => tab.lists && tab.port.postMessage(news));
    this.#feed = new Feed(
      {
        entry: (message) => toTable(message.table, { say: "entry", message }),
        position: (position) => toTable(position.table, { say: "position", position }),
        presence: (present) => toTable(present.table, { say: "presence", present }),
        eyes: (table) => toTable(table, { say: "eyes", table }),
        listed: (table) => toLists({ say: "listed", table }),
        gone: (table) => {
          const tabs = [...this.#tabs].filter((tab) => tab.tables.delete(table) || tab.lists);
          tabs.forEach((tab) => tab.port.postMessage({ say: "gone", table }));
        },
        announced: (said) => {
          this.#said = said;
          toAll({ say: "announced", said });
        },
        connected: (on, lists) => {
          toAll({ say: "connected", on });
          if (lists) toLists({ say: "fresh" });
        },
      },
      open,
    );
  }

  add(port: Port): void {
    const tab: Tab = { port, tables: new Set(), visible: false, lists: false, heardAt: Date.now() };
    port.onmessage = ({ data }) => this.#hear(tab, data);
  }

  #hear(tab: Tab, wish: Wish): void {
    const strange = !this.#tabs.has(tab);
    tab.heardAt = Date.now();
    if (wish.do === "ping") tab.port.postMessage({ say: "pong", strange });
    else if (wish.do === "bye") this.#forget(tab);
    else {
      this.#tabs.add(tab);
      if (strange && this.#said) tab.port.postMessage({ say: "announced", said: this.#said });
      if (wish.do === "follow") this.#follow(tab, wish.table, wish.viewers, wish.since);
      else if (wish.do === "leave") this.#leave(tab, wish.table);
      else this.#show(tab, wish.visible, wish.lists);
    }
    for (const other of this.#tabs) if (tab.heardAt - other.heardAt > SILENT) this.#forget(other);
  }

  #follow(tab: Tab, table: string, viewers: Eyes[], since: number): void {
    tab.tables.add(table);
    this.#feed.follow(table, viewers, since);
    this.#look();
    if (this.#feed.connected) tab.port.postMessage({ say: "connected", on: true });
  }

  #leave(tab: Tab, table: string): void {
    tab.tables.delete(table);
    if (![...this.#tabs].some((other) => other.tables.has(table))) this.#feed.leave(table);
    this.#look();
  }

  #show(tab: Tab, visible: boolean, wished: boolean): void {
    const arrives = visible && !tab.visible;
    const lists = wished && !tab.lists;
    tab.visible = visible;
    tab.lists = wished;
    this.#look();
    if (lists) this.#feed.renew();
    else if (arrives) this.#feed.wake();
  }

  #look(): void {
    const tabs = [...this.#tabs];
    const looking = new Set(tabs.flatMap((tab) => (tab.visible ? [...tab.tables] : [])));
    this.#feed.show(
      looking,
      tabs.some((tab) => tab.lists),
    );
  }

  #forget(tab: Tab): void {
    this.#tabs.delete(tab);
    for (const table of [...tab.tables]) this.#leave(tab, table);
    this.#look();
  }
}
