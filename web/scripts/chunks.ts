/** Which modules come in one file: left to itself the bundler makes a file of nearly every part that two pages share. */

interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
type Closures = Record<"base" | "home" | "table", Set<string>> & { games: Map<string, Set<string>> };

const ROOTS = {
  base: ["/src/main.ts"],
  home: ["/src/screens/Home.svelte"],
  table: ["/src/screens/AtTable.svelte", "/src/screens/Wide.svelte", "/src/lib/table.svelte.ts"],
};
const GAME = /\/src\/games\/(\w+)\/index\.ts$/;

/** What a page cannot start without, `base`; what every table needs; what it shares with the start page; each game. */
export function chunks(): (id: string, graph: Graph) => string | undefined {
  let found: Closures | null = null;
  return (id, { getModuleInfo, getModuleIds }) => {
    found ??= closures([...getModuleIds()], getModuleInfo);
    if (found.base.has(id)) return "base";
    const of = [...found.games].filter(([, game]) => game.has(id)).map(([name]) => name);
    if (found.table.has(id) || of.length > 1) return found.home.has(id) ? "shared" : "table";
    return of[0];
  };
}

function closures(ids: string[], getModuleInfo: Graph["getModuleInfo"]): Closures {
  const closure = (roots: string[]) => {
    const seen = new Set<string>();
    const add = (id: string) => {
      if (seen.has(id)) return;
      seen.add(id);
      getModuleInfo(id)?.importedIds.forEach(add);
    };
    roots.forEach(add);
    return seen;
  };
  const rooted = (ends: string[]) => closure(ids.filter((id) => ends.some((end) => id.endsWith(end))));
  return {
    base: rooted(ROOTS.base),
    home: rooted(ROOTS.home),
    table: rooted(ROOTS.table),
    games: new Map(ids.filter((id) => GAME.test(id)).map((id) => [GAME.exec(id)![1]!, closure([id])])),
  };
}
