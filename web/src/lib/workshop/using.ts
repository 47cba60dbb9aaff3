/** Playing with a sheet: whether it can be, and how a table is told. */
import type { NewTable } from "../api";
import { Problem, transport, type Place } from "../transport";
import type { ShownCard } from "./cards";
import { draftOf, sheets } from "./kept.svelte";
import type { Workshop } from "./workshop.svelte";

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
export async function sheetWish(cards: OwnCards, recorded: boolean, place: Place): Promise<Partial<NewTable>> {
  const kept = sheets[cards.id];
  // A device does not know what a server shares: there the sheet itself is taken along.
  if (!kept && place === "server") return { shared_sheet: cards.id, sheet_recorded: recorded };
  const { text } = kept
    ? await transport.questions.checkDraft(draftOf(kept))
    : await transport.questions.sharedSheet(cards.id);
  if (text === null) throw new Problem(422, "invalid_sheet");
  return { sheet: text, sheet_name: cards.name, sheet_recorded: recorded };
}
