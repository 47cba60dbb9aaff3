/** An action lies on a target; whoever points there while it is not legal means just that action. */
import { describe, expect, it } from "vitest";
import * as duel from "../src/games/duel/targets";
import * as nippon from "../src/games/nippon/targets";
import type { GameView } from "../src/games/types";
import * as yokohama from "../src/games/yokohama/targets";
import type { Legal } from "../src/lib/api";

const legal = (verb: string, ...args: (string | number)[]): Legal =>
  ({ verb, args, action: 0, notation: [verb, ...args].join(" ") }) as unknown as Legal;
const viewOf = (fields: object): GameView => fields as GameView;
const me = { orders: [{ number: 7 }], agents: 1, technologies: ["postal"], president: "bank" };
const yokohamaView = (step: string) =>
  viewOf({
    step,
    to_move: 0,
    seats: [me],
    acting_area: "bank",
    areas: [{ area: "bank", station: true, presidents: [0] }],
  });
const duelView = (step: string) =>
  viewOf({
    step,
    to_move: 0,
    seats: [me],
    action: { area: "bank" },
    drawn: [{ number: 9 }],
    areas: [{ area: "bank", station: true }],
  });
const nipponView = (step: string) =>
  viewOf({
    to_move: 0,
    pending: { step, city: "osaka", space: 2 },
    action_spaces: [{ space: 3, actions: ["mines", "ships"], workers: { red: 1 } }],
  });

interface Game {
  place: typeof duel.place;
  meant: typeof duel.meant;
  view: (step: string) => GameView;
  cases: [step: string, action: Legal, target: string][];
}

const GAMES: Record<string, Game> = {
  yokohama: {
    ...yokohama,
    view: yokohamaView,
    cases: [
      ["placement", legal("place", "port_a"), "area:port_a"],
      ["movement", legal("walk", "port_a"), "area:port_a"],
      ["recalling", legal("recall", "port_a"), "area:port_a"],
      ["church", legal("worship", 3), "church:3"],
      ["customs", legal("declare", 2), "customs:2"],
      ["laboratory", legal("develop", 12), "tech:12"],
      ["port", legal("take", 8), "order:8"],
      ["additional_after", legal("fulfil", 7), "order:7"],
      ["additional_after", legal("achieve", "fish"), "goal:fish"],
      ["construction", legal("build", "trading_house"), "build:bank:trading_house"],
    ],
  },
  duel: {
    ...duel,
    view: duelView,
    cases: [
      ["choose_area", legal("choose", "port"), "area:port"],
      ["station_token", legal("station", "port"), "area:port"],
      ["building", legal("build", "shop"), "build:bank:shop"],
      ["port", legal("keep", 9), "order:9"],
      ["end_of_turn", legal("fulfil", 7), "order:7"],
      ["church", legal("worship", 4), "church:4"],
      ["strength_bonus", legal("bonus", 5), "bonus:5"],
      ["laboratory", legal("develop", "tram"), "tech:tram"],
      ["strength", legal("add", "plus_1"), "extra:plus_1"],
      ["upgrade", legal("upgrade", 2), "card:2"],
      ["end_of_turn", legal("hire", "orders"), "need:orders"],
      ["payment", legal("pay", "tea"), "good:tea"],
      ["chinatown", legal("sell", "fish"), "good:fish"],
      ["chinatown", legal("fulfil", 7), "order:7"],
      ["second_order", legal("agent", "bank"), "area:bank"],
    ],
  },
  nippon: {
    ...nippon,
    view: nipponView,
    cases: [
      ["turn", legal("mines", "red"), "worker:3:red"],
      ["production", legal("run", "silk"), "factory:silk"],
      ["machinery", legal("upgrade", "silk"), "factory:silk"],
      ["machinery", legal("upgrade", "spare"), "spare"],
      ["payment", legal("pay", "silk"), "factory:silk"],
      ["export", legal("fulfil", 4), "contract:4"],
      ["invest", legal("build", 11), "tile:11"],
      ["ships", legal("ship", "kanto"), "region:kanto"],
      ["trains", legal("train", "kanto"), "region:kanto"],
      ["local_market", legal("deliver", "osaka", 2), "space:osaka:2"],
      ["influence_token", legal("token", 5), "token:5"],
      ["emperors_reward", legal("reward", 2, "yen"), "reward:2:yen"],
      ["achievement", legal("put", "stars"), "achievement:stars"],
    ],
  },
};

describe.each(Object.entries(GAMES))("%s", (_name, { place, meant, view, cases }) => {
  it.each(cases)("%s: %o lies on %s", (step, action, target) => {
    expect(place(action, view(step)).target).toBe(target);
    expect(meant(target, view(step))).toBe(action.notation);
  });
  it("means nothing by a thing that this step does not ask for", () => {
    for (const [, , target] of cases) expect(meant(target, view("no_such_step"))).toBeNull();
  });
  it("ends a turn by the main button, on no target", () => {
    expect(place(legal("end"), view("end_of_turn"))).toEqual({ target: null, button: "primary" });
  });
  it("gives every other action a button rather than none at all", () => {
    expect(place(legal("no_such_verb"), view("end_of_turn")).button).toBe("plain");
  });
});

describe("a stop of Duel that only goes on", () => {
  it("is answered at once if nothing can be done in its step", () => {
    expect(duel.goesOn(legal("done"), legal("choose", "laboratory"), duelView("choose_area"))).toBe(true);
    expect(duel.goesOn(legal("fulfil", 7), legal("choose", "laboratory"), duelView("choose_area"))).toBe(false);
  });
  it("ends the turn only for who chose to build nothing", () => {
    expect(duel.goesOn(legal("end"), legal("done"), duelView("building"))).toBe(true);
    expect(duel.goesOn(legal("end"), legal("done"), duelView("laboratory"))).toBe(false);
    expect(duel.goesOn(legal("end"), legal("build", "shop"), duelView("building"))).toBe(false);
  });
});
