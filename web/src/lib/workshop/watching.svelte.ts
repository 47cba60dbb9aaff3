/** What is typed is kept at once, and checked as soon as one pauses. */
import { untrack } from "svelte";
import { transport } from "../transport";
import { draftOf } from "./kept.svelte";
import type { Workshop } from "./workshop.svelte";

/** Milliseconds without a key. */
const PAUSE = 250;

export function watchDraft(shop: Workshop): void {
  let asked = 0;
  let changed = false;

  async function check(): Promise<void> {
    const number = (asked += 1);
    const seen = shop.draft.state;
    const checked = await transport.questions.checkDraft(draftOf(shop.sheetNow));
    // A later draft is being looked at already.
    if (number === asked) shop.take(checked, seen);
  }

  $effect(() => {
    void [shop.draft.all, shop.name, shop.base];
    if (changed) untrack(() => shop.keep());
    changed = true;
  });
  $effect(() => {
    void shop.draft.all;
    // Without a network typing goes on; the next pause asks again.
    const timer = setTimeout(() => void check().catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  });
}
