/** Keys of the workshop. Letters and numbers go to the line; the rest is here. */
import { panels } from "../panels.svelte";
import type { Workshop } from "./workshop.svelte";

export const WORKSHOP_KEYS: [string[], string][] = [
  [["Enter"], "ui-sheets-key-enter"],
  [["⌫"], "ui-sheets-key-rub"],
  [["Tab"], "ui-sheets-key-tab"],
  [["↑", "↓"], "ui-sheets-key-arrows"],
  [["←", "→"], "ui-sheets-key-sides"],
  [["/"], "ui-sheets-key-go"],
  [["U"], "ui-sheets-key-undo"],
  [["?"], "ui-key-keys"],
];

const isLine = (element: Element): boolean => element instanceof HTMLInputElement && "line" in element.dataset;
const LINE = "[data-line]";

/** Whether the key is an input method's: also Enter that ends a composition, which Safari tells only by this number. */
export const isComposed = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** `go`: asks for the card to go to. */
export function handleKey(event: KeyboardEvent, shop: Workshop, go: () => void): void {
  if (isComposed(event)) return;
  const at = event.target as Element;
  const elsewhere = at.closest?.("input, select, textarea, dialog") && !isLine(at);
  if (elsewhere || event.defaultPrevented) return;
  const idle = shop.line === "";
  const key = event.key.toLowerCase();
  // On a keyboard without Latin letters the key is known by its place.
  const isZ = /[a-z]/.test(key) ? key === "z" : event.code === "KeyZ";
  const undoes = isZ && (event.ctrlKey || event.metaKey);
  if (!undoes && (event.ctrlKey || event.metaKey || event.altKey)) return;
  const onButton = at.closest?.("button, a, summary") !== null;
  const done = () => event.preventDefault();

  if (undoes || (key === "u" && idle)) return (done(), shop.undo());
  if (key === "/") return (done(), go());
  if (key === "?") return (done(), void (panels.open = "keys"));
  if (key === "escape") return shop.lay(null);
  if (key === "enter" && !onButton && shop.opened) return (done(), shop.confirm());
  if (idle && (key === "arrowright" || key === "arrowleft")) {
    const beside = shop.beside(key === "arrowright" ? 1 : -1);
    if (beside) return (done(), shop.lay(beside.key));
  }
  if ((key === "arrowup" || key === "arrowdown") && isLine(at)) {
    // From the line the arrows go on to the first number, where they count.
    done();
    return document.querySelector<HTMLElement>("[data-step]")?.focus();
  }
  // Whatever is typed elsewhere belongs to the line.
  if (/^[\p{L}\d,]$/u.test(event.key) && !isLine(at)) document.querySelector<HTMLElement>(LINE)?.focus();
}
