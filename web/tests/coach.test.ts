import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis } from "../src/lib/api";
import { drawingOf, FLOOR, marksOf, SIZE } from "../src/lib/coach/shares";
import { bars } from "../src/lib/daily";

describe("solved days", () => {
  const day = (date: number) => new Date(2026, 10, date, 21);
  let solved: typeof import("../src/lib/coach/solved.svelte");

  beforeEach(async () => {
    localStorage.clear();
    vi.resetModules();
    solved = await import("../src/lib/coach/solved.svelte");
  });

  it("are counted up to today, which may still come", () => {
    solved.keepTry("a", true, day(13));
    solved.keepTry("b", true, day(15));
    solved.keepTry("c", true, day(16));
    expect(solved.streak(day(16))).toBe(2);
    expect(solved.streak(day(17))).toBe(2);
    expect(solved.streak(day(18))).toBe(0);
    expect(solved.week(day(17)).map(({ lit, now }) => [lit, now])).toEqual([
      [true, false],
      [false, true],
      ...Array(5).fill([false, false]),
    ]);
  });

  it("count a puzzle once, and by the first try only what was not tried or shown before", () => {
    solved.keepTry("a", false, day(16));
    solved.keepTry("a", true, day(16));
    solved.keepTry("a", true, day(17));
    expect(solved.puzzles.a).toEqual({ tries: 3, day: "2026-11-16", first: false });
    solved.keepShown("b");
    solved.keepTry("b", true, day(17));
    expect(solved.puzzles.b?.first).toBe(false);
    solved.keepTry("c", true, day(17));
    expect(solved.puzzles.c?.first).toBe(true);
  });
});

describe("the chart of shares", () => {
  const turn = (number: number) => ({ number, first: number * 2, last: number * 2 + 1, round: 1 });
  const analysis = {
    complete: true,
    players: 2,
    points: [0, 2, 4, 6].map((step) => ({ step, turn: 1, round: 1, shares: [0.5, 0.5] })),
    turns: [turn(0), turn(1), turn(2)],
    turning_points: [
      { number: 1, kind: "decision", seat: 0, change: -0.1 },
      { number: 1, kind: "draw", seat: 0, change: 0.1 },
      { number: 2, kind: "decision", seat: 1, change: -0.1 },
      { number: 2, kind: "draw", seat: 1, change: -0.1 },
    ],
    ledgers: [],
  } as unknown as Analysis;

  it("has a mark for each turning point, and none hides another", () => {
    const marks = marksOf(analysis, 0, drawingOf(analysis, 0, 370));
    expect(marks).toHaveLength(4);
    expect(marks[1]!.x).toBe(marks[2]!.x);
    for (const [at, one] of marks.entries()) {
      expect(one.badge).toBeGreaterThan(SIZE.top - 13);
      expect(one.badge).toBeLessThan(FLOOR);
      for (const other of marks.slice(0, at))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.badge - other.badge))).toBeGreaterThanOrEqual(24);
    }
  });
});

it("shows where one stands among the others of the day", () => {
  const shown = bars([-10, -10, 0, 1], 13, 12);
  expect(shown.map(({ height }) => height)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect(shown.findIndex(({ mine }) => mine)).toBe(11);
});
