/** A site of plain files keeps itself for use without a network. A new version is offered, never forced. */
import { mode } from "./mode";

class Installed {
  /** A new version is here, and waits. */
  update = $state(false);
}

export const installed = new Installed();
let waiting: ServiceWorker | null = null;

/** Once, when nothing more urgent is being loaded. */
export async function keepSite(): Promise<void> {
  if (mode !== "only" || !("serviceWorker" in navigator)) return;
  const found = await navigator.serviceWorker.register("sw.js");
  offer(found.waiting);
  found.addEventListener("updatefound", () => {
    const coming = found.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && offer(coming));
  });
}

/** The first version of all takes over by itself; a later one waits until it is wanted. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  installed.update = true;
}

export function useUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("use");
}
