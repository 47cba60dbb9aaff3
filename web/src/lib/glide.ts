/** Pieces glide from where they lay to where they lie: everything with `data-piece` keeps its name when it moves. */
import { tick } from "svelte";
import { motion } from "./settings.svelte";

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]"))
    found.set(piece.dataset.piece!, piece.getBoundingClientRect());
  return found;
}

export async function glide(change: () => void): Promise<void> {
  const duration = motion();
  if (!duration) {
    change();
    return;
  }
  const before = places();
  change();
  await tick();
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]"))
    move(piece, before.get(piece.dataset.piece!), duration);
}

function move(piece: HTMLElement, from: DOMRect | undefined, duration: number): void {
  const to = piece.getBoundingClientRect();
  if (!to.width) return;
  const easing = "cubic-bezier(.2,.7,.2,1)";
  if (!from?.width) {
    piece.animate(
      [
        { transform: "scale(1.7)", opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      { duration, easing },
    );
    return;
  }
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  piece.style.zIndex = "30";
  const way = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration, easing });
  way.onfinish = () => (piece.style.zIndex = "");
}
