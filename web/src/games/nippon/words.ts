import type { NipponView } from "../../lib/api";
import { nameOf } from "../../lib/words";
import type { GameWords } from "../types";

const TAKING = ["knowledge", "production", "export", "invest", "mines", "ships", "machinery", "trains", "local_market"];

interface FactoryRow {
  number: number;
  good: string;
  bonus: string;
}

export const words: GameWords = {
  kinds: { upgrade: "good", row: "place", space: "place", category: "score" },
  verbs: {
    ...Object.fromEntries(TAKING.map((action) => [action, ["colour"]])),
    blueprint: ["track"],
    run: ["good"],
    fulfil: ["contract"],
    pay: ["good"],
    build: ["factory"],
    upgrade: ["upgrade"],
    ship: ["region"],
    train: ["region"],
    deliver: ["city", "space"],
    cubes: ["cubes"],
    token: ["value"],
    return: ["space"],
    reward: ["multiplier", "bonus"],
    put: ["achievement"],
  },
  pending: (view) => {
    const { step = "", ...values } = (view as NipponView).pending ?? {};
    return { step, values };
  },
  more: (values, sheet): Record<string, string> => {
    const row = (sheet.factories?.rows as FactoryRow[] | undefined)?.find((one) => one.number === values.factory);
    return row
      ? { factory_name: nameOf("nippon", "good", row.good), factory_bonus: nameOf("nippon", "bonus", row.bonus) }
      : {};
  },
};
