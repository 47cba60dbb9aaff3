/** Where each action is clicked, what a reader means by pointing at something, and how things are headed. */
import type { Legal, NipponView, RegionView } from "../../lib/api";
import { dashed, has, joined, t, type Args } from "../../lib/i18n.svelte";
import { ruleArgs, textArgs, tipText } from "../../lib/rules";
import type { TableStore } from "../../lib/table.svelte";
import { nameOf } from "../../lib/words";
import type { GameView, Heading, Place, TipRow } from "../types";
import {
  ACHIEVEMENT_ICONS,
  ACTION_ICONS,
  actionNow,
  GAME,
  goodIcon,
  kindIcon,
  mineOf,
  regionOfCity,
  sheetOf,
  TRACK_ICONS,
  type Track,
  viewOf,
  workerIcon,
} from "./look";

const spaceOf = (view: NipponView, action: string): number =>
  view.action_spaces.find((space) => space.actions.includes(action))?.space ?? 0;

export function place({ verb, args }: Legal, view: GameView): Place {
  const { pending } = view as NipponView;
  const [first, second] = args;
  if (verb in ACTION_ICONS)
    return {
      target: `worker:${spaceOf(view as NipponView, verb)}:${first}`,
      button: "none",
      icon: ACTION_ICONS[verb]!,
    };
  switch (verb) {
    case "done":
    case "end":
      return { target: null, button: "primary" };
    case "consolidate":
      return { target: "consolidate", button: "plain", icon: "n-consolidate" };
    case "blueprint":
      return { target: "blueprints", button: "none", icon: TRACK_ICONS[first as Track] };
    case "advance":
      return { target: pending?.step === "mines" ? "track:coal" : "track:knowledge", button: "plain", icon: "n-up" };
    case "run":
      return { target: `factory:${first}`, button: "none" };
    case "pay":
      return { target: `factory:${first}`, button: "plain", icon: goodIcon(String(first)) };
    case "upgrade":
      return first === "spare"
        ? { target: "spare", button: "plain", icon: "machine" }
        : { target: `factory:${first}`, button: "none" };
    case "fulfil":
      return { target: `contract:${first}`, button: "none" };
    case "build":
      return { target: `tile:${first}`, button: "none" };
    case "ship":
    case "train":
      return { target: `region:${first}`, button: "none" };
    case "deliver":
      return { target: `space:${first}:${second}`, button: "none" };
    case "cubes":
      return { target: `space:${pending?.city}:${pending?.space}`, button: "plain", icon: "n-cube" };
    case "token":
      return { target: `token:${first}`, button: "plain" };
    case "return":
      return { target: `space:${pending?.city}:${first}`, button: "none" };
    case "reward":
      return { target: `reward:${first}:${second}`, button: "none", icon: kindIcon(String(second)) };
    case "put":
      return { target: `achievement:${first}`, button: "none" };
    default:
      return { target: null, button: "plain" };
  }
}

/** By step: what a thing on the board would be asked for. */
export function meant(target: string, view: GameView): string | null {
  const { pending, action_spaces } = view as NipponView;
  const step = pending?.step ?? "";
  const [kind = "", first = "", second = ""] = target.split(":");
  const machines = step === "machinery" || step === "free_machinery";
  switch (kind) {
    case "worker":
      return step === "turn"
        ? `${action_spaces.find((space) => space.space === Number(first))?.actions[0]} ${second}`
        : null;
    case "closed": {
      const there = action_spaces.find((space) => space.actions.includes(first))?.workers ?? {};
      const colour = Object.keys(there)[0];
      return step === "turn" && colour ? `${first} ${colour}` : null;
    }
    case "blueprints":
      return "blueprint money";
    case "factory":
      return step === "production"
        ? `run ${first}`
        : step === "payment"
          ? `pay ${first}`
          : machines
            ? `upgrade ${first}`
            : null;
    case "spare":
      return machines ? "upgrade spare" : null;
    case "contract":
      return step === "export" ? `fulfil ${first}` : null;
    case "tile":
      return step === "invest" ? `build ${first}` : null;
    case "region":
      return step.endsWith("ships") ? `ship ${first}` : step.endsWith("trains") ? `train ${first}` : null;
    case "space":
      return step === "local_market"
        ? `deliver ${first} ${second}`
        : step === "returned_token" && first === pending?.city
          ? `return ${second}`
          : null;
    case "token":
      return step === "influence_token" ? `token ${first}` : null;
    case "reward":
      return step === "emperors_reward" ? `reward ${first} ${second}` : null;
    case "achievement":
      return step === "achievement" ? `put ${first}` : null;
    default:
      return null;
  }
}

