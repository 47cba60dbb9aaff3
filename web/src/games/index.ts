/** The games that have a table drawn for them; every other game is played at the plain one. */
import type { GamePlugin } from "./types";

const LOADERS: Record<string, () => Promise<{ default: GamePlugin }>> = {
  yokohama: () => import("./yokohama"),
  duel: () => import("./duel"),
  nippon: () => import("./nippon"),
};

export async function loadPlugin(name: string): Promise<GamePlugin> {
  const loader = LOADERS[name];
  if (loader) return (await loader()).default;
  return (await import("./plain")).plainTable(name);
}
