/** Which puzzles were tried and solved in this browser, and on which days: kept here, told to nobody. */

export interface Solving {
  tries: number;
  /** The day on which it was solved, and whether by the first try. */
  day?: string;
  first?: boolean;
}

const KEY = "hatoba-puzzles";
const WEEK = 7;

function stored(): Record<string, Solving> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Solving>;
  } catch {
    return {};
  }
}

export const puzzles = $state<Record<string, Solving>>(stored());

/** A day of the reader's own calendar: 2026-11-17. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function daysFrom(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** A try was judged. What is solved stays solved, and a puzzle that was shown before is no longer solved at first. */
export function keepTry(id: string, found: boolean, today: Date): void {
  const before = puzzles[id] ?? { tries: 0 };
  const tries = before.tries + 1;
  const solved = found && !before.day ? { day: dayOf(today), first: tries === 1 } : {};
  puzzles[id] = { ...before, tries, ...solved };
  keep();
}

/** The solution was asked for: whoever finds it afterwards has seen it. */
export function keepShown(id: string): void {
  if (puzzles[id]?.day) return;
  puzzles[id] = { tries: (puzzles[id]?.tries ?? 0) + 1 };
  keep();
}

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(puzzles));
}

const litDays = (): Set<string> => new Set(Object.values(puzzles).flatMap(({ day }) => day ?? []));

/** Days in a row on which something was solved, up to today; today may still come. */
export function streak(today: Date): number {
  const lit = litDays();
  let days = 0;
  let at = lit.has(dayOf(today)) ? today : daysFrom(today, -1);
  while (lit.has(dayOf(at))) {
    days += 1;
    at = daysFrom(at, -1);
  }
  return days;
}

/** The days of this week, from Monday on, and which of them are lit. */
export function week(today: Date): { date: Date; lit: boolean; now: boolean }[] {
  const monday = daysFrom(today, -((today.getDay() + 6) % WEEK));
  const lit = litDays();
  return Array.from({ length: WEEK }, (_, at) => {
    const date = daysFrom(monday, at);
    return { date, lit: lit.has(dayOf(date)), now: dayOf(date) === dayOf(today) };
  });
}