// ---------------------------------------------------------------- heads of tips

/** A text of the rules about one thing: its first paragraph. */
function about(id: string, table: TableStore, own: Args = {}): string | undefined {
  return has(id) ? t(id, { ...ruleArgs(table.facts), ...own }).split("\n\n")[0] : undefined;
}

const name = (kind: string, id: string): string => nameOf(GAME, kind, id);
const amount = (kind: string, n: number): string => t(`nippon-amount-${kind}`, { n });
const amounts = (of: Record<string, number>): string[] => Object.entries(of).map(([kind, n]) => amount(kind, n));

/** A factory's bonus in words. */
export function bonusText(number: number, table: TableStore): string | undefined {
  const sheet = sheetOf(table);
  const row = sheet.factories.rows.find((one) => one.number === number);
  const good = sheet.goods.rows.find((one) => one.id === row?.good);
  const id = dashed(row?.bonus ?? "");
  return (
    row &&
    about(has(`ui-tip-nippon-bonus-${id}`) ? `ui-tip-nippon-bonus-${id}` : `rules-nippon-bonus-${id}`, table, {
      ...textArgs(GAME, table.facts.cards.factory?.[number]),
      good_coal: good?.coal ?? 0,
    })
  );
}

function factoryHead(good: string, table: TableStore): Heading {
  const own = mineOf(table).factories.find((one) => one.good === good);
  const bonus = own ? bonusText(own.number, table) : undefined;
  return {
    text: name("good", good),
    icon: goodIcon(good),
    body: bonus ?? tipText(table.facts, "good", good),
    rule: dashed(`good-${good}`),
  };
}

function spaceHead(city: string, number: number, table: TableStore): Heading {
  const view = viewOf(table);
  const space = regionOfCity(view, city)?.cities.find((one) => one.city === city)?.spaces[number - 1];
  const region = regionOfCity(view, city);
  if (!space || !region) return { text: name("city", city) };
  const lines = [
    tipText(table.facts, "space", "", { good: name("good", space.good) }),
    space.owner === null
      ? t("ui-nippon-space-empty", { n: space.foreign })
      : t("ui-nippon-space-held", { ...table.whoIs(space.owner), n: space.value ?? 0 }),
    space.to_beat ? t("ui-nippon-to-beat", { n: space.to_beat }) : "",
  ];
  return {
    text: `${name("city", city)}: ${name("good", space.good)}`,
    icon: goodIcon(space.good),
    body: joined(" ", lines.filter(Boolean)),
    rule: "action-local-market",
    rows: [standingRow(region, table)],
  };
}

function contractHead(number: number, table: TableStore): Heading {
  const row = sheetOf(table).contracts.rows.find((one) => one.number === number);
  if (!row) return { text: "" };
  const needs = row.goods.map((n, at) => t(at ? "nippon-amount-cubes-further" : "nippon-amount-cubes-first", { n }));
  const gives = [row.yen ? amount("yen", row.yen) : amount("vp", row.vp), amount("money", row.money)];
  return {
    text: t("ui-nippon-contract", { n: number }),
    icon: "contract",
    body: tipText(table.facts, "contract", "", { cost: joined(", ", needs), gain: joined(", ", gives) }),
    rule: "action-export",
  };
}

function achievementHead(id: string, table: TableStore): Heading {
  return {
    text: name("achievement", id),
    icon: ACHIEVEMENT_ICONS[id],
    body: tipText(table.facts, "achievement", id),
    rule: dashed(`achievement-${id}`),
  };
}

function workerHead(colour: string, table: TableStore): Heading {
  const known = (mineOf(table).workers[colour] ?? 0) > 0;
  const wage = t(known ? "ui-nippon-worker-same" : "ui-nippon-worker-new", { n: sheetOf(table).costs.wage });
  return {
    text: t("ui-nippon-worker", { colour: name("colour", colour) }),
    icon: workerIcon(colour),
    body: `${tipText(table.facts, "worker")} ${wage}`,
    rule: "turn-worker/1",
  };
}

/** What a region would bring if it were scored now. */
const standingRow = (region: RegionView, table: TableStore): TipRow => ({
  label: "ui-tip-now",
  text: t("ui-tip-nippon-now", {
    n: region.vp_if_scored[table.me] ?? 0,
    influence: region.influence[table.me] ?? 0,
  }),
});

