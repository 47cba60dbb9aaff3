/** All that the rules of a game are drawn from: texts, numbers, and tables to look at. */
import { loadPlugin } from "../games";
import type { GamePlugin, GameRulebook, NumberTable } from "../games/types";
import type { Example, GameFacts } from "./api";
import { loadGame, loadLessons, loadRules } from "./i18n.svelte";
import { TableStore } from "./table.svelte";
import { transport } from "./transport";

export interface Book {
  facts: GameFacts;
  plugin: GamePlugin;
  /** What its pictures are drawn with; null for a game that has no table of its own. */
  drawn: GameRulebook | null;
  /** Of the examples, in their order. */
  examples: { example: Example; table: TableStore }[];
  numbers: NumberTable[];
}

export async function openBook(game: string): Promise<Book> {
  const { questions } = transport;
  const [facts, { sheet, examples }, plugin] = await Promise.all([
    questions.game(game),
    questions.rulebook(game),
    loadPlugin(game),
    loadRules(game),
    loadGame(game),
    loadLessons([game]),
  ]);
  const drawn = (await plugin.rulebook?.())?.default ?? null;
  return {
    facts,
    plugin,
    drawn,
    examples: examples.map((example) => ({
      example,
      table: TableStore.still(example.table, example.position, facts, sheet, plugin),
    })),
    numbers: drawn?.tables(sheet) ?? [],
  };
}
