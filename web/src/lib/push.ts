/** The browser's own part in being called: its permission, a small worker, and a subscription at its push service. */
import type { Subscription } from "./api";

const WORKER = "/call.js";

export const canBeCalled = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const registration = () => navigator.serviceWorker.getRegistration("/");

function show(found: PushSubscription): Subscription {
  const { keys } = found.toJSON();
  return { endpoint: found.endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** What the browser has; null: nothing, or it may show nothing. */
export async function subscription(): Promise<Subscription | null> {
  if (!canBeCalled() || Notification.permission !== "granted") return null;
  const found = await (await registration())?.pushManager.getSubscription();
  return found ? show(found) : null;
}

/** Asks the person, so it is for a click only. Null: they do not allow it. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be of another key
  return show(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

export async function unsubscribe(): Promise<void> {
  const found = await registration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
  await found?.unregister();
}