function regionHead(id: string, table: TableStore): Heading {
  const row = sheetOf(table).regions.rows.find((one) => one.id === id);
  const region = viewOf(table).regions.find((one) => one.region === id);
  return {
    text: name("region", id),
    icon: "n-map",
    body: row && t("ui-nippon-region-bonus", { sum: joined(", ", amounts(row.bonus)) }),
    rule: "scoring/2",
    rows: region && [standingRow(region, table)],
  };
}

function tileHead(number: number, table: TableStore): Heading {
  const row = sheetOf(table).factories.rows.find((one) => one.number === number);
  if (!row) return { text: "" };
  return {
    text: `${name("good", row.good)}: ${name("bonus", row.bonus)}`,
    icon: goodIcon(row.good),
    body: bonusText(number, table),
    rule: dashed(`bonus-${row.bonus}`),
  };
}

function rewardHead(multiplier: string, bonus: string, table: TableStore): Heading {
  const row = sheetOf(table).reward_tokens.rows.find(
    (one) => one.multiplier === Number(multiplier) && bonus in one.bonus,
  );
  return {
    text: t("ui-nippon-reward", { n: multiplier }),
    icon: kindIcon(bonus),
    body: row && t("ui-nippon-reward-about", { sum: joined(", ", amounts(row.bonus)), n: multiplier }),
    rule: "rewards/1",
  };
}

/** Things of which the rules have a section. */
const SECTIONS: Record<string, [string, string]> = {
  consolidate: ["turn-consolidate", "n-consolidate"],
  scoring: ["scoring", "vp"],
  rewards: ["rewards", "n-consolidate"],
  rows: ["turn-worker", "n-bag"],
};

export function heading(target: string, table: TableStore): Heading {
  const [kind = "", first = "", second = ""] = target.split(":");
  const section = SECTIONS[kind];
  if (section)
    return {
      text: t(`rules-nippon-${section[0]}.title`),
      icon: section[1],
      body: tipText(table.facts, kind),
      rule: section[0],
    };
  switch (kind) {
    case "worker":
      return workerHead(second, table);
    case "act":
    case "closed":
      return {
        text: name("action", first),
        icon: ACTION_ICONS[first],
        body: tipText(table.facts, "action", first),
        rule: dashed(`action-${first}`),
      };
    case "blueprints":
      return {
        text: t("rules-nippon-turn-blueprints.title"),
        icon: "blueprint",
        body: t("ui-nippon-blueprints", { n: sheetOf(table).costs.blueprints }),
        rule: "turn-blueprints",
      };
    case "track":
      return {
        text: name("track", first),
        icon: TRACK_ICONS[first as Track],
        body: tipText(table.facts, "track", first),
        rule: `track-${first}`,
      };
    case "factory":
      return factoryHead(first, table);
    case "spare":
      return {
        text: t("ui-nippon-spare", { n: mineOf(table).stock.machines ?? 0 }),
        icon: "machine",
        body: tipText(table.facts, "spare", "", { n: mineOf(table).stock.machines ?? 0 }),
        rule: "action-machinery",
      };
    case "market":
      return {
        text: t("ui-nippon-market"),
        icon: "factory",
        body: tipText(table.facts, "market"),
        rule: "action-invest",
      };
    case "contract":
      return contractHead(Number(first), table);
    case "tile":
      return tileHead(Number(first), table);
    case "region":
      return regionHead(first, table);
    case "space":
      return spaceHead(first, Number(second), table);
    case "token":
      return {
        text: t("ui-nippon-token", { n: Number(first) }),
        icon: "influence",
        body: tipText(table.facts, "token", "", { n: Number(first) }),
        rule: "action-local-market",
      };
    case "reward":
      return rewardHead(first, second, table);
    case "achievement":
      return achievementHead(first, table);
    case "city":
      return {
        text: name("city", first),
        icon: "n-market",
        body: tipText(table.facts, "city", first),
        rule: "action-local-market",
      };
    case "about":
      return heading(target.slice("about:".length), table);
    default:
      return { text: "" };
  }
}

/** The part of the rules that belongs to the pending step. */
export function topic(view: GameView): string | null {
  const step = (view as NipponView).pending?.step;
  if (!step) return null;
  if (step === "turn") return "turn-worker";
  if (step === "emperors_reward" || step === "achievement") return "turn-consolidate";
  if (step === "end_of_turn") return "turn-blueprints";
  const action = actionNow(view as NipponView);
  return action ? `action-${action.replaceAll("_", "-")}` : null;
}
