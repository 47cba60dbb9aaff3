/** The rules as chapters: sections and their parts, then the things of the component sheet by kind. */
import type { GameFacts } from "./api";
import { dashed, has, messageIds, t } from "./i18n.svelte";
import { ruleArgs, thingText } from "./rules";
import { nameOf } from "./words";

export interface Chapter {
  id: string;
  title: string;
  level: 1 | 2;
  text: string;
  icon?: string;
}

const SECTIONS = ["overview", "setup", "turn", "actions", "rewards", "end", "scoring", "options", "rulings", "numbers"];

export function chaptersOf(facts: GameFacts): Chapter[] {
  const game = facts.info.name;
  const args = ruleArgs(facts);
  const prefix = `rules-${game}-`;
  const titled = messageIds().filter((id) => id.startsWith(prefix) && has(`${id}.title`));
  const chapters: Chapter[] = titled.map((message) => {
    const id = message.slice(prefix.length);
    const level = SECTIONS.includes(id) || !titled.some((other) => message.startsWith(`${other}-`)) ? 1 : 2;
    return { id, title: t(`${message}.title`, args), level, text: t(message, args) };
  });
  for (const [kind, things] of Object.entries(facts.things)) {
    const known = things.filter(({ id }) => has(dashed(`rules-${game}-${kind}-${id}`)) || has(`rules-${game}-${kind}`));
    if (!known.length) continue;
    chapters.push({ id: kind, title: t(`rules-topics-${kind}.title`), level: 1, text: "" });
    for (const { id } of known)
      chapters.push({
        id: dashed(`${kind}-${id}`),
        title: nameOf(game, kind, id),
        level: 2,
        text: thingText(facts, kind, id),
        ...(kind === "area" ? { icon: id } : {}),
      });
  }
  return chapters;
}
