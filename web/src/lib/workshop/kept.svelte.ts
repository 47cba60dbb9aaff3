/** The sheets of this browser: everything that was typed is here before anything else happens to it. */
import type { DraftWish, Edit } from "../api";

export interface KeptSheet {
  id: string;
  game: string;
  name: string;
  /** The id of the packaged sheet that it is based on. */
  base: string;
  edits: Edit[];
  /** The text of the file that it came from, if that has comments of its own. */
  template?: string | null;
  /** When it was changed last, in milliseconds. */
  at: number;
}

/** A sheet as it is sent: plain data, for what Svelte watches cannot go to a worker. */
export const draftOf = ({ game, base, edits, template = null }: KeptSheet): DraftWish => ({
  game,
  base,
  edits: $state.snapshot(edits) as Edit[],
  template,
});

const KEY = "hatoba-sheets";

function stored(): Record<string, KeptSheet> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, KeptSheet>;
  } catch {
    return {};
  }
}

export const sheets = $state<Record<string, KeptSheet>>(stored());

/** The last one that was typed in first. */
export const sheetsOf = (game?: string): KeptSheet[] =>
  Object.values(sheets)
    .filter((sheet) => game === undefined || sheet.game === game)
    .toSorted((a, b) => b.at - a.at);

/** Another tab may have changed other sheets meanwhile. */
function write(change: (all: Record<string, KeptSheet>) => void): void {
  const now = stored();
  change(now);
  localStorage.setItem(KEY, JSON.stringify(now));
  for (const id of Object.keys(sheets)) if (!now[id]) delete sheets[id];
  Object.assign(sheets, now);
}

export const keepSheet = (sheet: Omit<KeptSheet, "at">): void =>
  write((all) => (all[sheet.id] = { ...sheet, at: Date.now() }));

export const dropSheet = (id: string): void => write((all) => delete all[id]);

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => n.toString(36)).join("");
