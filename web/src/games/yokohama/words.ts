import type { YokohamaView } from "../../lib/api";
import { nameOf } from "../../lib/words";
import type { GameWords } from "../types";
import type { TechnologyRow } from "./sheet";

const AREA = ["area"];

export const words: GameWords = {
  kinds: { kind: "good", origin: "area", agent: "country", building_space: "piece", space: "piece", category: "score" },
  verbs: {
    keep: ["order"],
    fulfil: ["order"],
    achieve: ["achievement"],
    agent: AREA,
    use: ["agent"],
    claim: ["reward_token"],
    place: AREA,
    place_two: AREA,
    go: AREA,
    walk: AREA,
    recall: AREA,
    sell: ["good"],
    buy: ["kind"],
    hire: ["piece"],
    worship: ["space"],
    declare: ["space"],
    develop: ["card"],
    take: ["order"],
    pay: ["kind"],
    from: ["source"],
    build: ["building_space"],
    gain: ["good"],
    lift: ["origin"],
    drop: AREA,
    station: AREA,
  },
  pending: (view) => {
    const { step, step_number: number, acting_area: area, acting_power: power } = view as YokohamaView;
    return { step: step ?? "", values: { number, area, power } };
  },
  more: (values, sheet): Record<string, string> => {
    if (!("card" in values)) return {};
    const row = (sheet.technologies.rows as TechnologyRow[]).find((one) => one.number === values.card);
    return { card_id: row ? "technology" : "order", card_name: row ? nameOf("yokohama", "technology", row.id) : "" };
  },
};
