/** Makes an element the place where actions are clicked: `<div {@attach target(table, "area:bank")}>`.
 *
 * It gets `data-target`, `data-state` (legal, off or none), `data-plays` (what it is for now), a role, focus and a tip, and plays on
 * click, Enter and Space. The events are heard once, around all of them.
 */
import type { Attachment } from "svelte/attachments";
import type { TableStore } from "./table.svelte";

type Spot = HTMLElement | SVGElement;

export interface TargetOptions {
  /** Read by a screen reader and shown as the tip's head; without it the element's own text is read. */
  label?: string;
  /** Focusable also while nothing can be done there, so that arrows can walk and its tip can be read. */
  walk?: boolean;
}

export function target(table: TableStore, id: string, options: TargetOptions = {}): Attachment<Spot> {
  return (element) => {
    const actions = table.byTarget.get(id);
    const legal = actions !== undefined;
    const waiting = table.myTurn && !legal && table.plugin.meant(id, table.view) !== null;
    element.setAttribute("data-target", id);
    element.setAttribute("data-state", legal ? "legal" : waiting ? "off" : "none");
    if (legal) element.setAttribute("data-plays", actions.map((action) => action.notation).join("|"));
    else element.removeAttribute("data-plays");
    const focusable = legal || options.walk || table.narrow;
    if (focusable) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", legal || table.narrow ? "button" : "group");
    } else {
      element.removeAttribute("tabindex");
      element.removeAttribute("role");
    }
    name(element, focusable ? options.label : undefined, legal || table.narrow);
  };
}

/** A button is read with its text, so its name goes before it, unseen; a group and a drawing get theirs as a label. */
function name(element: Spot, label: string | undefined, button: boolean): void {
  const old = element.querySelector(":scope > .visually-hidden");
  const inside = button && element instanceof HTMLElement;
  if (label && !inside) element.setAttribute("aria-label", label);
  else element.removeAttribute("aria-label");
  if (!label || !inside) {
    old?.remove();
    return;
  }
  const spoken = old ?? document.createElement("span");
  spoken.className = "visually-hidden";
  spoken.textContent = `${label} `;
  if (!old) element.prepend(spoken);
}

/** What a pointer means: the nearest thing around it where something can be done, or just the nearest. */
function meantBy(event: Event): Spot | null {
  const inner = event.target as Element;
  const nearest = inner.closest<Spot>("[data-target]");
  const control = inner.closest("button, a, input");
  if (!nearest || (control && control !== nearest && nearest.contains(control))) return null;
  return inner.closest<Spot>('[data-state="legal"]') ?? nearest;
}

/** On the element around all targets: pointer, focus and keys of every one of them. */
export function pointing(table: TableStore): Attachment<HTMLElement> {
  return (root) => {
    const leave = new AbortController();
    const on = <E extends Event>(name: string, use: (event: E) => void) =>
      root.addEventListener(name, use as EventListener, { signal: leave.signal });
    const point = (spot: Spot | null) => {
      if (spot === table.hotElement) return;
      table.hotElement = spot;
      table.hot = spot?.dataset.target ?? null;
    };
    const press = (event: Event, spot: Spot | null) => {
      if (!spot) return;
      event.stopPropagation();
      table.press(spot.dataset.target!);
    };
    // Also when it only moves: a thing that lost the focus under the pointer is meant again.
    for (const name of ["mouseover", "mousemove"]) on(name, (event) => point(meantBy(event)));
    on("mouseleave", () => point(null));
    on("focusin", (event) => point(meantBy(event)));
    // Later: an element that is taken away while it has the focus loses it in the middle of an update.
    on("focusout", (event) => queueMicrotask(() => event.target === table.hotElement && point(null)));
    on("click", (event) => press(event, meantBy(event)));
    on<KeyboardEvent>("keydown", (event) => {
      const spot = event.target as Spot;
      if (!spot.dataset.target || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      press(event, spot);
    });
    return () => leave.abort();
  };
}
