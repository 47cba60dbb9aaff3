/** A tab's end of the browser's one stream. */
import type { AnnouncedMessage } from "../api";
import type { News, Port, Wish } from "./exchange";
import { Ledger } from "./ledger";
import type { Eyes, ListListener, Stream, TableListener } from "./types";

interface Follower {
  id: string;
  ledger: Ledger;
  listener: TableListener;
}

/** Milliseconds. */
const PING = 1000;
const SILENT = 1500;
const STARTING = 10_000;
/** So many workers that do not answer, one after the other, are enough. */
const TRIES = 3;

export class Live implements Stream {
  #followers = new Set<Follower>();
  #lists = new Set<ListListener>();
  #announced = new Set<(said: AnnouncedMessage) => void>();
  #port: MessagePort | null = null;
  /** Without shared workers each tab has its own connection, but only while it is visible. */
  #alone = typeof SharedWorker === "undefined";
  #silent = 0;
  #patience = STARTING;
  #pingedAt: number | null = null;

  table(id: string, viewers: Eyes[], since: number, listener: TableListener): () => void {
    const follower: Follower = { id, ledger: new Ledger(viewers, since), listener };
    this.#followers.add(follower);
    if (this.#port) this.#follow(follower);
    else this.#start();
    return () => {
      this.#followers.delete(follower);
      if (![...this.#followers].some((other) => other.id === id)) this.#send({ do: "leave", table: id });
    };
  }

  lists(listener: ListListener): () => void {
    this.#lists.add(listener);
    if (this.#port) this.#show();
    else this.#start();
    return () => {
      this.#lists.delete(listener);
      this.#show();
    };
  }

  readonly announced = (listener: (said: AnnouncedMessage) => void): (() => void) => {
    this.#announced.add(listener);
    return () => this.#announced.delete(listener);
  };

  /** Once, when something is to be heard of for the first time. */
  #start(): void {
    this.#connect();
    setInterval(() => this.#ping(), PING);
    addEventListener("pagehide", () => this.#send({ do: "bye" }));
    addEventListener("pageshow", (event) => event.persisted && this.#attach());
    document.addEventListener("visibilitychange", () => {
      if (!this.#alone) this.#show();
      else if (document.hidden) this.#send({ do: "bye" });
      else this.#attach();
    });
  }

  #connect(): void {
    this.#port?.close();
    this.#pingedAt = null;
    this.#patience = STARTING;
    if (this.#alone) {
      const { port1, port2 } = new MessageChannel();
      void import("./exchange").then(({ Exchange }) => new Exchange().add(port2 as unknown as Port));
      this.#port = port1;
    } else {
      const worker = new SharedWorker(new URL("./worker.ts", import.meta.url), { type: "module", name: "hatoba" });
      worker.onerror = () => this.#standAlone();
      this.#port = worker.port;
    }
    this.#port.onmessage = ({ data }: MessageEvent<News>) => this.#hear(data);
    if (!(this.#alone && document.hidden)) this.#attach();
  }

  #standAlone(): void {
    if (this.#alone) return;
    this.#alone = true;
    this.#connect();
  }

  /** Tells whoever is at the other end all that this tab wants; what it knows already is not told again. */
  #attach(): void {
    for (const follower of this.#followers) this.#follow(follower);
    this.#show();
  }

  #follow({ id, ledger }: Follower): void {
    this.#send({ do: "follow", table: id, viewers: ledger.viewers, since: ledger.cursor });
  }

  #show(): void {
    const visible = !document.hidden;
    this.#send({ do: "show", visible, lists: visible && this.#lists.size > 0 });
  }

  #send(wish: Wish): void {
    this.#port?.postMessage(wish);
  }

  /** A worker can die with the process of a tab that crashed; nothing but its silence tells. */
  #ping(): void {
    if (this.#alone) return;
    const now = Date.now();
    if (this.#pingedAt === null) {
      this.#pingedAt = now;
      this.#send({ do: "ping" });
    } else if (now - this.#pingedAt > this.#patience) {
      this.#silent += 1;
      if (this.#silent >= TRIES) this.#standAlone();
      else this.#connect();
    }
  }

  #hear(news: News): void {
    if (news.say === "pong") this.#answered(news.strange);
    else if (news.say === "listed") this.#lists.forEach((listener) => listener.listed(news.table));
    else if (news.say === "announced") this.#announced.forEach((listener) => listener(news.said));
    else if (news.say === "fresh") this.#lists.forEach((listener) => listener.fresh());
    else if (news.say === "connected") this.#followers.forEach(({ listener }) => listener.connected(news.on));
    else if (news.say === "gone") {
      this.#lists.forEach((listener) => listener.gone(news.table));
      this.#of(news.table).forEach(({ listener }) => listener.gone());
    } else if (news.say === "presence")
      this.#of(news.present.table).forEach(({ listener }) => listener.presence(news.present));
    else if (news.say === "eyes") this.#of(news.table).forEach(({ listener }) => listener.eyes());
    else this.#tell(news);
  }

  #answered(strange: boolean): void {
    this.#pingedAt = null;
    this.#silent = 0;
    this.#patience = SILENT;
    if (strange && (this.#followers.size || this.#lists.size)) this.#attach();
  }

  #of(table: string): Follower[] {
    return [...this.#followers].filter((follower) => follower.id === table);
  }

  #tell(news: Extract<News, { say: "entry" | "position" }>): void {
    const { table, viewer } = news.say === "entry" ? news.message : news.position;
    for (const follower of this.#of(table)) {
      const { ledger, listener } = follower;
      if (news.say === "position") {
        if (ledger.position(viewer, news.position.number)) listener.position(news.position);
      } else {
        const came = ledger.entry(viewer, news.message.entry.number);
        if (came === "next") listener.entry(news.message);
        else if (came === "gap") this.#follow(follower);
      }
    }
  }
}
