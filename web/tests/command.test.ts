import { describe, expect, it } from "vitest";
import { completed, matching, meantBy, type Choice } from "../src/lib/command";

const choice = (notation: string, words: string): Choice => ({
  notation,
  words,
  action: { action: 0, notation, verb: notation.split(" ")[0]!, args: [], events: [] },
});
const CHOICES = [
  choice("place copper_mine_1", "1 assistant: Copper mine 1"),
  choice("place copper_mine_2", "1 assistant: Copper mine 2"),
  choice("fulfil 22", "Fulfil order 22"),
];

describe("the command line", () => {
  it("finds by notation and by words, in any case", () => {
    expect(matching("place", CHOICES).map((one) => one.notation)).toEqual([
      "place copper_mine_1",
      "place copper_mine_2",
    ]);
    expect(matching("Order 22", CHOICES).map((one) => one.notation)).toEqual(["fulfil 22"]);
    expect(matching("place copper mine 2", CHOICES)).toHaveLength(1);
    expect(matching("", CHOICES)).toHaveLength(3);
    expect(matching("nonsense", CHOICES)).toEqual([]);
  });
  it("plays what is marked, written out, or the only one left, and nothing else", () => {
    const both = matching("place", CHOICES);
    expect(meantBy("place", both, -1)).toBeNull();
    expect(meantBy("place", both, 1)?.notation).toBe("place copper_mine_2");
    expect(meantBy("place copper_mine_1", both, -1)?.notation).toBe("place copper_mine_1");
    expect(meantBy("ful", matching("ful", CHOICES), -1)?.notation).toBe("fulfil 22");
  });
  it("completes as far as all agree", () => {
    expect(completed("pl", CHOICES)).toBe("place copper_mine_");
    expect(completed("order", CHOICES)).toBe("order");
    expect(completed("fulfil 22", CHOICES)).toBe("fulfil 22");
  });
});
