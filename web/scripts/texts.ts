/** The texts as files to be fetched: the Fluent files of a language that are needed together are one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = join(import.meta.dirname, "../../src/hatoba/locales");
const stemsOf = (language: string): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length))
    .sort();

export const languages: string[] = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.length === 2)
  .map((entry) => entry.name)
  .sort();

/** The games that have rules here. */
const games = new Set(
  stemsOf("en")
    .filter((stem) => stem.startsWith("rules-") && stem !== "rules-common")
    .map((stem) => stem.slice("rules-".length)),
);

/** `base` is for every page, with the games' names; a game's own file for its table; the others for what few people open. */
function bundleOf(stem: string): string | null {
  const kind = stem.slice(0, stem.indexOf("-"));
  const game = stem.slice(stem.indexOf("-") + 1);
  if (stem === "text") return null; // the table in words, which no page shows
  if (["rules", "lessons"].includes(kind) || stem === "sheets") return stem;
  return games.has(game) && kind !== "names" ? game : "base";
}

/** What a file with several of them has in it, by its name. */
export function readTexts(language: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const stem of stemsOf(language)) {
    const bundle = bundleOf(stem);
    const text = readFileSync(join(LOCALES, language, `${stem}.ftl`), "utf8");
    if (bundle) found[bundle] = `${found[bundle] ?? ""}${text}\n`;
  }
  return found;
}
