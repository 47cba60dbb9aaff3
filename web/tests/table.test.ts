/** A table's state between answers and the stream, whichever comes first. */
import { beforeEach, expect, test, vi } from "vitest";
import { plainTable } from "../src/games/plain";
import type { EntryMessage, GameFacts, Legal, Position, TableInfo } from "../src/lib/api";
import { TableStore } from "../src/lib/table.svelte";
import { transport } from "../src/lib/transport";
import type { Entry, TableListener } from "../src/lib/transport/types";
import { factsOf } from "./facts";

const entry = (number: number) => ({ kind: "resign", number, at: 0, seat: 1 }) as Entry;
const position = (number: number) =>
  ({
    table: "a",
    viewer: 0,
    number,
    position: number,
    to_move: 0,
    legal: [],
    seats: [],
    view: { seats: [] },
  }) as unknown as Position;
const info = {
  id: "a",
  kind: "game",
  game: "lanterns",
  status: "running",
  mine: [0],
  seats: [],
} as unknown as TableInfo;

const { questions, stream } = transport;
const plugin = plainTable("lanterns");
let log: Entry[];
let hear: TableListener;

/** The server has so many entries. */
function served(count: number): void {
  log = Array.from({ length: count }, (_, at) => entry(at + 1));
}

function tell(number: number): void {
  hear.entry({ table: "a", viewer: 0, entry: entry(number) } as EntryMessage);
  hear.position(position(number));
}

const numbers = (table: TableStore) => table.entries.map((one) => one.number);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(questions, "facts").mockResolvedValue(factsOf("lanterns") as GameFacts);
  vi.spyOn(questions, "sheet").mockResolvedValue({});
  vi.spyOn(questions, "position").mockImplementation(async () => position(log.length));
  vi.spyOn(questions, "entries").mockImplementation(async () => [...log]);
  vi.spyOn(stream, "table").mockImplementation((_id, _viewers, _since, listener) => {
    hear = listener;
    return () => {};
  });
});

test("a table listens from what it has: position and entries may be of different ages", async () => {
  served(3);
  vi.spyOn(questions, "position").mockResolvedValue(position(2));
  await TableStore.open("a", info, plugin);
  expect(vi.mocked(stream.table).mock.calls[0]!.slice(0, 3)).toEqual(["a", [0], 2]);
});

test("an answer that the stream has overtaken takes nothing away", async () => {
  served(1);
  const table = await TableStore.open("a", info, plugin);
  const answered = table.refresh(); // asked when there was one entry
  tell(2);
  await answered;
  expect(numbers(table)).toEqual([1, 2]);
  expect(table.live.number).toBe(2);
  served(3);
  await table.refresh();
  tell(3);
  expect(numbers(table)).toEqual([1, 2, 3]);
});

test("whoever sits down in another tab sits here too", async () => {
  served(2);
  const table = await TableStore.open("a", { ...info, mine: [] }, plugin);
  expect(table.viewer).toBeNull();
  vi.spyOn(questions, "table").mockResolvedValue(info);
  hear.eyes();
  await vi.waitFor(() => expect(stream.table).toHaveBeenCalledTimes(2));
  expect(vi.mocked(stream.table).mock.calls[1]!.slice(0, 3)).toEqual(["a", [0], 2]);
  expect(table.viewer).toBe(0);
});

test("back to now is now, also where a position of the past comes late", async () => {
  served(3);
  const table = await TableStore.open("a", info, plugin);
  let answer = (_: Position) => {};
  vi.spyOn(questions, "position").mockReturnValueOnce(new Promise((done) => (answer = done)));
  const looked = table.lookAt(1);
  await table.lookAt(null);
  answer(position(1));
  await looked;
  expect(table.past).toBeNull();
  await table.lookAt(3);
  expect(table.past?.number).toBe(3);
});

test("all tips of a position are asked for at once", async () => {
  served(1);
  const table = await TableStore.open("a", info, plugin);
  const reason = { code: "cost", args: {} };
  const tips = vi.spyOn(questions, "tips").mockImplementation(async () => ({
    position: table.live.position,
    previews: [{ action: 7, events: [{ type: "lanterns.lit" } as never], points: null }],
    refused: [{ reason, notations: ["light 1", "light 2"] } as never],
  }));
  const action = { action: 7 } as Legal;
  const said = await Promise.all([table.preview(action), table.why("light 1"), table.why("light 2"), table.why("end")]);
  expect(said).toEqual([[{ type: "lanterns.lit" }], reason, reason, null]);
  expect(tips).toHaveBeenCalledTimes(1);
  tell(2);
  await table.preview(action);
  expect(tips).toHaveBeenCalledTimes(2);
  tips.mockRejectedValueOnce(new Error("away"));
  tell(3);
  expect(await table.preview(action)).toEqual([]);
  expect(await table.preview(action)).toEqual([{ type: "lanterns.lit" }]); // asked again
});
