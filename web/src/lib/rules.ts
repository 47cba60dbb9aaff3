/** The arguments of the rules texts: a component sheet as one flat table, as src/hatoba/locales/arguments.py makes it. */
import { dashed, has, t, type Args } from "./i18n.svelte";
import { nameOf, type Sheet } from "./words";

const PROVENANCE = new Set(["source", "rulebook", "derived", "designed"]);
const PLAYERS = [2, 3, 4];
const BY_PLAYERS = new Set([
  "boards",
  "church_end",
  "customs_end",
  "neutral_assistants",
  "pyramid",
  "city_max",
  "removed",
  "row_count",
  "row_size",
  "transport",
]);

type Put = (name: string, value: number | string) => void;

export function flatten(data: Sheet): Args {
  const args: Args = {};
  values(data, "", (name, value) => (args[name] = value));
  return args;
}

function values(data: Sheet, prefix: string, put: Put): void {
  for (const [key, value] of Object.entries(data)) {
    if (PROVENANCE.has(key)) continue;
    one(value, key === "rows" && prefix ? prefix.replace(/_$/, "") : prefix + key, key, put);
  }
}

function one(value: unknown, name: string, key: string, put: Put): void {
  if (typeof value === "boolean") put(name, value ? "yes" : "no");
  else if (typeof value === "number" || typeof value === "string") put(name, value);
  else if (Array.isArray(value)) many(value, name, key, put);
  else if (value && typeof value === "object") values(value as Sheet, `${name}_`, put);
}

function many(items: unknown[], name: string, key: string, put: Put): void {
  if (items.length && items.every((item) => item && typeof item === "object" && !Array.isArray(item))) {
    const rows = items as Sheet[];
    const ids = rows.map((row) => row.id as string | undefined);
    const named = ids.every(Boolean) && new Set(ids).size === ids.length;
    put(`${name}_count`, rows.length);
    rows.forEach((row, at) => values(row, `${name}_${named ? ids[at] : at + 1}_`, put));
    return;
  }
  put(name, items.map((item) => (Array.isArray(item) ? item.join("-") : String(item))).join(", "));
  const byPlayers = BY_PLAYERS.has(key) && items.length === PLAYERS.length;
  items.forEach((item, at) => one(item, byPlayers ? `${name}_${PLAYERS[at]}p` : `${name}_${at + 1}`, "", put));
}

const made = new WeakMap<Sheet, Args>();

/** Every value of the sheet, for the messages of that game. */
export function ruleArgs(game: string, sheet: Sheet): Args {
  const known = made.get(sheet);
  if (known) return known;
  const args = flatten(sheet);
  const rows = (table: string): Sheet[] => (sheet[table]?.rows as Sheet[] | undefined) ?? [];
  const sum = (list: Sheet[], of: (row: Sheet) => number) => list.reduce((total, row) => total + of(row), 0);
  if (game === "yokohama") {
    args.agents_count = sum(rows("countries"), (row) => row.agents);
    args.technology_names_count = new Set(rows("technologies").map((row) => row.id)).size;
    PLAYERS.forEach((players, at) => (args[`boards_count_${players}p`] = sum(rows("areas"), (row) => row.boards[at])));
  } else if (game === "duel") {
    for (const side of ["before", "after", "cost"])
      args[`strength_cards_${side}`] = rows("strength_cards")
        .map((row) => row[side])
        .join(", ");
  } else if (game === "nippon") {
    args.workers_total = sheet.workers.colours * sheet.workers.per_colour;
  }
  made.set(sheet, args);
  return args;
}

/** The rules text of one thing, with the fields of its row; empty until the rules are loaded. */
export function thingText(game: string, kind: string, id: string, sheet: Sheet, row: Sheet): string {
  const message = [dashed(`rules-${game}-${kind}-${id}`), `rules-${game}-${kind}`].find(has);
  if (!message) return "";
  return t(message, { ...ruleArgs(game, sheet), ...flatten(row), id, name: nameOf(game, kind, id) });
}
