/** Whether a sheet can be played with. */
import type { ShownCard } from "./cards";
import type { Workshop } from "./workshop.svelte";

export const isReady = (shop: Workshop): boolean => shop.checked !== null && shop.checked.text !== null;

/** The first card that has to be mended. */
export function placeToMend(shop: Workshop): ShownCard | undefined {
  return shop.cards.find((card) => shop.faultsAt(card).length > 0);
}
