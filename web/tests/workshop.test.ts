import { describe, expect, it } from "vitest";
import type { Edit, Takes } from "../src/lib/api";
import { ShownCard, type Card } from "../src/lib/workshop/cards";
import { Draft } from "../src/lib/workshop/draft.svelte";
import { lettersFor, lettersForWords } from "../src/lib/workshop/letters";
import type { Slot } from "../src/lib/workshop/slots";
import { readTyped, type Vocabulary } from "../src/lib/workshop/typing";

const COUNTRIES = ["british", "american", "french", "german", "dutch"];
const GOODS = ["copper", "silk", "tea", "fish"];
const REWARDS = ["vp", "yen", ...GOODS, "imports", "any_good", "warehouse", "move"];
const itself = (thing: string) => thing;
const VOCABULARY: Vocabulary = {
  amounts: lettersFor([...GOODS, ...REWARDS.filter((one) => !GOODS.includes(one))], itself),
  words: (slot) => lettersForWords(slot.what === "word" ? slot.words : [], itself),
};
const amounts = (path: string, kinds: string[]): Slot => ({ path, what: "amounts", kinds });
const number = (path: string): Slot => ({ path, what: "number", min: 0, max: 999, step: 1 });
const ORDER: Slot[] = [
  { path: "country", what: "word", words: COUNTRIES },
  amounts("cost", GOODS),
  amounts("reward", REWARDS),
];
const SITE: Slot[] = ["shophouses.0", "shophouses.1", "trading_house"].map((path) => amounts(path, REWARDS));

const valuesOf = (line: string, slots: Slot[]) => Object.fromEntries(readTyped(line, slots, VOCABULARY).values);

describe("a card as it is read out", () => {
  it("is a country, what it asks and what it gives", () => {
    const meant = { country: "british", cost: { silk: 3, fish: 1 }, reward: { yen: 2, vp: 5 } };
    expect(valuesOf("b3s1f2y5", ORDER)).toEqual(meant);
    expect(valuesOf(" B 3s 1f 2y 5 ", ORDER)).toEqual(meant);
    expect(readTyped("b3s1f2y5", ORDER, VOCABULARY).rest).toBe("5");
  });
  it("tells a letter alone from one after a number", () => {
    expect(valuesOf("f2f", ORDER)).toEqual({ country: "french", cost: { fish: 2 } });
  });
  it("rubs out only what is typed into, and a zero is nothing", () => {
    expect(valuesOf("4y", ORDER)).toEqual({ reward: { yen: 4 } });
    expect(valuesOf("0s", ORDER)).toEqual({ cost: {} });
    expect(valuesOf("", ORDER)).toEqual({});
  });
  it("goes to the next space by a comma, and leaves a space alone by two", () => {
    expect(valuesOf("2p,,9,", SITE)).toEqual({ "shophouses.0": { vp: 2 }, trading_house: { vp: 9 } });
    expect(valuesOf("2t1y,2w", SITE)).toEqual({ "shophouses.0": { tea: 2, yen: 1 }, "shophouses.1": { warehouse: 2 } });
  });
  it("fills numbers one after the other", () => {
    const track = ["a", "b", "c"].map(number);
    expect(valuesOf("1,12,3", track)).toEqual({ a: 1, b: 12, c: 3 });
    expect(valuesOf("1 12 3", track)).toEqual({ a: 1, b: 12, c: 3 });
    expect(valuesOf("6,4p1m", [number("faith"), amounts("reward", REWARDS)])).toEqual({
      faith: 6,
      reward: { vp: 4, move: 1 },
    });
  });
  it("says what it does not understand, and where it stands", () => {
    const typed = readTyped("b3x2y", ORDER, VOCABULARY);
    expect(typed.wrong).toBe(true);
    expect(typed.chips.map(({ text, from, what }) => [text, from, what])).toEqual([
      ["b", 0, "word"],
      ["3x", 1, "unknown"],
      ["2y", 3, "amount"],
    ]);
    expect(readTyped("3$", ORDER, VOCABULARY).wrong).toBe(true);
  });
});

