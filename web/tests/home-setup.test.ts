import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/api";
import { firstOptions, firstOthers, isOffered, isRateable, wishOf, type Choices } from "../src/parts/home/setup";

/** For two to four, with a map of two sizes, the small one for two only. */
const GAME = {
  name: "game",
  players: [2, 3, 4],
  levels: ["easy", "hard"],
  options: [
    { name: "ports", default: false, choices: [false, true], offered: [2, 3, 4].map(at) },
    { name: "small", default: false, choices: [false, true], offered: [{ players: 2, options: { ports: true } }] },
  ],
} as unknown as GameInfo;
function at(players: number) {
  return { players, options: {} };
}

const CHOICES: Choices = {
  others: ["easy", "none", "none"],
  options: firstOptions(GAME),
  pace: "none",
  listed: false,
  fill: 0,
  rated: false,
  lots: false,
};
const wish = (more: Partial<Choices>) => wishOf(GAME, { ...CHOICES, ...more }, { name: "Ada" });

describe("the set-up form", () => {
  it("seats as many bots as the game needs, each of the next level", () => {
    expect(firstOthers(GAME)).toEqual(["easy", "none", "none"]);
    expect(firstOthers({ ...GAME, players: [4, 5] })).toEqual(["easy", "hard", "hard", "none"]);
    expect(firstOthers({ ...GAME, players: [1, 2] })).toEqual(["easy"]);
    expect(firstOthers({ ...GAME, levels: [] })).toEqual(["link", "none", "none"]);
  });
  it("offers an option only beside what it goes with", () => {
    const [, small] = GAME.options;
    expect(isOffered(small!, 2, { ports: true })).toBe(true);
    expect(isOffered(small!, 2, { ports: false })).toBe(false);
    expect(isOffered(small!, 3, { ports: true })).toBe(false);
  });
});

describe("the table that is wished", () => {
  it("has a seat for everybody who sits down", () => {
    const { players, seats, open } = wish({ others: ["hard", "none", "link"], listed: true });
    expect(players).toBe(3);
    expect(seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "bot", level: "hard" }, { kind: "person" }]);
    expect(open).toBe(true);
  });
  it("is at one screen as soon as somebody else plays there, and listed for nobody", () => {
    const { seats, open } = wish({ others: ["here"], listed: true });
    expect(seats).toEqual([{ kind: "hotseat", name: "Ada" }, { kind: "hotseat" }]);
    expect(open).toBe(false);
  });
  it("draws lots for the seats where that was chosen", () => {
    expect(wish({}).lots).toBe(false);
    expect(wish({ lots: true }).lots).toBe(true);
  });
  it("names the options that differ and are offered", () => {
    expect(wish({ options: { ports: true, small: true } }).options).toEqual({ ports: true, small: true });
    expect(wish({ options: { ports: false, small: true } }).options).toEqual({});
  });
});

describe("a rated game", () => {
  it.each([
    [["easy"], {}, true],
    [["link"], {}, true],
    [["random"], {}, false],
    [["here"], {}, false],
    [["easy"], { ports: true }, false],
    [["easy"], { small: true }, true],
  ])("against %s with %o: %s", (others, options, rated) => {
    expect(isRateable(GAME, others, { ...firstOptions(GAME), ...options })).toBe(rated);
  });
});
