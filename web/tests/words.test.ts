import { beforeAll, describe, expect, it } from "vitest";
import type { GameView } from "../src/games/types";
import type { GameEvent, Legal } from "../src/lib/api";
import { joined, languages, loadBase, loadGame, t } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { nameOf, plainName, problemText, Words } from "../src/lib/words";
import { factsOf } from "./facts";

const words = new Words(
  factsOf("yokohama", {
    verbs: [
      { name: "place", args: ["area"], secret: false },
      { name: "develop", args: ["card"], secret: false },
      { name: "lift", args: ["origin"], secret: false },
    ],
    text_kinds: { origin: "area" },
    prompt: { step: "step", fields: { number: "step_number" }, parts: [] },
    printed: { card: { 37: { card_id: "technology", card_name: { kind: "technology", id: "stagecoach" } } } },
  }),
);
const view = { step: "placement", step_number: 2 } as GameView;
const legal = (verb: string, ...args: (string | number)[]): Legal =>
  ({ verb, args, action: 0, notation: "" }) as unknown as Legal;

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

describe("Japanese", () => {
  it("has no spaces where lines of the files were folded, nor between the parts of a list", async () => {
    settings.language = "ja";
    await loadBase();
    expect(t("ui-me-delete-sure")).toMatch(/^[^ ]+。[^ ]+。$/);
    expect(joined(", ", ["銅2", "茶1"])).toBe("銅2、茶1");
    settings.language = "en";
    expect(t("ui-me-delete-sure")).toMatch(/[a-z]\. [A-Z]/);
    expect(joined(", ", ["2 copper", "1 tea"])).toBe("2 copper, 1 tea");
  });
});

describe("sentences", () => {
  it("name the things of an action and leave no placeholder", () => {
    const said = words.action(legal("place", "bank"), view);
    expect(said).toContain("Bank");
    expect(said).not.toMatch(/[{}$]/);
  });
  it("of an event name the seat, or say you", () => {
    const event = { type: "yokohama.president_moved", seat: 1, area: "bank" } as unknown as GameEvent;
    const whoIs = (you: number) => (seat: number) => ({ who: seat === you ? "you" : "seat", seat: "Anna" }) as const;
    expect(words.event(event, whoIs(0))).toBe("Anna moves the president to Bank.");
    expect(words.event(event, whoIs(1))).toBe("You move the president to Bank.");
  });
  it("ask for the pending step with what the view says about it", () => {
    expect(words.prompt(view)).toContain("placed 2 assistants");
  });
  it("find the step deep in a view, and take whole parts of it", () => {
    const deep = new Words(
      factsOf("yokohama", { prompt: { step: "pending.step", fields: {}, parts: ["pending"] } }),
    ).prompt({ pending: { step: "placement", number: 3 } } as unknown as GameView);
    expect(deep).toContain("placed 3 assistants");
  });
  it("name an argument by its kind", () => {
    expect(words.action(legal("lift", "bank"), view)).toContain("Bank");
  });
  it("say what is printed on a card", () => {
    expect(words.action(legal("develop", 37), view)).toContain(nameOf("yokohama", "technology", "stagecoach"));
  });
  it("show the bare code of a reason that nobody wrote", () => {
    expect(words.reason({ code: "no_such_reason", args: {} })).toBe("no_such_reason");
  });
  it("of an unknown problem are those of any problem", () => {
    expect(problemText("no_such_problem")).toBe(problemText(undefined));
    expect(problemText(undefined)).not.toMatch(/^problem-/);
  });
});
