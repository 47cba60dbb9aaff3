/** Under the calm view of a lesson, what could be read before can still be read: 4.5 to 1, by day and by night. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colour = number[];
const css = readFileSync("src/styles/tokens.css", "utf8");
const component = readFileSync("src/parts/lesson/LessonLight.svelte", "utf8");
const filter = (name: string): number =>
  Number(new RegExp(`backdrop-filter:.*${name}\\(([\\d.]+)\\)`).exec(component)![1]);

const tokensOf = (part: string): Record<string, string> =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((found) => [found[1]!, found[2]!]));
const night = css.indexOf('[data-theme="dark"]');
const day = tokensOf(css.slice(0, night));
const THEMES = { day, night: { ...day, ...tokensOf(css.slice(night)) } };

const SURFACES = ["card", "card-hi", "well", "well-deep", "page"];
const PAIRS = [
  ...["ink", "ink-2", "ink-3"].flatMap((ink) => SURFACES.map((paper) => [ink, paper])),
  ...["gain", "cost"].map((ink) => [ink, "card"]),
  ["on-accent", "accent"],
  ["on-sea", "sea"],
  ...[1, 2, 3].map((seat) => ["on-seat", `seat-${seat}`]),
  ...Object.keys(day).flatMap((name) => (name.startsWith("a-") ? [["ink", name]] : [])),
] as [string, string][];

const read = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

/** As the Filter Effects specification has it. */
function washed(colour: Colour): Colour {
  const [s, b, c] = [filter("saturate"), filter("brightness"), filter("contrast")];
  const grey = 0.213 * colour[0]! + 0.715 * colour[1]! + 0.072 * colour[2]!;
  return colour.map((part) => Math.min(1, Math.max(0, ((grey + (part - grey) * s) * b - 0.5) * c + 0.5)));
}

function light(colour: Colour): number {
  const [r, g, b] = colour.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: Colour, b: Colour): number {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe.each(Object.entries(THEMES))("the calm view by %s", (_, tokens) => {
  it("keeps every text readable that was", () => {
    const lost = PAIRS.filter(([ink, paper]) => {
      const [on, under] = [read(tokens[ink]!), read(tokens[paper]!)];
      return contrast(on, under) >= 4.5 && contrast(washed(on), washed(under)) < 4.5;
    });
    expect(lost).toEqual([]);
  });
});
