/** Facts of a game as the server sends them, with only what a test is about. */
import type { GameFacts } from "../src/lib/api";

export const factsOf = (game: string, more: Partial<GameFacts> = {}): GameFacts => ({
  info: { name: game } as GameFacts["info"],
  verbs: [],
  text_kinds: {},
  prompt: { step: "step", fields: {}, parts: [] },
  printed: {},
  values: {},
  things: {},
  cards: {},
  texts: [],
  ...more,
});
