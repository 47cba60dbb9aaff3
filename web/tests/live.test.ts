/** A tab's end of the stream: each entry once, whatever becomes of the worker at the other end. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EntryMessage, Position } from "../src/lib/api";
import type { News, Wish } from "../src/lib/transport/exchange";
import { Live } from "../src/lib/transport/live";
import type { TableListener } from "../src/lib/transport/types";

class FakeWorker {
  static all: FakeWorker[] = [];
  static get last(): FakeWorker {
    return FakeWorker.all.at(-1)!;
  }
  wishes: Wish[] = [];
  answers = true;
  onerror: (() => void) | null = null;
  port = {
    onmessage: null as ((event: { data: News }) => void) | null,
    close() {},
    postMessage: (wish: Wish) => {
      if (wish.do !== "ping") this.wishes.push(wish);
      else if (this.answers) this.say({ say: "pong", strange: false });
    },
  };

  constructor() {
    FakeWorker.all.push(this);
  }

  say(data: News): void {
    this.port.onmessage!({ data });
  }

  entry(number: number): void {
    this.say({ say: "entry", message: { table: "a", viewer: 0, entry: { number } } as EntryMessage });
  }

  position(number: number): void {
    this.say({ say: "position", position: { table: "a", viewer: 0, number } as Position });
  }
}

const heard: string[] = [];
const listener: TableListener = {
  entry: ({ entry }) => void heard.push(`entry ${entry.number}`),
  position: ({ number }) => void heard.push(`position ${number}`),
  presence: ({ seats }) => void heard.push(`presence ${seats}`),
  connected: (on) => void heard.push(on ? "here" : "away"),
  eyes: () => void heard.push("eyes"),
  gone: () => void heard.push("gone"),
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("SharedWorker", FakeWorker);
  FakeWorker.all = [];
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

test("entries come once and in order; what is missing is asked for", () => {
  new Live().table("a", [0], 4, listener);
  const worker = FakeWorker.last;
  [4, 5, 5, 8, 6, 7, 8].forEach((number) => worker.entry(number));
  worker.position(8);
  worker.position(7);
  expect(heard).toEqual(["entry 5", "entry 6", "entry 7", "entry 8", "position 8"]);
  expect(worker.wishes.filter((wish) => wish.do === "follow").map((wish) => wish.since)).toEqual([4, 4]);
});

test("a worker that has died is followed by another, which goes on from what is known", async () => {
  new Live().table("a", [0], 0, listener);
  const first = FakeWorker.last;
  first.entry(1);
  first.position(1);
  await pass(60_000);
  expect(FakeWorker.all.length).toBe(1);
  first.answers = false;
  await pass(4000);
  expect(FakeWorker.all.length).toBe(2);
  expect(FakeWorker.last.wishes[0]).toEqual({ do: "follow", table: "a", viewers: [0], since: 1 });
});

test("without a worker that works, a tab stands alone", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Promise(() => {});
  });
  new Live().table("a", [0], 3, listener);
  FakeWorker.last.onerror!();
  await vi.dynamicImportSettled();
  await pass(100);
  expect(asked).toEqual(["/api/stream?tables=a.3&looking=a&lists=false&views=true"]);
  expect(FakeWorker.all.length).toBe(1);
});

test("a table that is left is heard of no longer", () => {
  const live = new Live();
  const leave = live.table("a", [0], 0, listener);
  leave();
  FakeWorker.last.entry(1);
  expect(heard).toEqual([]);
  expect(FakeWorker.last.wishes.at(-1)).toEqual({ do: "leave", table: "a" });
});
