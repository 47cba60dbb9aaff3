import { expect, test, vi } from "vitest";
import type { ClockInfo } from "../src/lib/api";
import { fromUtc, left, rests, timeText, toUtc } from "../src/lib/clock";
import { noteTime, serverTime } from "../src/lib/transport/time";

const HOUR = 3600;
const clock: ClockInfo = {
  left: [10 * HOUR, 5 * HOUR],
  running: 0,
  since: 20 * HOUR,
  deadline: 38 * HOUR,
  pauses: [[22 * HOUR, 30 * HOUR]],
  vacation: [0, 0],
};

test("a clock that runs ticks, and rests at night", () => {
  expect(left(clock, 0, 21 * HOUR)).toBe(9 * HOUR);
  expect(left(clock, 0, 25 * HOUR)).toBe(8 * HOUR);
  expect(left(clock, 0, 31 * HOUR)).toBe(7 * HOUR);
  expect(left(clock, 0, 38 * HOUR)).toBe(0);
  expect(left(clock, 0, 38 * HOUR + 20)).toBe(-20);
  expect(left(clock, 1, 31 * HOUR)).toBe(5 * HOUR);
  expect([21, 22, 29, 30].map((hour) => rests(clock, 0, hour * HOUR))).toEqual([false, true, true, false]);
  expect(rests(clock, 1, 25 * HOUR)).toBe(false);
});

test("times of day are said as here and sent as UTC", () => {
  expect(toUtc("22:30", -120)).toBe(20 * 60 + 30);
  expect(toUtc("01:00", -120)).toBe(23 * 60);
  expect(fromUtc(23 * 60, -120)).toBe("01:00");
  expect(toUtc("22:00", 300)).toBe(3 * 60);
  expect(timeText(65)).toBe("1:05");
  expect(timeText(2 * HOUR + 61)).toBe("2:01:01");
});

test("a browser whose clock is wrong shows the server's time", () => {
  vi.useFakeTimers({ now: 1_000_000_500 });
  const answer = (at: number, kept = "no-store") =>
    new Response("", { headers: { date: new Date(at).toUTCString(), "cache-control": kept } });
  noteTime(answer(1_000_000_000), 1_000_000_000);
  expect(serverTime()).toBe(1_000_000.5); // it is told to the second: no difference
  noteTime(answer(1_000_120_000), 1_000_000_000);
  expect(serverTime()).toBe(1_000_120);
  noteTime(answer(999_880_000), 1_000_000_000);
  expect(serverTime()).toBe(999_881.5);
  noteTime(answer(1_000_000_000, "max-age=60"), 1_000_000_000);
  expect(serverTime()).toBe(999_881.5); // that answer may be an old one
  vi.useRealTimers();
});
