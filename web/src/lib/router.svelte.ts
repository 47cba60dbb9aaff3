/** The address as a state: pages of the client, no reload between them. */
export const route = $state({ path: location.pathname, query: location.search });

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
}

/** The same in place of the present address, which is forgotten. */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  follow();
}

function follow(): void {
  route.path = location.pathname;
  route.query = location.search;
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
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|schema)\//.test(url.pathname)) return;
  event.preventDefault();
  go(url.pathname + url.search);
}
