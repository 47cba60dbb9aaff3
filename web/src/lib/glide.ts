/** Pieces glide from where they lay to where they lie: everything with `data-piece` keeps its name when it moves. */
import { tick } from "svelte";
import { motion } from "./settings.svelte";

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]"))
    found.set(piece.dataset.piece!, piece.getBoundingClientRect());
  return found;
}

/** From where a piece came, and to where it went, on the screen. */
export interface Way {
  from: DOMRect;
  to: DOMRect;
}

/** Makes the change; the ways that pieces go with it. */
export async function glide(change: () => void): Promise<Way[]> {
  const duration = motion();
  if (!duration) {
    change();
    return [];
  }
  const before = places();
  change();
  await tick();
  const ways: Way[] = [];
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const way = move(piece, before.get(piece.dataset.piece!), duration);
    if (way) ways.push(way);
  }
  return ways;
}

function move(piece: HTMLElement, from: DOMRect | undefined, duration: number): Way | null {
  const to = piece.getBoundingClientRect();
  if (!to.width) return null;
  const easing = "cubic-bezier(.2,.7,.2,1)";
  if (!from?.width) {
    piece.animate(
      [
        { transform: "scale(1.7)", opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      { duration, easing },
    );
    return null;
  }
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 2) return null;
  piece.style.zIndex = "30";
  const way = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration, easing });
  way.onfinish = () => (piece.style.zIndex = "");
  return { from, to };
}
