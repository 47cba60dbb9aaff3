// Shows what the server sends to this browser, also while no page of ours is open. It keeps nothing and fetches nothing:
// the worker that keeps a site for use without a network is sw.js, which pages of a server never register.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  // The same tag takes the place of what the table said before.
  const how = { body, tag, renotify: true, icon: "/icons/icon-192.png", data: { url } };
  event.waitUntil(self.registration.showNotification(title, how));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.registration.scope).href));
});

/** In the page that shows it already, or another one of ours, or else a new one. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === address) ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  await page.focus().catch(() => undefined);
  // A page that was loaded before this worker cannot be led elsewhere by it.
  return page.url === address || page.navigate(address).catch(() => self.clients.openWindow(address));
}
