/** A sheet is put on the bench: everything that is needed to draw and to type it. */
import { loadPlugin } from "../../games";
import { meet } from "../called.svelte";
import { loadGame, loadSheets, t } from "../i18n.svelte";
import { settings } from "../settings.svelte";
import { Problem, transport } from "../transport";
import { problemText } from "../words";
import { newId, sheets, sheetsOf, type KeptSheet } from "./kept.svelte";
import { Workshop } from "./workshop.svelte";

export const defaultName = (): string =>
  settings.name.trim() ? t("ui-sheets-box-of", { name: settings.name.trim() }) : t("ui-sheets-box");

/** The last sheet of a game, or a new one. */
export const idFor = (game: string): string => sheetsOf(game)[0]?.id ?? newId();

/** A new one is kept once something is typed. */
const keptOr = (game: string, id: string): KeptSheet =>
  sheets[id] ?? { id, game, name: defaultName(), base: "", edits: [], at: 0 };

async function bench(kept: KeptSheet, locked: boolean): Promise<Workshop> {
  const { game } = kept;
  const { questions } = transport;
  // Who is signed in may keep it with the account; nobody has to be.
  void questions.me().then(meet, () => undefined);
  const [facts, form, plugin] = await Promise.all([
    questions.game(game),
    questions.sheetForm(game),
    loadPlugin(game),
    loadGame(game),
    loadSheets(),
  ]);
  const { faces, icons } = (await plugin.faces?.())?.default ?? { faces: {}, icons: {} };
  return new Workshop({ form, facts, faces, icons, kept: { ...kept, base: kept.base || form.id }, locked });
}

/** A sheet of this browser. */
export const layOut = (game: string, id: string): Promise<Workshop> => bench(keptOr(game, id), false);

/** A sheet that somebody shares: to look at, and to play with. */
export async function layShared(token: string): Promise<Workshop> {
  const { game, name, text, made_at } = await transport.questions.sharedSheet(token);
  const { base, edits, template } = await transport.questions.readSheet(text, game);
  return bench({ id: token, game, name, base, edits, template, at: made_at }, true);
}

export const problemOf = (error: unknown): string =>
  error instanceof Problem ? problemText(error.code) : t("ui-offline");
