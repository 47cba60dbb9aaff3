/** The command line: what could be meant by the letters typed so far. */
import type { Legal } from "./api";

export interface Choice {
  notation: string;
  words: string;
  action: Legal;
}

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("_", " ").trim().replace(/\s+/g, " ");

/** Choices whose notation starts so come first, then those that have all the words typed, in either text. */
export function matching(typed: string, choices: Choice[]): Choice[] {
  const wanted = plain(typed);
  const starts = choices.filter(({ notation }) => plain(notation).startsWith(wanted));
  const words = wanted.split(" ");
  const has = ({ notation, words: label }: Choice) => {
    const text = `${plain(notation)} ${plain(label)}`;
    return words.every((word) => text.includes(word));
  };
  return [...starts, ...choices.filter((choice) => !starts.includes(choice) && has(choice))];
}

/** The choice that Enter plays: the one marked, the one written out, or the only one left. */
export function meantBy(typed: string, found: Choice[], marked: number): Choice | null {
  if (marked >= 0) return found[marked] ?? null;
  return found.find(({ notation }) => plain(notation) === plain(typed)) ?? (found.length === 1 ? found[0]! : null);
}

/** As far as all that could be meant agree: what Tab writes. */
export function completed(typed: string, found: Choice[]): string {
  const starting = found.map(({ notation }) => notation).filter((one) => plain(one).startsWith(plain(typed)));
  const [first] = starting;
  if (!first) return typed;
  let length = first.length;
  for (const one of starting) while (!one.startsWith(first.slice(0, length))) length -= 1;
  return length > typed.length ? first.slice(0, length) : typed;
}
