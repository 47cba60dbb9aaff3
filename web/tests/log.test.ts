/** The log as blocks of turns, how a turn is told, and where a turn began. */
import { beforeAll, describe, expect, it } from "vitest";
import type { ActionsEntry, GameEvent, TableInfo, TurnTold } from "../src/lib/api";
import { languages, loadBase, loadGame } from "../src/lib/i18n.svelte";
import { blocksOf, type Line } from "../src/lib/log";
import { resultText } from "../src/lib/outcome";
import { settings } from "../src/lib/settings.svelte";
import type { Entry } from "../src/lib/transport";
import { startOfTurn } from "../src/lib/turn";
import { Words } from "../src/lib/words";
import { factsOf } from "./facts";

const line = (number: number, seat: number | null, turn?: number): Line => ({
  key: `${number}`,
  number,
  seat,
  ...(turn === undefined ? {} : { turn }),
  words: ["…"],
  marks: [],
  events: [],
});
const told = (seat: number, turn: number, first: number, last: number) =>
  ({ seat, turn, first, last, about: [{}], deeds: [], brought: [] }) as unknown as TurnTold;

beforeAll(async () => {
  settings.language = "en";
  await loadBase();
  await loadGame("nippon");
  await loadGame("yokohama");
});

describe("blocks", () => {
  const lines = [line(1, 0, 1), line(2, 0, 1), line(3, 1, 2), line(4, null), line(5, 0, 3)];
  it("hold the steps of a turn", () => {
    const blocks = blocksOf(lines, [], 5);
    expect(blocks.map(({ steps }) => steps.map(({ number }) => number))).toEqual([[1, 2], [3], [4], [5]]);
    expect(blocks.every((block) => block.told === null)).toBe(true);
  });
  it("have the line of their turn, unless it is still being shown", () => {
    const turns = [told(0, 1, 1, 2), told(1, 2, 3, 3), told(0, 3, 5, 8)];
    expect(blocksOf(lines, turns, 5).map((block) => block.told?.last ?? null)).toEqual([2, 3, null, null]);
    expect(blocksOf(lines, turns, 8).at(-1)!.told?.last).toBe(8);
  });
});

describe("a deed", () => {
  const ship = (region: string) => ({ type: "nippon.ship_placed", seat: 0, region, side: "plain" }) as GameEvent;
  const words = new Words(factsOf("nippon"));
  it("tells events of one kind together", () => {
    expect(words.deed({ events: [ship("kanto"), ship("kansai")], each: "region" })).toBe("2 ships to Kanto and Kansai");
    expect(words.deed({ events: [ship("kanto")], each: "region" })).toBe("ship to Kanto");
  });
  it("names areas as the board does", () => {
    const acted = { type: "yokohama.acted", seat: 0, area: "copper_mine_1", power: 2 } as GameEvent;
    expect(new Words(factsOf("yokohama")).deed({ events: [acted], each: "" })).toBe("Copper mine, power 2");
  });
  it("leaves no placeholder in any language", async () => {
    for (const code of languages) {
      settings.language = code;
      await loadGame("nippon");
      expect(words.deed({ events: [ship("kanto"), ship("kanto")], each: "region" })).not.toMatch(/[{}$]|turn-nippon/);
    }
    settings.language = "en";
  });
});

describe("the start of a turn", () => {
  const actions = (seat: number, turn: number, count: number) =>
    ({ kind: "actions", seat, turn, actions: Array(count).fill({ events: [] }) }) as unknown as ActionsEntry;
  it("is this turn's if it has begun, else the last one's", () => {
    const log = [actions(0, 1, 2), actions(1, 2, 3)] as Entry[];
    expect(startOfTurn(log, 0)).toBe(0);
    expect(startOfTurn([...log, actions(0, 3, 1)], 0)).toBe(5);
    expect(startOfTurn([actions(1, 1, 1)], 0)).toBeNull();
  });
  it("does not count what was taken back, and counts redraws", () => {
    const log = [actions(0, 1, 2), { kind: "undo", to: 1 }, { kind: "redraw" }, actions(1, 2, 1), actions(0, 3, 1)];
    expect(startOfTurn(log as Entry[], 0)).toBe(3);
  });
});

describe("a result", () => {
  const seats = [0, 1].map((seat) => ({ seat, holder: seat ? "bot" : "person", level: "merchant", name: null }));
  const table = (scores: number[], ranks: number[], mine = [0]) =>
    ({ seats, mine, result: { scores, ranks } }) as unknown as TableInfo;
  it("is told in words", () => {
    expect(resultText(table([118, 104], [1, 2]))).toBe("You won, 118 to 104.");
    expect(resultText(table([90, 104], [2, 1]))).toBe("Merchant won, 104 to 90.");
    expect(resultText(table([90, 90], [1, 1]))).toBe("A tie at 90.");
    expect(resultText({ ...table([], []), result: null } as TableInfo)).toBeNull();
  });
});
