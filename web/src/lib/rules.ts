/** The rules texts. The server gives their arguments: what a component sheet says is worked out there alone. */
import type { GameFacts, ThingInfo } from "./api";
import { dashed, has, t, type Args } from "./i18n.svelte";
import { nameOf } from "./words";

type TextValues = ThingInfo["values"];

/** Arguments of a text, with names for the things among them. */
export function textArgs(game: string, values: TextValues | undefined): Args {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === "object" ? nameOf(game, value.kind, value.id) : value,
    ]),
  );
}

const made = new WeakMap<GameFacts, Args>();

/** Every value of the sheet, for the messages of that game. */
export function ruleArgs(facts: GameFacts): Args {
  const known = made.get(facts) ?? textArgs(facts.info.name, facts.values);
  made.set(facts, known);
  return known;
}

/** The rules text of one thing; empty until the rules are loaded. */
export function thingText(facts: GameFacts, kind: string, id: string): string {
  const game = facts.info.name;
  const message = [dashed(`rules-${game}-${kind}-${id}`), `rules-${game}-${kind}`].find(has);
  if (!message) return "";
  const own = facts.things[kind]?.find((thing) => thing.id === id);
  return t(message, { ...ruleArgs(facts), ...textArgs(game, own?.values), id, name: nameOf(game, kind, id) });
}

/** One sentence about a thing on the table: its own for tips, or the first paragraph of its rules text. */
export function tipText(facts: GameFacts, kind: string, id = "", more: Args = {}): string {
  const game = facts.info.name;
  const message = [dashed(`ui-tip-${game}-${kind}-${id}`), `ui-tip-${game}-${kind}`].find(has);
  if (!message) return thingText(facts, kind, id).split("\n\n")[0] ?? "";
  const own = facts.things[kind]?.find((thing) => thing.id === id);
  return t(message, { ...ruleArgs(facts), ...textArgs(game, own?.values), ...more });
}

/** A paragraph about a topic: a section of the rules or a thing of the sheet, such as `area-port-a`; empty: nothing. */
export function hintText(facts: GameFacts, topic: string, paragraph = 0): string {
  const message = `rules-${facts.info.name}-${topic}`;
  if (!has(message)) return "";
  const things = Object.entries(facts.things).flatMap(([kind, list]) => list.map(({ id }) => ({ kind, id })));
  const thing = things.find(({ kind, id }) => dashed(`${kind}-${id}`) === topic);
  const text = thing ? thingText(facts, thing.kind, thing.id) : t(message, ruleArgs(facts));
  return text.split("\n\n")[paragraph] ?? "";
}
