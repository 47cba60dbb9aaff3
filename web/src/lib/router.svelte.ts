/** The address as a state: pages of the client, no reload between them. */
import { mode } from "./mode";

/** A site of plain files has one page: there the path stands behind the # of the address. */
const hashed = mode === "only";
const here = (): URL => (hashed ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

export const route = $state({ path: here().pathname, query: here().search });

/** A table, and one of its pages; a shared game, and the entry it is shown at. */
export const TABLE_PATH = /^\/t\/([\w-]+)(?:\/(table|analysis))?\/?$/;
export const SHARED_PATH = /^\/g\/([\w-]+)(?:\/at\/(\d{1,9}))?\/?$/;

/** The address of one of the client's pages. */
const to = (path: string): string => (hashed ? `#${path}` : path);

export function go(path: string): void {
  history.pushState(null, "", to(path));
  follow();
}

/** The same in place of the present address, which is forgotten. */
export function replace(path: string): void {
  history.replaceState(null, "", to(path));
  follow();
}

function follow(): void {
  route.path = here().pathname;
  route.query = here().search;
  scrollTo(0, 0);
}

addEventListener("popstate", follow);

/** Links inside the client do not load the page again. */
export function catchLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  const path = pathOf(link);
  if (path === null) return;
  event.preventDefault();
  go(path);
}

/** Which of the client's pages a link leads to; null: none of them. */
function pathOf(link: HTMLAnchorElement): string | null {
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|schema)\//.test(url.pathname)) return null;
  return hashed && url.hash.startsWith("#/") ? url.hash.slice(1) : url.pathname + url.search;
}

/** In a site of plain files links are made right before they can be copied, or opened in a new tab. */
if (hashed)
  addEventListener("pointerdown", ({ target }) => {
    const link = (target as Element).closest?.("a");
    const path = link && !link.hasAttribute("download") ? pathOf(link) : null;
    if (link && path !== null) link.setAttribute("href", to(path));
  });
