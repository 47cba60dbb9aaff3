/** The rules as a book: chapters with their parts, then the things of the component sheet by kind. */
import type { GameFacts } from "./api";
import { dashed, has, messageIds, t } from "./i18n.svelte";
import { ruleArgs, thingText } from "./rules";
import { nameOf } from "./words";

export interface Part {
  /** The end of a `rules-GAME-...` id, and of its address. */
  id: string;
  /** Such as 3 or 3.2. */
  number: string;
  title: string;
  /** What matters of it, in a sentence; empty if nobody wrote one. */
  lead: string;
  paragraphs: string[];
  icon?: string;
  /** Of a thing: its kind and id in the component sheet. */
  thing?: { kind: string; id: string };
}

export interface Chapter extends Part {
  parts: Part[];
}

const SECTIONS = ["overview", "setup", "turn", "actions", "rewards", "end", "scoring", "options", "rulings", "numbers"];

const paragraphsOf = (text: string): string[] => text.split("\n\n").filter(Boolean);

export function chaptersOf(facts: GameFacts): Chapter[] {
  const chapters = [...sections(facts), ...kinds(facts)];
  chapters.forEach((chapter, at) => {
    chapter.number = String(at + 1);
    chapter.parts.forEach((part, below) => (part.number = `${at + 1}.${below + 1}`));
  });
  return chapters;
}

function sections(facts: GameFacts): Chapter[] {
  const args = ruleArgs(facts);
  const prefix = `rules-${facts.info.name}-`;
  const titled = messageIds().filter((id) => id.startsWith(prefix) && has(`${id}.title`));
  const chapters: Chapter[] = [];
  for (const message of titled) {
    const id = message.slice(prefix.length);
    const lead = has(`${message}.short`) ? t(`${message}.short`, args) : "";
    const part = {
      id,
      number: "",
      title: t(`${message}.title`, args),
      lead,
      paragraphs: paragraphsOf(t(message, args)),
    };
    const above = chapters.find((chapter) => id.startsWith(`${chapter.id}-`));
    if (above && !SECTIONS.includes(id)) above.parts.push(part);
    else chapters.push({ ...part, parts: [] });
  }
  return chapters;
}

function kinds(facts: GameFacts): Chapter[] {
  const game = facts.info.name;
  return Object.entries(facts.things).flatMap(([kind, things]) => {
    const known = things.filter(({ id }) => has(dashed(`rules-${game}-${kind}-${id}`)) || has(`rules-${game}-${kind}`));
    if (!known.length) return [];
    const parts = known.map(({ id }) => ({
      id: dashed(`${kind}-${id}`),
      number: "",
      title: nameOf(game, kind, id),
      lead: "",
      paragraphs: paragraphsOf(thingText(facts, kind, id)),
      thing: { kind, id },
      ...(kind === "area" ? { icon: id } : {}),
    }));
    return [{ id: kind, number: "", title: t(`rules-topics-${kind}.title`), lead: "", paragraphs: [], parts }];
  });
}

/** The chapter with the part of this name; the first one if there is none. */
export const chapterOf = (chapters: Chapter[], topic: string | null): Chapter | undefined =>
  chapters.find(({ id, parts }) => id === topic || parts.some((part) => part.id === topic)) ?? chapters[0];

export interface Found {
  part: Part;
  /** Which paragraph, from 1; 0: its title. */
  paragraph: number;
  before: string;
  hit: string;
  after: string;
}

const AROUND = 70;

/** Where words stand in the book: titles first, then paragraphs, in its order. */
export function search(chapters: Chapter[], words: string): Found[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (!wanted) return [];
  const parts = chapters.flatMap((chapter) => [chapter, ...chapter.parts]);
  const texts = parts.flatMap((part) =>
    [part.title, ...part.paragraphs].map((text, paragraph) => ({ part, paragraph, text })),
  );
  return texts
    .map((one) => ({ ...one, at: one.text.toLocaleLowerCase().indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.paragraph > 0) - Number(b.paragraph > 0))
    .map(({ part, paragraph, text, at }) => ({
      part,
      paragraph,
      before: (at > AROUND ? "…" : "") + text.slice(Math.max(0, at - AROUND), at),
      hit: text.slice(at, at + wanted.length),
      after:
        text.slice(at + wanted.length, at + wanted.length + AROUND) +
        (at + wanted.length + AROUND < text.length ? "…" : ""),
    }));
}
