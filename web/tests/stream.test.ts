/** The bookkeeping of the stream: what was heard, what is asked for again, and that nothing comes twice. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EntryMessage, Position, TableInfo } from "../src/lib/api";
import { Exchange, type News, type Port, type Wish } from "../src/lib/transport/exchange";
import { Ledger } from "../src/lib/transport/ledger";
import { readMessages } from "../src/lib/transport/sse";
import type { Eyes } from "../src/lib/transport/types";

describe("a ledger", () => {
  test("tells entries that are next from those that were there and those that come too early", () => {
    const ledger = new Ledger([0], 5);
    expect([5, 6, 6, 8, 7].map((number) => ledger.entry(0, number))).toEqual(["known", "next", "known", "gap", "next"]);
    expect(ledger.entry(1, 8)).toBe("known"); // eyes that nobody here has
  });

  test("goes on from the last entry whose position has come too, for all eyes", () => {
    const ledger = new Ledger([0, 1], 5);
    ledger.entry(0, 6);
    ledger.entry(1, 6);
    expect(ledger.cursor).toBe(5);
    ledger.position(0, 6);
    expect(ledger.cursor).toBe(5);
    ledger.position(1, 9); // it may be ahead of the entries
    expect(ledger.cursor).toBe(6);
    expect(ledger.position(1, 8)).toBe(false);
  });
});

test("messages are read however the bytes are cut", async () => {
  const text =
    'retry: 1000\nevent: hello\ndata: {"a":"ł: x"}\n\n: here\n\nid: t.1\nevent: gone\ndata: {}\n\nevent: cut\ndata: ';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 7, 1000]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const found = [];
    for await (const message of readMessages(body, () => {})) found.push(message);
    expect(found).toEqual([
      { event: "hello", data: '{"a":"ł: x"}' },
      { event: "gone", data: "{}" },
    ]);
  }
});

/** A server with logs of entries, which keeps to what the real one promises. */
class FakeServer {
  /** The number of the last entry of each table. */
  logs = new Map<string, number>();
  queries: URLSearchParams[] = [];
  eyes: Eyes[] = [0];
  status = 200;
  retryAfter = "";
  #streams = new Set<{ numbers: Map<string, number>; body: ReadableStreamDefaultController<Uint8Array> }>();

  get open(): number {
    return this.#streams.size;
  }

  answer = async (query: string, signal: AbortSignal): Promise<Response> => {
    const asked = new URLSearchParams(query);
    this.queries.push(asked);
    if (this.status === 0) throw new TypeError("nobody is there");
    if (this.status !== 200)
      return new Response("", { status: this.status, headers: { "retry-after": this.retryAfter } });
    const wished = (asked.get("tables") ?? "").split(",").filter(Boolean);
    const numbers = new Map(
      wished.map((one) => one.split(".")).map(([id, number]) => [id!, Number(number)] as [string, number]),
    );
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const stream = { numbers, body: controller };
        this.#streams.add(stream);
        signal.addEventListener("abort", () => this.#streams.delete(stream) && controller.error(new Error("aborted")));
        const tables = [...numbers.keys()].map((table) => ({ table, viewers: this.eyes }));
        this.#send(controller, "hello", { tables, keep_alive: 15 });
        this.#catchUp(stream);
      },
    });
    return new Response(body);
  };

  happen(table: string): void {
    this.logs.set(table, (this.logs.get(table) ?? 0) + 1);
    this.#streams.forEach((stream) => this.#catchUp(stream));
  }

  say(event: string, data: object): void {
    this.#streams.forEach(({ body }) => this.#send(body, event, data));
  }

  /** All connections end; `midway`: with an entry, but without the position after it. */
  end(midway?: string): void {
    for (const { body } of this.#streams) {
      if (midway) this.#entry(body, midway, (this.logs.get(midway) ?? 0) + 1);
      body.close();
    }
    if (midway) this.logs.set(midway, (this.logs.get(midway) ?? 0) + 1);
    this.#streams.clear();
  }

  #catchUp({ numbers, body }: { numbers: Map<string, number>; body: ReadableStreamDefaultController<Uint8Array> }) {
    for (const [table, known] of numbers) {
      const last = this.logs.get(table) ?? 0;
      for (let number = known + 1; number <= last; number++) this.#entry(body, table, number);
      numbers.set(table, last);
      if (known !== last)
        this.eyes.forEach((viewer) => this.#send(body, "position", { table, viewer, number: last } as Position));
    }
  }

  #entry(body: ReadableStreamDefaultController<Uint8Array>, table: string, number: number): void {
    for (const viewer of this.eyes)
      this.#send(body, "entry", { table, viewer, entry: { kind: "resign", number, at: 0, seat: 0 } });
  }

  #send(body: ReadableStreamDefaultController<Uint8Array>, event: string, data: object): void {
    body.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }
}

