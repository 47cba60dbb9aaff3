/** What a table can be used without. It is fetched when the browser has nothing else to do, so that nothing waits once it is opened,
 * and all of it is there when the network is not. */
export const later = {
  wide: () => import("./Wide.svelte"),
  narrow: () => import("./Narrow.svelte"),
  tip: () => import("../parts/Tip.svelte"),
  chat: () => import("../parts/Chat.svelte"),
  replay: () => import("../parts/Replay.svelte"),
  command: () => import("../parts/CommandLine.svelte"),
  hint: () => import("../parts/coach/HintWords.svelte"),
  puzzle: () => import("../parts/coach/Puzzle.svelte"),
  practice: () => import("../parts/coach/Practice.svelte"),
  lesson: () => import("../parts/lesson"),
  first: () => import("../parts/lesson/FirstHint.svelte"),
  free: () => import("../parts/FreeSeats.svelte"),
  legend: () => import("../parts/Legend.svelte"),
  settings: () => import("./Settings.svelte"),
  keys: () => import("./Keys.svelte"),
};

/** A window that is narrower has the table of a phone. */
export const DESK_WIDTH = 1240;

/** The plan for a window of this width. */
export const loadPlan = (width: number) => (width < DESK_WIDTH ? later.narrow() : later.wide());

/** What draws a table in this window. */
export async function loadTableScreen() {
  return (await Promise.all([import("./AtTable.svelte"), loadPlan(innerWidth)]))[0];
}

/** One after the other, each in a moment of its own. */
export function fetchLater(): void {
  const waiting = Object.values(later);
  const next = () => {
    const load = waiting.shift();
    if (load) load().then(soon, soon); // what cannot be fetched now is asked for again when it is opened
  };
  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(next) : setTimeout(next, 200));
  soon();
}
