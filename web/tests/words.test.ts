import { beforeAll, describe, expect, it } from "vitest";
import type { GamePlugin, GameView } from "../src/games/types";
import type { GameEvent, Legal } from "../src/lib/api";
import { languages, loadBase, loadGame } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { nameOf, plainName, problemText, Words } from "../src/lib/words";

/** Only what Words asks of a game. */
const plugin = {
  name: "yokohama",
  words: {
    kinds: { from: "area" },
    verbs: { place: ["area"], sell: ["good"] },
    pending: () => ({ step: "placement", values: {} }),
  },
} as unknown as GamePlugin;
const words = new Words(plugin, {});
const view = {} as GameView;
const legal = (verb: string, ...args: string[]): Legal => ({ verb, args, action: 0, notation: "" }) as unknown as Legal;

beforeAll(async () => {
  settings.language = "en";
  await loadBase();
  await loadGame("yokohama");
});

describe("names", () => {
  it("are found by game and kind", () => {
    expect(nameOf("yokohama", "area", "bank")).toBe("Bank");
  });
  it("of one of several carry its number, unless it does not matter which", () => {
    expect(nameOf("yokohama", "area", "copper_mine_2")).toContain("2");
    expect(plainName("yokohama", "area", "copper_mine_2")).toBe("Copper mine");
  });
  it("fall back to the id in words", () => {
    expect(nameOf("yokohama", "area", "no_such_place")).toBe("no such place");
  });
  it("follow the language", async () => {
    const seen = new Set<string>();
    for (const code of languages) {
      settings.language = code;
      await loadBase();
      seen.add(nameOf("yokohama", "area", "church"));
    }
    settings.language = "en";
    expect(seen.size).toBe(languages.length);
  });
});

describe("sentences", () => {
  it("name the things of an action and leave no placeholder", () => {
    const said = words.action(legal("place", "bank"), view);
    expect(said).toContain("Bank");
    expect(said).not.toMatch(/[{}$]/);
  });
  it("of an event name the seat", () => {
    const event = { type: "yokohama.assistant_placed", seat: 1, area: "bank" } as unknown as GameEvent;
    expect(words.event(event, (seat) => `Seat ${seat}`)).not.toMatch(/[{}$]/);
  });
  it("ask for the pending step", () => {
    expect(words.prompt(view)).not.toMatch(/^prompt-/);
  });
  it("show the bare code of a reason that nobody wrote", () => {
    expect(words.reason({ code: "no_such_reason", args: {} })).toBe("no_such_reason");
  });
  it("of an unknown problem are those of any problem", () => {
    expect(problemText("no_such_problem")).toBe(problemText(undefined));
    expect(problemText(undefined)).not.toMatch(/^problem-/);
  });
});
