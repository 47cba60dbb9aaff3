// Keeps all files of a site, so that it opens without a network. `hatoba site` writes precache.js: each file and its hash.
importScripts("precache.js");

const NAME = "hatoba";
const hashes = new Map(self.PRECACHE.map(([file, hash]) => [new URL(file, self.registration.scope).href, hash]));
/** A file is kept under its content: what a new version has not changed is not fetched again. */
const keyOf = (address) => `${address}?hash=${hashes.get(address)}`;

self.addEventListener("install", (event) => event.waitUntil(fetchMissing()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => data === "use" && self.skipWaiting());

async function fetchMissing() {
  const cache = await caches.open(NAME);
  for (const address of hashes.keys()) {
    const key = keyOf(address);
    if (await cache.match(key)) continue;
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(key, answer);
  }
}

async function dropOld() {
  const cache = await caches.open(NAME);
  const wanted = new Set([...hashes.keys()].map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  url.hash = url.search = "";
  // The folder itself is its page.
  const address = url.href === self.registration.scope ? new URL("index.html", url).href : url.href;
  if (event.request.method === "GET" && hashes.has(address)) event.respondWith(kept(address, event.request));
});

async function kept(address, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(keyOf(address))) ?? fetch(request);
}
