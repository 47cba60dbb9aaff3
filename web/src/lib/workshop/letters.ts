/** Which letter means what: the Latin ones everywhere, and a language's own where they are free. */

/** What is not called by its first letter. */
const LATIN: Record<string, string> = { vp: "p", any_good: "g" };
/** Letters that do something else while nothing is typed. */
const TAKEN = ["u"];
/** More words than this are chosen from a list, not by a letter. */
const MOST_WORDS = 8;
/** No key types these: they come out of an input method. */
const NO_KEY = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface Letters {
  /** What a letter means. */
  means: Map<string, string>;
  /** The letter that is shown beside a thing. */
  shown: Map<string, string>;
}

const lettersIn = (name: string): string[] => [...name.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));

/** A Latin letter for each, of its own id; the same in every language. */
function latin(things: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const free = (letter: string) => !TAKEN.includes(letter) && !found.has(letter);
  for (const thing of things.filter((one) => LATIN[one])) found.set(LATIN[thing]!, thing);
  for (const thing of things.filter((one) => !LATIN[one])) {
    const letter = [...lettersIn(thing), ..."abcdefghijklmnopqrstvwxyz"].find(free);
    if (letter) found.set(letter, thing);
  }
  return found;
}

/** `name`: what the reader's language calls a thing. */
export function lettersFor(things: string[], name: (thing: string) => string): Letters {
  const means = latin(things);
  const shown = new Map([...means].map(([letter, thing]) => [thing, letter]));
  for (const thing of things) {
    const own = lettersIn(name(thing))[0];
    if (!own || NO_KEY.test(own) || TAKEN.includes(own) || means.has(own)) continue;
    means.set(own, thing);
    shown.set(thing, own);
  }
  return { means, shown };
}

const NONE: Letters = { means: new Map(), shown: new Map() };

export const lettersForWords = (words: string[], name: (word: string) => string): Letters =>
  words.length > MOST_WORDS ? NONE : lettersFor(words, name);
