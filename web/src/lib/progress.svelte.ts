/** Which lessons were taken, and how far: kept in this browser, and with the account where there is one. */
import type { GameInfo, LessonPlace } from "./api";
import { account, called, introduce } from "./called.svelte";
import { go } from "./router.svelte";
import { keepLinks } from "./links";
import { Problem, transport } from "./transport";

export interface Progress {
  /** Where it was left; null: at a table of another device's own. */
  table: string | null;
  step: number;
  /** It was taken to its end, perhaps more than once. */
  done?: boolean | undefined;
  /** The account that knows of it. */
  told?: string | undefined;
}

const KEY = "hatoba-lessons";

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progress = $state<Record<string, Progress>>(stored());

const store = (): void => localStorage.setItem(KEY, JSON.stringify(progress));

export function keepProgress(lesson: string, now: Progress): void {
  const before = progress[lesson];
  const done = now.done ?? before?.done;
  if (before?.table === now.table && before.step === now.step && before.done === done) return;
  progress[lesson] = { ...now, done };
  store();
  telling = telling.then(() => tellAccount(lesson)).catch(() => undefined); // `shareProgress` tells what it was not told
}

/** One thing after the other, so that the last step is the last one told. */
let telling = Promise.resolve();

async function tellAccount(lesson: string): Promise<void> {
  await introduce();
  const { name } = account;
  const now = progress[lesson];
  if (name === null || !now || now.told === name) return;
  await transport.commands.keepLesson(lesson, placeOf(now));
  now.told = name;
  store();
}

/** Other browsers cannot open what is on this device. */
function placeOf({ table, step, done }: Progress): LessonPlace {
  const there = table !== null && transport.placeOf(table) === "server";
  return { step, table: there ? table : null, done: Boolean(done) };
}

/** Brings to the account what it does not know yet, and here what it knows. */
export async function shareProgress(): Promise<void> {
  await introduce();
  const { name } = account;
  if (name === null) return;
  const news = Object.entries(progress).filter(([, { told }]) => told !== name);
  const known = await transport.commands.mergeLessons(
    Object.fromEntries(news.map(([lesson, one]) => [lesson, placeOf(one)])),
  );
  for (const { lesson, table, step, done } of known) {
    const here = progress[lesson];
    progress[lesson] = { table: table ?? (here?.step === step ? here.table : null), step, done, told: name };
  }
  store();
}

/** Opens the table where the lesson was left, or a new one. */
export async function takeUp(lesson: string, anew = false): Promise<void> {
  const left = progress[lesson]?.table;
  const there = left && !anew ? await transport.questions.table(left).catch(gone) : null;
  if (there) return go(`/t/${there.id}`);
  const made = await transport.commands.startLesson(lesson);
  keepLinks(made);
  go(`/t/${made.table.id}`);
}

/** The first game of a person: against apprentices, with a hint for every thing that is met. */
const FIRST_GAME = "game";
export const firstGame = (game: string): string => `${game}-${FIRST_GAME}`;
export const isFirstGame = ({ id, game }: { id: string; game: string }): boolean =>
  progress[firstGame(game)]?.table === id;

/** Opens the first game where it was left, or a new one. */
export async function playFirst({ name, levels, players }: GameInfo): Promise<void> {
  const left = progress[firstGame(name)]?.table;
  const there = left ? await transport.questions.table(left).catch(gone) : null;
  if (there && there.status === "running") return go(`/t/${there.id}`);
  const others = Array.from({ length: (players[0] ?? 2) - 1 }, () => ({
    kind: "bot" as const,
    level: levels[0] ?? null,
  }));
  const made = await transport.commands.createTable(
    { game: name, players: others.length + 1, seats: [{ kind: "me", ...called() }, ...others] },
    transport.places[0]!,
  );
  keepLinks(made);
  keepProgress(firstGame(name), { table: made.table.id, step: 0 });
  go(`/t/${made.table.id}`);
}

function gone(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}