describe("the letters", () => {
  const GERMAN: Record<string, string> = { copper: "Kupfer", silk: "Seide", imports: "Importe", move: "Züge" };
  const german = lettersFor(Object.keys(GERMAN), (thing) => GERMAN[thing]!);
  it("are a language's own, and the Latin ones still work", () => {
    expect([german.means.get("k"), german.means.get("c"), german.shown.get("copper")]).toEqual([
      "copper",
      "copper",
      "k",
    ]);
  });
  it("are only the Latin ones where a name has no letter that a key types", () => {
    const japanese = lettersFor(["copper", "tokens"], (thing) => (thing === "copper" ? "銅" : "トークン"));
    expect([...japanese.shown]).toEqual([
      ["copper", "c"],
      ["tokens", "t"],
    ]);
    expect([...japanese.means.keys()]).toEqual(["c", "t"]);
  });
  it("never mean two things: the Latin letter stays what it is", () => {
    const polish = lettersFor(["copper", "move"], (thing) => (thing === "copper" ? "miedź" : "ruch"));
    expect(polish.means.get("m")).toBe("move");
    expect(polish.shown.get("copper")).toBe("c");
    expect(lettersFor(["plus_1", "plus_2", "turn", "tea"], itself).means.size).toBe(4);
    expect(lettersFor(["unit"], itself).means.has("u")).toBe(false);
  });
});

const takes = (kind: Takes["kind"], more: Partial<Takes> = {}): Takes => ({
  kind,
  least: 0,
  most: 0,
  words: [],
  item: null,
  parts: {},
  distinct: false,
  ascending: false,
  value: null,
  optional: false,
  ...more,
});
const amountsTaken = takes("amounts", { words: GOODS });
const CARD: Card = {
  table: "orders",
  row: "number 1",
  key: "number",
  id: 1,
  fields: [
    { field: "number", value: 1, sources: { number: "derived" }, takes: takes("fixed") },
    { field: "cost", value: { tea: 2 }, sources: { "cost.tea": "designed" }, takes: amountsTaken },
    {
      field: "spaces",
      value: [{ tea: 1 }, { fish: 1 }],
      sources: { spaces: "designed" },
      takes: takes("list", { least: 1, most: 3, item: amountsTaken }),
    },
  ],
};

describe("a card with what its owner says", () => {
  const fresh = new ShownCard(CARD, []);
  it("has a space for each part that can be changed", () => {
    expect(fresh.slots.map(({ path }) => path)).toEqual(["cost", "spaces.0", "spaces.1"]);
    expect(fresh.numbers).toEqual([
      { source: "derived", mine: false },
      { source: "designed", mine: false },
      { source: "designed", mine: false },
    ]);
  });
  it("is the owner's where it was typed, and ours elsewhere", () => {
    const typed = new ShownCard(CARD, fresh.with("spaces.1", { fish: 4 }));
    expect(typed.data.spaces).toEqual([{ tea: 1 }, { fish: 4 }]);
    expect([typed.sourceOf("spaces.1.fish"), typed.sourceOf("spaces.0"), typed.sourceOf("cost.tea")]).toEqual([
      "owner",
      "designed",
      "designed",
    ]);
    expect(typed.numbers[2]!.mine).toBe(false);
    expect([typed.differs("spaces.1"), typed.differs("spaces.0")]).toEqual([true, false]);
  });
  it("is all the owner's once it is right as drawn, and unchanged by that", () => {
    const confirmed = new ShownCard(CARD, fresh.confirmed());
    expect(confirmed.done).toBe(true);
    expect(confirmed.data).toEqual(fresh.data);
    expect(confirmed.numbers.filter(({ mine }) => mine)).toHaveLength(2);
  });
  it("keeps a list that was changed as a whole in one piece", () => {
    const longer = new ShownCard(CARD, fresh.with("spaces", [{ tea: 1 }, { fish: 1 }, { silk: 1 }]));
    const changed = new ShownCard(CARD, longer.with("spaces.2", { silk: 3 }));
    expect(changed.edits).toHaveLength(1);
    expect(changed.data.spaces).toEqual([{ tea: 1 }, { fish: 1 }, { silk: 3 }]);
  });
});

describe("a draft", () => {
  const KEY = "orders|number 1";
  const edit = (field: string, value?: unknown): Edit => ({
    table: "orders",
    row: "number 1",
    field,
    value,
    confirmed: false,
  });
  it("goes back a step at a time, and a line is one step", () => {
    const draft = new Draft([edit("country", "dutch")]);
    const first = draft.of(KEY);
    draft.put(KEY, [edit("cost", { tea: 1 })], "line 1");
    draft.put(KEY, [edit("cost", { tea: 12 })], "line 1");
    draft.put(KEY, []);
    expect(draft.all).toEqual([]);
    expect(draft.undo()).toBe(KEY);
    expect(draft.all).toEqual([edit("cost", { tea: 12 })]);
    draft.undo();
    expect(draft.of(KEY)).toBe(first);
    expect(draft.canUndo).toBe(false);
  });
  it("does not count what changes nothing as a step", () => {
    const draft = new Draft([edit("cost", { tea: 1 })]);
    draft.put(KEY, [edit("cost", { tea: 1 })]);
    expect(draft.canUndo).toBe(false);
  });
});
