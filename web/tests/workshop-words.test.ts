import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Change, Effect, Remark } from "../src/lib/api";
import { languages, loadBase, loadGame, loadSheets } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { handleKey } from "../src/lib/workshop/keys";
import { headline } from "../src/lib/workshop/moved";
import { Names } from "../src/lib/workshop/names";
import { remarkText } from "../src/lib/workshop/remarks";
import { asKeys } from "../src/lib/workshop/typing";
import type { Workshop } from "../src/lib/workshop/workshop.svelte";
import { factsOf } from "./facts";

const names = new Names(factsOf("yokohama", { text_kinds: { country: "country" } }));

async function speak(language: string) {
  settings.language = language;
  await loadBase();
  await loadGame("yokohama");
  await loadSheets();
}
beforeAll(() => speak("en"));
afterAll(() => speak("en"));

describe("typing with an input method", () => {
  it("takes full-width letters and digits, and what single keys become, for the keys", () => {
    expect(asKeys("ｂ３ｓ１ｆ２ｙ５")).toBe("b3s1f2y5");
    expect(asKeys("２い、１ん")).toBe("2i,1n");
    expect(asKeys("Ґ3к")).toBe("Ґ3к");
  });
  it("leaves Enter to the method as long as it composes", () => {
    const shop = { line: "b", opened: {}, confirm: vi.fn() };
    const press = (isComposing: boolean) => {
      const event = {
        key: "Enter",
        code: "Enter",
        isComposing,
        target: { closest: () => null },
        preventDefault: vi.fn(),
      };
      handleKey(event as unknown as KeyboardEvent, shop as unknown as Workshop, () => undefined);
    };
    press(true);
    expect(shop.confirm).not.toHaveBeenCalled();
    press(false);
    expect(shop.confirm).toHaveBeenCalledOnce();
  });
});

const remark = (problem: string, field: string | null, all: Record<string, unknown>): Remark => ({
  kind: "structure",
  table: "orders",
  row: null,
  field,
  problem,
  arguments: all,
  text: "in English",
});
const REMARKS = [
  remark("price_each", "trading_house", { count: 4, pieces: "trading_houses" }),
  remark("some_row", "shophouses", { wanted: { copper: 2 } }),
  remark("levels_ascend", "slots", { words: ["low", "mid", "high"] }),
  remark("one_of", "country", { words: ["british", "dutch"], value: { what: "table" } }),
  remark("less_than_field", "orders_kept", { other: "orders_dealt" }),
  remark("fact", "id", { value: "stagecoach", wanted: ["tram", "telegram"] }),
];

describe("what the checker says", () => {
  it("is English in English, with names instead of ids", () => {
    expect(REMARKS.map((one) => remarkText(names, one))).toEqual([
      "Trading house: Must have a price for each of the 4 Trading houses.",
      "Shophouses: Must have a row with 2 copper.",
      "Slots from the left: Must be low, mid, and high from the left, each at least once.",
      "Country: Must be one of British and Dutch, not a table.",
      "Orders kept: Must be less than Orders dealt.",
      "Which one: Is Stagecoach, not Tram, Telegram.",
    ]);
  });
  it.each(languages.filter((code) => code !== "en"))("has no English word in %s", async (language) => {
    await speak(language);
    const told = REMARKS.map((one) => remarkText(names, one));
    for (const english of [
      "trading house",
      "copper",
      "british",
      "dutch",
      "a table",
      "dealt",
      "stagecoach",
      "in English",
    ])
      expect(told.filter((one) => one.toLowerCase().includes(english))).toEqual([]);
  });
});

describe("what moved most", () => {
  const change = (name: string, by: number, error: number, sure: boolean): Change => ({
    name,
    before: 10,
    after: 10 + by,
    change: by,
    error,
    games: 200,
    sure,
  });
  const effect = (points: Change, seats: Change, card: Change): Effect => ({
    game: "yokohama",
    players: 2,
    bot: "apprentice",
    games: 200,
    compared: 60,
    parts: [
      { name: "seats", changes: [seats], moved: seats.sure },
      { name: "categories", changes: [points], moved: points.sure },
    ],
    rows: [{ ...card, table: "orders", row: "number 11" }],
    rows_moved: card.sure,
  });
  const still = (name: string) => change(name, 0.1, 0.2, false);

  it("is told first, whatever it is", async () => {
    await speak("en");
    const orders = change("orders", 4, 0.5, true);
    const card = change("11", 9, 3, true);
    expect(headline(names, effect(orders, still("0"), card))).toBe(
      "Winner’s points, Orders: from 10 to 14. The seats stay as they were.",
    );
    expect(headline(names, effect(still("orders"), still("0"), card))).toBe(
      "Order 11 became stronger. The seats stay as they were.",
    );
    expect(headline(names, effect(still("orders"), still("0"), still("11")))).toBe(
      "Nothing moved by more than chance does.",
    );
  });
});
