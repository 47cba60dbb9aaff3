/** The games there are. A fourth is its folder and a line here. */
import type { GamePlugin } from "./types";

const LOADERS: Record<string, () => Promise<{ default: GamePlugin }>> = {
  yokohama: () => import("./yokohama"),
  duel: () => import("./duel"),
  nippon: () => import("./nippon"),
};

export const gameNames = Object.keys(LOADERS);

export async function loadPlugin(name: string): Promise<GamePlugin> {
  const loader = LOADERS[name];
  if (!loader) throw new Error(`no game ${name}`);
  return (await loader()).default;
}
