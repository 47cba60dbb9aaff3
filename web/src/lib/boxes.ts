import { lift } from "./lift";

/** Where things are on the page, told anew whenever they may have moved. Gives what ends it.
 *
 * Of each thing, the first of its selectors that finds something counts. `also` is another element whose size matters; `marked`: what is found is brought into sight, gets `data-lit`, and a single thing comes nearer.
 */
export function boxes(
  things: string[][],
  tell: (found: DOMRect[]) => void,
  also: Element | null = null,
  marked = false,
): () => void {
  const leave = new AbortController();
  let waits = 0;
  const find = () =>
    things.flatMap((selectors) => {
      const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
      return found.filter((one) => one.getBoundingClientRect().width > 0).slice(0, 1);
    });
  const lifted = new Map<Element, () => void>();
  const mark = (found: Element[]) => {
    for (const [old, setDown] of lifted)
      if (!found.includes(old)) {
        setDown();
        lifted.delete(old);
      }
    for (const old of document.querySelectorAll("[data-lit]"))
      if (!found.includes(old)) old.removeAttribute("data-lit");
    for (const one of found) {
      if (!one.hasAttribute("data-lit")) one.scrollIntoView({ block: "nearest" });
      one.setAttribute("data-lit", "");
    }
    // Several would cover one another, and a narrow screen has no room around a thing.
    const [only, another] = found;
    if (only && !another && !lifted.has(only) && !document.querySelector(".narrow-table")) lifted.set(only, lift(only));
  };
  const look = () => {
    waits = 0;
    const found = find();
    if (marked) mark(found);
    tell(found.map((one) => one.getBoundingClientRect()));
  };
  const soon = () => {
    waits ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  if (also) sizes.observe(also);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const name of ["scroll", "resize", "transitionend"])
    addEventListener(name, soon, { capture: true, passive: true, signal: leave.signal });
  soon();
  return () => {
    cancelAnimationFrame(waits);
    sizes.disconnect();
    changes.disconnect();
    leave.abort();
    if (marked) mark([]);
  };
}
