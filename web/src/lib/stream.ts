/** The server's stream of one table. It resumes by itself where it broke off. */
import type { EntryMessage, Position } from "./api";

export interface Listener {
  entry(message: EntryMessage): void;
  position(position: Position): void;
  connected(on: boolean): void;
  gone(): void;
}

const RETRY = 2000;

export class Stream {
  #source: EventSource | null = null;
  #last = "";
  #timer: number | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  #open(): void {
    const since = this.#last ? `&since=${encodeURIComponent(this.#last)}` : "";
    const source = new EventSource(`/api/stream?table=${this.table}&views=true${since}`);
    this.#source = source;
    const on = <T>(name: string, use: (data: T) => void) =>
      source.addEventListener(name, (event) => {
        if (event.lastEventId) this.#last = event.lastEventId;
        use(JSON.parse((event as MessageEvent<string>).data) as T);
      });
    on<EntryMessage>("entry", (message) => this.listener.entry(message));
    on<Position>("position", (position) => this.listener.position(position));
    on<unknown>("gone", () => this.listener.gone());
    source.onopen = () => this.listener.connected(true);
    source.onerror = () => {
      this.listener.connected(false);
      if (source.readyState === EventSource.CLOSED && !this.#closed) {
        this.#timer = window.setTimeout(() => this.#open(), RETRY);
      }
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }
}
