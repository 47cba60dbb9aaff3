/** Clocks tick here, and are judged by the server. */
import type { ClockInfo, ClockPlan } from "./api";
import { joined, t } from "./i18n.svelte";

/** What a clock means, in words, and what becomes of whoever is out of time. */
export function clockText({ kind, seconds, increment, vacation, on_timeout, grace }: ClockPlan): string {
  const time = t(`ui-people-clock-${kind}`, {
    minutes: Math.round(seconds / 60),
    hours: Math.round(seconds / 3600),
    seconds: Math.round(seconds),
    more: Math.round(increment),
    back: Math.round(increment / 3600),
    vacation,
  });
  return kind === "none" ? time : joined(" ", [time, t(`ui-people-up-${on_timeout}`, { grace: Math.round(grace) })]);
}

const [HOUR, GRACE] = [3600, 60];
const plan = (kind: ClockPlan["kind"], seconds: number, increment: number, vacation = 0): ClockPlan => ({
  kind,
  seconds,
  increment,
  vacation,
  on_timeout: "bot",
  grace: kind === "none" ? 0 : GRACE,
});

/** The clocks that are offered; `ui-people-pace-NAME` is what each is called. */
export const paces: Record<string, ClockPlan> = {
  none: plan("none", 0, 0),
  quick: plan("fischer", 300, 15),
  sitting: plan("fischer", 900, 30),
  days: plan("days", 72 * HOUR, 24 * HOUR, 7),
};

/** Seconds that a seat has left; below 0, so long past its time. */
export function left(clock: ClockInfo, seat: number, now: number): number {
  const before = clock.left[seat] ?? 0;
  if (clock.running !== seat) return before;
  const rested = clock.pauses.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, now) - Math.max(from, clock.since)),
    0,
  );
  return before - (now - clock.since - rested);
}

/** Whether the clock that runs rests now. */
export const rests = (clock: ClockInfo, seat: number, now: number): boolean =>
  clock.running === seat && clock.pauses.some(([from, to]) => from <= now && now < to);

const two = (n: number) => String(Math.floor(n)).padStart(2, "0");

export const timeText = (seconds: number): string =>
  seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

const DAY = 24 * 60;

/** "22:30" of this place as a minute of the day of UTC, and back. */
export function toUtc(time: string, offset = new Date().getTimezoneOffset()): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes + offset + DAY) % DAY;
}

export function fromUtc(minute: number, offset = new Date().getTimezoneOffset()): string {
  const local = (minute - offset + DAY) % DAY;
  return `${two(local / 60)}:${two(local % 60)}`;
}