class FakeTab implements Port {
  onmessage: Port["onmessage"] = null;
  heard: News[] = [];

  constructor(readonly exchange: Exchange) {
    exchange.add(this);
  }

  postMessage(news: News): void {
    this.heard.push(structuredClone(news));
  }

  send(wish: Wish): void {
    this.onmessage!({ data: wish } as MessageEvent<Wish>);
  }

  follow(table: string, since: number, viewers: Eyes[] = [0]): this {
    this.send({ do: "follow", table, since, viewers });
    return this;
  }

  entries(table: string): number[] {
    const messages = this.heard.flatMap((news) => (news.say === "entry" ? [news.message] : []));
    return messages.filter((message: EntryMessage) => message.table === table).map(({ entry }) => entry.number);
  }

  said(what: News["say"]): News[] {
    return this.heard.filter(({ say }) => say === what);
  }
}

describe("the tabs of a browser", () => {
  let server: FakeServer;
  let exchange: Exchange;
  const pass = (milliseconds = 50) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    exchange = new Exchange(server.answer);
  });
  afterEach(() => vi.useRealTimers());

  test("share one connection, and each hears of its own tables", async () => {
    const tabs = Array.from({ length: 20 }, (_, at) => new FakeTab(exchange).follow(`t${at % 8}`, 0));
    await pass();
    for (let at = 0; at < 8; at++) server.happen(`t${at}`);
    await pass();
    expect(server.open).toBe(1);
    expect(server.queries.length).toBe(1);
    tabs.forEach((tab, at) => {
      expect(tab.heard.flatMap((news) => (news.say === "entry" ? [news.message.table] : []))).toEqual([`t${at % 8}`]);
    });
  });

  test("all hear what the host says, also one that comes later", async () => {
    const first = new FakeTab(exchange).follow("a", 0);
    await pass();
    server.say("announced", { text: "Back at ten.", at: 5 });
    await pass();
    const later = new FakeTab(exchange).follow("a", 0);
    await pass();
    for (const tab of [first, later])
      expect(tab.said("announced")).toEqual([{ say: "announced", said: { text: "Back at ten.", at: 5 } }]);
  });

  test("go on from what they have when the set of tables changes", async () => {
    const one = new FakeTab(exchange).follow("a", 0);
    await pass();
    server.happen("a");
    await pass();
    const two = new FakeTab(exchange).follow("b", 3);
    server.logs.set("b", 5);
    server.happen("a");
    await pass();
    expect(server.queries.at(-1)!.get("tables")).toBe("a.2,b.3");
    expect([one.entries("a"), two.entries("b")]).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(server.open).toBe(1);
  });

  test("hear again what a tab lacks that knows less than the others", async () => {
    server.logs.set("a", 7);
    new FakeTab(exchange).follow("a", 7);
    await pass();
    const late = new FakeTab(exchange).follow("a", 4);
    await pass();
    expect(late.entries("a")).toEqual([5, 6, 7]);
  });

  test("lose nothing when the connection breaks between an entry and its position", async () => {
    const tab = new FakeTab(exchange).follow("a", 0);
    await pass();
    server.happen("a");
    await pass();
    server.end("a");
    await pass();
    expect(tab.heard.at(-1)).toEqual({ say: "connected", on: false });
    await pass(1000);
    expect(server.queries.at(-1)!.get("tables")).toBe("a.1"); // the position after 2 has not come
    expect(tab.entries("a")).toEqual([1, 2]);
    expect(tab.said("position").map((news) => news.say === "position" && news.position.number)).toEqual([1, 2]);
  });

  test("come back within a second when nobody was there, and wait when they are told to", async () => {
    new FakeTab(exchange).follow("a", 0);
    server.status = 0;
    await pass(20_000);
    server.status = 200;
    await pass(1000);
    expect(server.open).toBe(1);
    server.status = 429;
    server.retryAfter = "7";
    server.end();
    await pass(1000);
    const asked = server.queries.length;
    await pass(6000);
    expect(server.queries.length).toBe(asked);
    server.status = 200;
    await pass(1500);
    expect(server.open).toBe(1);
  });

  test("notice a connection that has fallen silent, and that the machine has slept", async () => {
    const tab = new FakeTab(exchange).follow("a", 0);
    await pass();
    await pass(23_000);
    expect(server.queries.length).toBe(1);
    await pass(2000);
    expect(server.queries.length).toBe(2);
    vi.setSystemTime(Date.now() + 10_000); // less than silence alone would need
    await pass(600);
    expect(server.queries.length).toBe(3);
    expect(tab.said("connected").every((news) => news.say === "connected" && news.on)).toBe(true);
  });

  test("do not trust a connection when the network comes back", async () => {
    const tab = new FakeTab(exchange).follow("a", 0);
    await pass();
    dispatchEvent(new Event("online"));
    await pass();
    expect([server.queries.length, server.open]).toEqual([2, 1]);
    server.happen("a");
    await pass();
    expect(tab.entries("a")).toEqual([1]);
  });

  test("count as looking only where they are visible", async () => {
    const [one, two] = [new FakeTab(exchange).follow("a", 0), new FakeTab(exchange).follow("b", 0)];
    one.send({ do: "show", visible: true, lists: false });
    two.send({ do: "show", visible: false, lists: false });
    await pass();
    expect(server.queries.at(-1)!.get("looking")).toBe("a");
    two.send({ do: "show", visible: true, lists: false });
    one.send({ do: "show", visible: false, lists: false });
    await pass(1500);
    expect(server.queries.at(-1)!.get("looking")).toBe("b");
  });

  test("leave together with their tables, also without a word", async () => {
    const [one, two] = [new FakeTab(exchange).follow("a", 0), new FakeTab(exchange).follow("b", 0)];
    await pass();
    one.send({ do: "bye" });
    await pass(1500);
    expect(server.queries.at(-1)!.get("tables")).toBe("b.0");
    const three = new FakeTab(exchange).follow("c", 0);
    for (let minute = 0; minute < 4; minute++) {
      await pass(60_000);
      three.send({ do: "ping" });
    }
    await pass(1500);
    expect(server.queries.at(-1)!.get("tables")).toBe("c.0");
    two.send({ do: "ping" }); // it was only asleep
    expect(two.heard.at(-1)).toEqual({ say: "pong", strange: true });
    three.send({ do: "bye" });
    await pass(1500);
    expect(server.open).toBe(0);
  });

  test("hear of lists as long as one of them shows some", async () => {
    const [home, table] = [new FakeTab(exchange), new FakeTab(exchange).follow("a", 0)];
    home.send({ do: "show", visible: true, lists: true });
    await pass();
    expect(server.queries.at(-1)!.get("lists")).toBe("true");
    expect(home.said("fresh").length).toBe(1);
    server.say("listed", { id: "x" } as TableInfo);
    server.say("gone", { table: "x" });
    await pass();
    expect([home.said("listed").length, home.said("gone").length]).toEqual([1, 1]);
    expect([...table.said("listed"), ...table.said("gone"), ...table.said("fresh")]).toEqual([]);
    home.send({ do: "show", visible: false, lists: false });
    await pass(1500);
    expect(server.queries.at(-1)!.get("lists")).toBe("false");
  });

  test("are told when they have other seats than they believe", async () => {
    server.eyes = [1];
    const tab = new FakeTab(exchange).follow("a", 0, [null]);
    await pass();
    expect(tab.said("eyes").length).toBe(1);
    tab.follow("a", 0, [1]);
    server.happen("a");
    await pass();
    expect(tab.entries("a")).toEqual([1]);
    expect(tab.said("eyes").length).toBe(1);
  });

  test("hear that a table is gone, and forget it", async () => {
    const tab = new FakeTab(exchange).follow("a", 0).follow("b", 0);
    await pass();
    server.say("gone", { table: "a" });
    await pass();
    expect(tab.said("gone")).toEqual([{ say: "gone", table: "a" }]);
    server.status = 404;
    server.end();
    await pass(1000);
    expect(tab.said("gone").length).toBe(2);
    await pass(5000);
    expect(server.open).toBe(0);
  });
});
