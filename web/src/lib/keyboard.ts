/** Keys of the table. Arrows walk between targets by where they lie on the screen. */
import { hintOf } from "./coach/hint.svelte";
import { go } from "./router.svelte";
import { panels } from "./panels.svelte";
import type { TableStore } from "./table.svelte";

export const KEYS: [string[], string][] = [
  [["←", "↑", "→", "↓"], "ui-key-walk"],
  [["N"], "ui-key-next"],
  [["Enter"], "ui-key-act"],
  [["D"], "ui-key-done"],
  [["C"], "ui-lesson-key"],
  [["/"], "ui-key-command"],
  [["U"], "ui-key-undo"],
  [["⇧U"], "ui-key-undo-turn"],
  [["H"], "ui-coach-key-hint"],
  [["S"], "ui-key-skip"],
  [["R"], "ui-key-rules"],
  [["L"], "ui-key-legend"],
  [["Esc"], "ui-key-close"],
  [["?"], "ui-key-keys"],
];

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Spot = HTMLElement | SVGElement;
const spots = (): Spot[] => [...document.querySelectorAll<Spot>("[data-target][tabindex]")];

/** The nearest target in a direction: far along it is bad, off it is worse. */
function neighbour(from: Element, [dx, dy]: [number, number]): Spot | null {
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = centre(from);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots()) {
    const { x, y } = centre(spot);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const off = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = along + 2.2 * off;
    if (spot !== from && along > 4 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function nextLegal(): void {
  const legal = spots().filter((spot) => spot.getAttribute("data-state") === "legal");
  const buttons = [...document.querySelectorAll<HTMLElement>("button[data-action]:not([disabled])")];
  const lit = [...legal, ...buttons].filter((spot) => spot.hasAttribute("data-lit"));
  const all: Spot[] = lit.length ? lit : [...legal, ...buttons];
  const at = all.indexOf(document.activeElement as Spot);
  all[(at + 1) % all.length]?.focus();
}

export function onKey(event: KeyboardEvent, table: TableStore): void {
  const field = (event.target as Element).closest?.("input, textarea, select, dialog");
  if (field || event.metaKey || event.ctrlKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const from = document.activeElement?.closest("[data-target]") ?? spots()[0];
    if (!from) return;
    event.preventDefault();
    (from === document.activeElement ? (neighbour(from, arrow) ?? (from as Spot)) : (from as Spot)).focus();
    return;
  }
  const done = table.buttons.find((action) => table.places.get(action)?.button === "primary");
  switch (event.key.toLowerCase()) {
    case "n":
      return nextLegal();
    case "d":
      if (table.confirming) void table.play(table.confirming);
      else if (done) void table.play(done);
      return;
    case "c":
      if (table.guide.active) void table.guide.next();
      return;
    case "u": {
      const { undo } = table.live;
      if (undo && undo.count > undo.free_to) void table.undo(event.shiftKey ? undo.free_to : undefined);
      return;
    }
    case "h":
      return hintOf(table).more();
    case "s":
      return table.skip();
    case "r": {
      const about = table.menu ?? table.hot;
      const rule = about && table.plugin.heading(about, table).rule;
      return go(`/rules/${table.info.game}${rule ? `/${rule}` : ""}`);
    }
    case "l":
      panels.open = "legend";
      return;
    case "/":
      event.preventDefault();
      panels.command = true;
      return;
    case "?":
      panels.open = "keys";
      return;
    case "escape":
      table.menu = table.confirming = table.hot = null;
      if (table.past) void table.lookAt(null);
  }
}
