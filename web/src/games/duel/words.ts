import type { DuelView } from "../../lib/api";
import type { GameWords } from "../types";

const AREA = ["area"];

export const words: GameWords = {
  kinds: { kind: "good", category: "score" },
  verbs: {
    fulfil: ["order"],
    hire: ["need"],
    agent: AREA,
    choose: AREA,
    tram: AREA,
    stagecoach: AREA,
    postal: ["strength_card"],
    add: ["extra"],
    worship: ["church_card"],
    turn: ["count"],
    sell: ["good"],
    buy: ["kind"],
    develop: ["technology"],
    station: AREA,
    keep: ["order"],
    under: ["order"],
    pay: ["kind"],
    bonus: ["bonus_card"],
    build: ["piece"],
    put_back: ["extra"],
    upgrade: ["strength_card"],
  },
  pending: (view) => {
    const { step, action, payment } = view as DuelView;
    return { step: step ?? "", values: { ...action, ...payment } };
  },
};
