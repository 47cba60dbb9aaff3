/** Playing with a sheet: whether it can be, and how a table is told. */
import type { NewTable } from "../api";
import { Problem, transport } from "../transport";
import type { ShownCard } from "./cards";
import { sheets } from "./kept.svelte";
import type { Workshop } from "./workshop.svelte";

export const isReady = (shop: Workshop): boolean => shop.checked !== null && shop.checked.text !== null;

/** The first card that has to be mended. */
export function placeToMend(shop: Workshop): ShownCard | undefined {
  return shop.cards.find((card) => shop.faultsAt(card).length > 0);
}

/** Cards to play with instead of the packaged ones. */
export interface OwnCards {
  /** Of this browser, or the token of a shared sheet. */
  id: string;
  name: string;
  game: string;
}

export async function findCards(id: string): Promise<OwnCards> {
  const kept = sheets[id];
  if (kept) return kept;
  const { name, game } = await transport.questions.sharedSheet(id);
  return { id, name, game };
}

/** What a new table has to know of them. `recorded`: its record has the whole sheet. */
export async function sheetWish({ id, name }: OwnCards, recorded: boolean): Promise<Partial<NewTable>> {
  const kept = sheets[id];
  if (!kept) return { shared_sheet: id, sheet_recorded: recorded };
  const { text } = await transport.questions.checkDraft({ game: kept.game, base: kept.base, edits: kept.edits });
  if (text === null) throw new Problem(422, "invalid_sheet");
  return { sheet: text, sheet_name: name, sheet_recorded: recorded };
}
