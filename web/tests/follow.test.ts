/** Bots' turns are shown one step after the other, and skipped when somebody wants so. */
import { beforeEach, expect, test, vi } from "vitest";
import type { ActionsEntry, Position } from "../src/lib/api";
import { Follower, type Followed } from "../src/lib/follow";

const entry = (number: number, seat: number, turn: number) => ({ kind: "actions", number, seat, turn }) as ActionsEntry;
const position = (number: number, to_move: number, legal: unknown = null) =>
  ({ number, to_move, legal }) as unknown as Position;

let log: ActionsEntry[];
let shown: number[];
let follower: Follower;

const table: Followed = {
  shown: () => shown.at(-1) ?? 0,
  after: (number) => log.filter((one) => one.number > number),
  mine: (one) => one.seat === 0,
  visible: (one) => one.number !== 3,
  ask: async (number) => position(number, 1),
  show: async ({ number }) => void shown.push(number),
  pace: () => ({ step: 100, turn: 1000 }),
};

beforeEach(() => {
  vi.useFakeTimers();
  log = [entry(1, 0, 1), entry(2, 1, 2), entry(3, 1, 2), entry(4, 1, 2), entry(5, 2, 3)];
  shown = [];
  follower = new Follower(table);
});

test("what came together is shown step by step, but for what nobody can see", async () => {
  const mine = position(5, 0, []);
  expect(follower.wants(mine)).toBe(true);
  const done = follower.add(mine);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2]); // our own action at once, the bot's first, and a wait
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([1, 2, 4]);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).toEqual([1, 2, 4]); // the end of a turn is looked at longer
  await vi.advanceTimersByTimeAsync(1);
  await done; // nobody is kept from playing
  expect(shown).toEqual([1, 2, 4, 5, 5]);
  expect(follower.running).toBe(false);
});

test("a key leads on to one's own turn, also past what the bots have yet to play", async () => {
  const done = follower.add(position(4, 2));
  await vi.advanceTimersByTimeAsync(0);
  follower.skip();
  await done;
  expect(shown).toEqual([1, 2, 4]);
  expect(follower.wants(position(5, 1))).toBe(false);
  expect(follower.wants(position(5, 0, []))).toBe(true); // from the next turn on they are shown again
});

test("our own actions, and those after a long absence, are shown at once", () => {
  log = [entry(1, 0, 1)];
  expect(follower.wants(position(1, 1))).toBe(false);
  log = Array.from({ length: 61 }, (_, at) => entry(at + 1, 1, at));
  expect(follower.wants(position(61, 0, []))).toBe(false);
});
