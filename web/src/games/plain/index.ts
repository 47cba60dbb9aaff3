/** A table for any game: what the view says as a list, and every action as a button. */
import type { GameEvent } from "../../lib/api";
import { dashed } from "../../lib/i18n.svelte";
import type { GamePlugin, GameView } from "../types";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

export const plainTable = (name: string): GamePlugin => ({
  name,
  cover: { icons: ["map", "order", "people"], band: "--a-bank" },
  Board,
  Seat,
  Purse: Seat,
  tabs: [{ id: "board", icon: "map", label: "ui-tab-boards", view: Board, shows: () => false }],
  steps: (view: GameView) =>
    "step" in view && view.step
      ? [{ mark: "★", label: dashed(`prompt-${name}-${view.step}.title`), state: "now" }]
      : [],
  place: () => ({ target: null, button: "plain" }),
  meant: () => null,
  heading: (target) => ({ text: target }),
  gain: (event: GameEvent) => (event.type.endsWith(".turn_started") ? "skip" : null),
  kindIcon: (kind) => kind,
  spots: () => [],
  categories: { during: [], final: [], icons: {} },
  topic: () => null,
});
