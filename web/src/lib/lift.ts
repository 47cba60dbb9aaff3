/** A lit thing comes nearer: it is drawn larger in place, as far as nothing cuts it off. */
const NEARER = 1.36;
/** Less than that nobody would see. */
const LEAST = 1.08;

interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an element can be seen: below the prompt, and inside all that cuts off what it holds. */
function roomAround(element: Element): Room {
  const head = document.querySelector(".at-table .prompt")?.getBoundingClientRect().bottom ?? 0;
  const room: Room = { left: 4, top: head + 4, right: innerWidth - 4, bottom: innerHeight - 4 };
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const box = outer.getBoundingClientRect();
    room.left = Math.max(room.left, box.left);
    room.top = Math.max(room.top, box.top);
    room.right = Math.min(room.right, box.right);
    room.bottom = Math.min(room.bottom, box.bottom);
  }
  return room;
}

/** The point that stays in place, in percent of the length, so that all of it stays between two edges. */
function fixedPoint(from: number, length: number, by: number, low: number, high: number): number {
  const centred = from - ((by - 1) * length) / 2;
  const begin = Math.min(Math.max(centred, low), high - by * length);
  return ((from - begin) / ((by - 1) * length)) * 100;
}

/** Gives what sets it down again. */
export function lift(element: Element): () => void {
  if (!(element instanceof HTMLElement)) return () => {};
  const { left, top, width, height } = element.getBoundingClientRect();
  const room = roomAround(element);
  const by = Math.min(NEARER, (room.right - room.left) / width, (room.bottom - room.top) / height);
  if (by < LEAST) return () => {};
  const across = fixedPoint(left, width, by, room.left, room.right);
  const down = fixedPoint(top, height, by, room.top, room.bottom);
  Object.assign(element.style, { scale: String(by), transformOrigin: `${across}% ${down}%`, zIndex: "6" });
  return () => Object.assign(element.style, { scale: "", transformOrigin: "", zIndex: "" });
}
