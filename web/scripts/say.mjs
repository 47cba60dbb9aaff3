// Puts what the server sends into words as the client does, for the test that compares them with Python's.
// Usage: node scripts/say.mjs questions.json answers.json
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const [, , questions, answers] = process.argv;
const { language, games } = JSON.parse(await readFile(questions, "utf8"));

// What the modules ask of a browser when they are loaded.
Object.defineProperty(globalThis, "navigator", { value: { languages: [language] } });
globalThis.document = { documentElement: {}, querySelector: () => null };
globalThis.location = new URL("http://localhost/");
globalThis.addEventListener = () => {};
globalThis.localStorage = { getItem: () => null };
globalThis.matchMedia = () => ({ matches: false });
const vite = await createServer({
  root,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
});
const { readTexts } = await vite.ssrLoadModule("/scripts/texts.ts");
globalThis.fetch = async (url) => {
  const [, language, file] = /^\/texts\/(\w+)\/([\w-]+)\.ftl/.exec(url);
  return new Response(readTexts(language)[file]);
};
const { loadBase, loadGame, loadRules } = await vite.ssrLoadModule("/src/lib/i18n.svelte.ts");
const { chaptersOf } = await vite.ssrLoadModule("/src/lib/rulebook.ts");
const { hintText } = await vite.ssrLoadModule("/src/lib/rules.ts");
const { loadPlugin } = await vite.ssrLoadModule("/src/games/index.ts");
const { Words } = await vite.ssrLoadModule("/src/lib/words.ts");

await loadBase();
const said = {};
for (const [game, { facts, people, you, events, reasons, actions, prompts }] of Object.entries(games)) {
  await loadGame(game);
  await loadRules(game);
  const words = new Words(facts);
  const plugin = await loadPlugin(game);
  const topics = new Set(prompts.map(plugin.topic));
  topics.delete(null);
  const parts = chaptersOf(facts).flatMap((chapter) => [chapter, ...chapter.parts]);
  said[game] = {
    events: events.map((event) => words.event(event, (seat) => ({ who: "seat", seat: people[seat] }))),
    own: events.map((event) =>
      words.event(event, (seat) => ({ who: seat === you ? "you" : "seat", seat: people[seat] })),
    ),
    reasons: reasons.map((reason) => words.reason(reason)),
    actions: actions.map(({ action, view }) => words.action(action, view)),
    prompts: prompts.map((view) => words.prompt(view)),
    hints: Object.fromEntries([...topics].map((topic) => [topic, hintText(facts, topic)])),
    chapters: Object.fromEntries(parts.map(({ id, paragraphs }) => [id, paragraphs.join("\n\n")])),
    leads: Object.fromEntries(parts.map(({ id, lead }) => [id, lead])),
  };
}
await writeFile(answers, JSON.stringify(said));
await vite.close();
