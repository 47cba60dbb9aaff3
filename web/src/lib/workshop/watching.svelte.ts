/** What is typed is kept at once, and checked as soon as one pauses. */
import { untrack } from "svelte";
import { transport } from "../transport";
import { draftOf } from "./kept.svelte";
import type { Workshop } from "./workshop.svelte";

/** Milliseconds without a key. */
const PAUSE = 250;

export function watchDraft(shop: Workshop): void {
  let changed = false;
  let asking = false;
  /** The draft was changed while the answer was awaited. */
  let again = false;

  /** One question at a time: a slow server would refuse the next ones, and the last draft went unchecked. */
  async function check(): Promise<void> {
    again = asking;
    if (asking) return;
    asking = true;
    const seen = shop.draft.state;
    try {
      shop.take(await transport.questions.checkDraft(draftOf(shop.sheetNow)), seen);
    } catch {
      // Without a network typing goes on; the next pause asks again.
    }
    asking = false;
    if (again) await check();
  }

  $effect(() => {
    void [shop.draft.all, shop.name, shop.base];
    if (changed) untrack(() => shop.keep());
    changed = true;
  });
  $effect(() => {
    void shop.draft.all;
    const timer = setTimeout(() => void check(), PAUSE);
    return () => clearTimeout(timer);
  });
}
