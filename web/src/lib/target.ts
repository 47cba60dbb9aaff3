/** Makes an element the place where actions are clicked: `<div {@attach target(table, "area:bank")}>`.
 *
 * It gets `data-target`, `data-state` (legal, off or none), `data-plays` (what it is for now), a role, focus and a tip, and plays on
 * click, Enter and Space. The events are heard once, around all of them.
 */
import type { Attachment } from "svelte/attachments";
import { spokenName } from "./spoken";
import type { TableStore } from "./table.svelte";

const FOCUSABLE = "[tabindex], a, button, input";
type Spot = HTMLElement | SVGElement;
/** Milliseconds after which a finger that stays means to look, not to play. */
const LONG_PRESS = 500;

export interface TargetOptions {
  /** Read by a screen reader where the game says nothing about the thing. */
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
    const single = actions?.filter((action) => !("then" in action)) ?? [];
    if (single.length) element.setAttribute("data-plays", single.map((action) => action.notation).join("|"));
    else element.removeAttribute("data-plays");
    const focusable = legal || options.walk || table.narrow;
    if (focusable) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", legal || table.narrow ? "button" : "group");
    } else {
      element.removeAttribute("tabindex");
      element.removeAttribute("role");
    }
    const label = focusable ? (table.drawn && spokenName(table, id)) || options.label : undefined;
    name(element, label, legal || table.narrow);
  };
}

/** What is printed around targets: pointed at between them, it has a tip of its own. On a phone a finger would hit it instead of them. */
export function panel(table: TableStore, id: string, walk = false): Attachment<Spot> | null {
  if (table.narrow) return null;
  return walk ? target(table, id, { walk }) : (element) => element.setAttribute("data-target", id);
}

/** What lies on a target and is only looked at: its tip is its own, but a click or a tap means what is below. */
export function lyingOn(table: TableStore, below: string, id: string, walk = false): Attachment<Spot> {
  return (element) => {
    if (walk && !table.narrow) target(table, id, { walk })(element);
    else element.setAttribute("data-target", id);
    element.setAttribute("data-below", below);
  };
}

/** A group and a drawing get their name as a label. A button's stands in it unseen, and what is drawn there is not read again. */
function name(element: Spot, label: string | undefined, button: boolean): void {
  const inside = button && label !== undefined && element instanceof HTMLElement;
  const old = element.querySelector(":scope > [data-spoken]");
  if (label && !inside) element.setAttribute("aria-label", label);
  else element.removeAttribute("aria-label");
  const spoken = inside ? (old ?? document.createElement("span")) : null;
  if (!spoken) old?.remove();
  for (const child of element.children) {
    if (child === spoken || child.matches(".icon, .visually-hidden")) continue;
    if (spoken && !child.matches(FOCUSABLE) && !child.querySelector(FOCUSABLE))
      child.setAttribute("aria-hidden", "true");
    else child.removeAttribute("aria-hidden");
  }
  if (!spoken) return;
  spoken.className = "visually-hidden";
  spoken.setAttribute("data-spoken", "");
  spoken.textContent = `${label} `;
  if (!old) element.prepend(spoken);
}

/** The nearest thing around a pointer or the focus: its tip is shown. */
function lookedAt(event: Event): Spot | null {
  const inner = event.target as Element;
  const nearest = inner.closest<Spot>("[data-target]");
  const control = inner.closest("button, a, input");
  return nearest && (!control || control === nearest || !nearest.contains(control)) ? nearest : null;
}

/** What a click means: the nearest thing around it where something can be done, what that lies on, or just the nearest. */
function meantBy(event: Event): string | undefined {
  const nearest = lookedAt(event);
  const legal = nearest && (event.target as Element).closest<Spot>('[data-state="legal"]');
  return legal?.dataset.target ?? nearest?.dataset.below ?? nearest?.dataset.target;
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
    const press = (event: Event, id: string | undefined) => {
      if (!id) return;
      event.stopPropagation();
      table.press(id);
    };
    // Also when it only moves: a thing that lost the focus under the pointer is meant again.
    for (const name of ["mouseover", "mousemove"]) on(name, (event) => point(lookedAt(event)));
    on("mouseleave", () => point(null));
    on("focusin", (event) => point(lookedAt(event)));
    // Later: an element that is taken away while it has the focus loses it in the middle of an update.
    on("focusout", (event) => queueMicrotask(() => event.target === table.hotElement && point(null)));
    // A long press or the other button only looks: it keeps the tip open, with its rule and all that can be done.
    let held = 0;
    let looked = false;
    const look = (event: Event, spot: Spot | null) => {
      if (!spot) return;
      event.preventDefault();
      point(spot);
      table.look(spot.dataset.target!);
    };
    const release = () => clearTimeout(held);
    on("contextmenu", (event) => look(event, lookedAt(event)));
    on<PointerEvent>("pointerdown", (event) => {
      looked = false;
      if (event.pointerType !== "touch") return;
      held = window.setTimeout(() => {
        looked = true;
        look(event, lookedAt(event));
      }, LONG_PRESS);
    });
    for (const name of ["pointerup", "pointercancel", "pointermove"]) on(name, release);
    on("click", (event) => {
      if (looked) event.stopPropagation();
      else press(event, meantBy(event));
      looked = false;
    });
    on<KeyboardEvent>("keydown", (event) => {
      const spot = event.target as Spot;
      if (!spot.dataset.target || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      press(event, spot.dataset.target);
    });
    return () => leave.abort();
  };
}
