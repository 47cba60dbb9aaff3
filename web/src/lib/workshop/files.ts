/** Sheets as files: in and out. */
import { Problem, transport } from "../transport";
import { keepSheet, newId, type KeptSheet } from "./kept.svelte";

/** More characters than any sheet has; the server's limit is its own. */
const MOST = 200_000;

/** A file becomes a sheet of this browser; `game`: the one it has to be of. */
export async function openFile(file: File, game: string | null): Promise<Omit<KeptSheet, "at">> {
  if (file.size > MOST) throw new Problem(413, "too_large");
  const read = await transport.questions.readSheet(await file.text(), game);
  const name = file.name.replace(/\.toml$/i, "").slice(0, 30);
  const sheet = { id: newId(), game: read.game, name, base: read.base, edits: read.edits, template: read.template };
  keepSheet(sheet);
  return sheet;
}

/** The browser saves a text under that name. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
