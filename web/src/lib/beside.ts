/** Where a slip of this size lies beside things, below or above them, or in a corner: where it hides least of them. */
const GAP = 14;

interface Spot {
  left: number;
  top: number;
}

export function beside(things: DOMRect[], { offsetWidth: width, offsetHeight: height }: HTMLElement): Spot {
  const head = document.querySelector(".at-table .prompt")?.getBoundingClientRect().bottom ?? 0;
  const room = { left: 6, top: head + 6, right: innerWidth - width - 6, bottom: innerHeight - height - 6 };
  const middle = { left: (room.left + room.right) / 2, top: (room.top + room.bottom) / 2 };
  if (!things.length) return middle;
  const left = Math.min(...things.map((box) => box.left));
  const right = Math.max(...things.map((box) => box.right));
  const top = Math.min(...things.map((box) => box.top));
  const bottom = Math.max(...things.map((box) => box.bottom));
  const level = (top + bottom - height) / 2;
  const centred = (left + right - width) / 2;
  const spots = [
    { left: right + GAP, top: level },
    { left: left - width - GAP, top: level },
    { left: centred, top: bottom + GAP },
    { left: centred, top: top - height - GAP },
    middle,
    { left: room.left, top: room.bottom },
    { left: room.right, top: room.bottom },
  ].map((spot) => ({
    left: Math.min(Math.max(spot.left, room.left), room.right),
    top: Math.min(Math.max(spot.top, room.top), room.bottom),
  }));
  const hides = (spot: Spot) =>
    things.reduce((sum, box) => {
      const across = Math.min(spot.left + width + 4, box.right) - Math.max(spot.left - 4, box.left);
      const down = Math.min(spot.top + height + 4, box.bottom) - Math.max(spot.top - 4, box.top);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
