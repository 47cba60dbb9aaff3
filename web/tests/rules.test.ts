import { beforeAll, describe, expect, it } from "vitest";
import { loadBase, loadGame, loadRules } from "../src/lib/i18n.svelte";
import { chapterOf, chaptersOf, search } from "../src/lib/rulebook";
import { ruleArgs, textArgs, thingText } from "../src/lib/rules";
import { settings } from "../src/lib/settings.svelte";
import { factsOf } from "./facts";

const SILK = { id: "silk", values: { level: 1, knowledge: 7, coal: 8, capacity: 9 } };

beforeAll(async () => {
  settings.language = "en";
  await loadBase();
  await loadGame("nippon");
  await loadRules("nippon");
});

describe("the arguments of a text", () => {
  it("are numbers and words as they are, and names for things", () => {
    const values = { coal: 2, spaces: "12, 14", city_1: { kind: "city", id: "osaka" } };
    expect(textArgs("nippon", values)).toEqual({ coal: 2, spaces: "12, 14", city_1: "Osaka" });
  });
  it("are none where the server sends none", () => {
    expect(textArgs("nippon", undefined)).toEqual({});
  });
  it("of a whole game are made once for its facts", () => {
    const facts = factsOf("nippon", { values: { workers_total: 30 } });
    expect(ruleArgs(facts)).toEqual({ workers_total: 30 });
    expect(ruleArgs(facts)).toBe(ruleArgs(facts));
  });
});

describe("the text of a thing", () => {
  it("is empty where the rules have none", () => {
    expect(thingText(factsOf("nippon"), "no-such-kind", "x")).toBe("");
  });
  it("has the values of that thing, and leaves no placeholder", () => {
    const said = thingText(factsOf("nippon", { things: { good: [SILK] } }), "good", "silk");
    expect(said).toContain("knowledge 7");
    expect(said).toContain("8 coal");
    expect(said).toContain("9 cubes");
    expect(said).not.toMatch(/[{}$]/);
  });
  it("prefers the values of the thing to those of the game", () => {
    const facts = factsOf("nippon", { values: { knowledge: 1 }, things: { good: [SILK] } });
    expect(thingText(facts, "good", "silk")).toContain("knowledge 7");
  });
});

describe("the chapters of the rules", () => {
  it("end with the things that have a text, under the name of their kind", () => {
    const facts = factsOf("nippon", { things: { good: [SILK], nothing: [{ id: "x", values: {} }] } });
    const kind = chaptersOf(facts).at(-1)!;
    expect(kind).toMatchObject({ id: "good", paragraphs: [] });
    expect(kind.parts).toHaveLength(1);
    expect(kind.parts[0]).toMatchObject({ id: "good-silk", title: "Silk", number: `${kind.number}.1` });
    expect(kind.parts[0]!.paragraphs.join()).toContain("knowledge 7");
  });
  it("hold their parts, and a part is found by its name", () => {
    const chapters = chaptersOf(factsOf("nippon"));
    const turn = chapterOf(chapters, "turn-worker")!;
    expect(turn.id).toBe("turn");
    expect(turn.parts.map(({ id }) => id)).toContain("turn-worker");
    expect(chapterOf(chapters, "no-such-part")).toBe(chapters[0]);
  });
  it("are searched by words: titles first, then paragraphs by their number", () => {
    const chapters = chaptersOf(factsOf("nippon"));
    const found = search(chapters, "BLUEPRINTS");
    expect(found[0]).toMatchObject({ paragraph: 0, hit: "Blueprints" });
    const later = found.find(({ paragraph }) => paragraph > 0)!;
    expect(later.part.paragraphs[later.paragraph - 1]).toContain(later.before.slice(1) + later.hit);
    expect(search(chapters, "  ")).toEqual([]);
  });
});
