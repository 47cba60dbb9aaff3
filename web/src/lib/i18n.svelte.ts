/** Texts: Fluent files shared with Python. English stands behind every language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import TEXTS from "virtual:texts";
import { settings } from "./settings.svelte";
import { transport } from "./transport";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
/** Languages that put no spaces between words, with what stands for our separators there. */
const UNSPACED: Record<string, Record<string, string>> = { ja: { " ": "", ", ": "、", "; ": "／", ": ": "：" } };

/** A file of texts: those of every page (`base`), of a game's table, of its rules... */
interface TextFile {
  language: string;
  name: string;
  url: string;
}

const files: TextFile[] = Object.entries(TEXTS).flatMap(([language, of]) =>
  Object.entries(of).map(([name, url]) => ({ language, name, url })),
);

/** The games whose texts come with the client: those that have rules there. */
const packaged = new Set(
  Object.keys(TEXTS[FALLBACK] ?? {})
    .filter((name) => name.startsWith("rules-") && name !== "rules-common")
    .map((name) => name.slice("rules-".length)),
);

export const languages: string[] = [
  FALLBACK,
  ...Object.keys(TEXTS)
    .sort()
    .filter((code) => code !== FALLBACK),
];

export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();
/** What was asked for, in every language that it is there in. */
const asked = new Set<TextFile>();
/** Counts what was loaded, so that texts are formatted anew. */
let version = $state(0);

const spoken = navigator.languages.map((name) => name.slice(0, 2)).find((name) => languages.includes(name)) ?? FALLBACK;

/** The one that was chosen, or the first of the browser's that we speak. */
export const language = (): string => (languages.includes(settings.language) ? settings.language : spoken);

function bundleOf(code: string): FluentBundle {
  let bundle = bundles.get(code);
  if (!bundle) bundles.set(code, (bundle = new FluentBundle(code, { useIsolating: false })));
  return bundle;
}

const load = (...names: string[]): Promise<void> => add(files.filter(({ name }) => names.includes(name)));

/** Read the files in the languages that the reader needs, each once. */
async function add(found: Iterable<TextFile>): Promise<void> {
  for (const file of found) asked.add(file);
  const codes = new Set([language(), FALLBACK]);
  const missing = [...found].filter((file) => codes.has(file.language) && !loaded.has(file.url));
  await Promise.all(
    missing.map(async (file) => {
      loaded.add(file.url);
      const text = await transport.questions.texts(file.url);
      if (text !== null) bundleOf(file.language).addResource(new FluentResource(text), { allowOverrides: true });
    }),
  );
  if (missing.length) version += 1;
  document.documentElement.lang = language();
}

/** All texts of a game that brings its own. */
async function loadOwn(game: string): Promise<void> {
  if (packaged.has(game)) return;
  const { questions } = transport;
  const facts = await questions.game(game);
  await add(facts.texts.map((code) => ({ language: code, name: game, url: questions.textsOf(game, code) })));
}

/** Interface words, and the names of all games that come with the client (for lists of tables). */
export const loadBase = () => load("base");
/** All that was loaded, in the language that was chosen now. */
export const loadLanguage = () => add(asked);
/** The names of the other games. */
export const loadNames = (games: { name: string }[]) => Promise.all(games.map(({ name }) => loadOwn(name)));
/** All words of a game's table. */
export const loadGame = (game: string) => Promise.all([loadOwn(game), load(game)]);
/** What the lessons say, of these games. */
export const loadLessons = (games: Iterable<string> = packaged) => load(...[...games].map((game) => `lessons-${game}`));
export const loadRules = (game: string) => Promise.all([loadOwn(game), load("rules-common", `rules-${game}`)]);
/** The words for what is written on cards, and for what is wrong there. */
export const loadSheets = () => load("sheets");

export const dashed = (name: string): string => name.replaceAll("_", "-");

function find(id: string): [FluentBundle, string | object] | null {
  const [name = "", attribute] = id.split(".");
  for (const code of new Set([language(), FALLBACK])) {
    const message = bundles.get(code)?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [bundleOf(code), pattern];
  }
  return null;
}

export function has(id: string): boolean {
  void version;
  return find(id) !== null;
}

/** Small whole numbers are written alike in all our languages, and to ask `Intl` the first time takes as long as drawing a board. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return plain ? String(this.value) : super.toString(...scope);
  }
}

const counted = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );

/** The text of a message (or `message.attribute`); its id if nobody wrote it. */
export function t(id: string, args?: Args): string {
  void version;
  const found = find(id);
  if (!found) return id;
  const [bundle, pattern] = found;
  const given = args ? counted(args) : null;
  const text = bundle.formatPattern(pattern as Parameters<FluentBundle["formatPattern"]>[0], given, []);
  return /\n| {2}/.test(text) ? unfold(text, (bundle.locales[0] ?? "") in UNSPACED ? "" : " ") : text;
}

/** Paragraphs on one line each, an empty line between them; `fold` is what a line break inside of one stands for. */
function unfold(text: string, fold: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, fold).replace(/\s+/g, " "))
    .join("\n\n");
}

/** Several texts after each other; the separator is English and has another form in some languages. */
export const joined = (separator: " " | ", " | "; " | ": ", parts: string[]): string =>
  parts.join(UNSPACED[language()]?.[separator] ?? separator);

const listers = new Map<string, Intl.ListFormat>();

/** "5 points and 1 import" */
export function listed(parts: string[]): string {
  const code = language();
  // Kept: making one takes longer than drawing a card.
  const lister = listers.get(code) ?? new Intl.ListFormat(code, { type: "conjunction" });
  listers.set(code, lister);
  return lister.format(parts);
}

/** The first of these messages that exists. */
export function firstOf(ids: string[], args?: Args): string | null {
  const id = ids.find(has);
  return id ? t(id, args) : null;
}

/** The ids of the English messages, in the order of their files. */
export function messageIds(): string[] {
  void version;
  return [...bundleOf(FALLBACK)._messages.keys()];
}
