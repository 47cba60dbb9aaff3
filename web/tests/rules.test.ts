import { beforeAll, describe, expect, it } from "vitest";
import { loadBase, loadGame, loadRules } from "../src/lib/i18n.svelte";
import { flatten, ruleArgs, thingText } from "../src/lib/rules";

describe("a sheet as one flat table", () => {
  it("joins keys, leaves out where things come from, and writes yes and no", () => {
    expect(flatten({ turn: { canal_fee: 1, source: "p. 4" }, open: true })).toEqual({ turn_canal_fee: 1, open: "yes" });
  });
  it("names rows by their ids, counts them, and drops the word rows", () => {
    const args = flatten({
      goods: {
        rows: [
          { id: "tea", level: 1 },
          { id: "silk", level: 2 },
        ],
      },
    });
    expect(args).toMatchObject({ goods_count: 2, goods_tea_level: 1, goods_silk_level: 2 });
  });
  it("numbers rows without ids of their own", () => {
    expect(flatten({ spaces: [{ vp: 3 }, { vp: 5 }] })).toMatchObject({ spaces_1_vp: 3, spaces_2_vp: 5 });
  });
  it("tells lists by place, or by players where the sheet has one value for each table size", () => {
    expect(flatten({ by_power: [1, 2] })).toEqual({ by_power: "1, 2", by_power_1: 1, by_power_2: 2 });
    expect(flatten({ transport: [4, 6, 8] })).toMatchObject({ transport_2p: 4, transport_4p: 8 });
  });
});

describe("a game's own arguments", () => {
  it("are made once for a sheet", () => {
    const sheet = { workers: { colours: 6, per_colour: 5 } };
    expect(ruleArgs("nippon", sheet).workers_total).toBe(30);
    expect(ruleArgs("nippon", sheet)).toBe(ruleArgs("nippon", sheet));
  });
});

describe("the text of a thing", () => {
  beforeAll(async () => {
    await loadBase();
    await loadGame("nippon");
    await loadRules("nippon");
  });
  it("is empty where the rules have none", () => {
    expect(thingText("nippon", "no-such-kind", "x", {}, {})).toBe("");
  });
  it("has the numbers of its row", () => {
    const row = { knowledge: 4, coal: 3, level: 2 };
    expect(thingText("nippon", "good", "bento", { workers: { colours: 1, per_colour: 1 } }, row)).toContain("4");
  });
});
