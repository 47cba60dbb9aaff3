/** Which lessons were taken in this browser, and how far. */
import type { GameInfo } from "./api";
import { called } from "./called.svelte";
import { go } from "./router.svelte";
import { keepLinks } from "./links";
import { Problem, transport } from "./transport";

export interface Progress {
  table: string;
  step: number;
  /** It was taken to its end, perhaps more than once. */
  done?: boolean | undefined;
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

export function keepProgress(lesson: string, now: Progress): void {
  const done = now.done ?? progress[lesson]?.done;
  progress[lesson] = { ...now, done };
  localStorage.setItem(KEY, JSON.stringify(progress));
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
