const MARGIN = 8;

/** Scrolls a page to the first thing that can be done there, unless one is in sight. */
export function showFirst(page: HTMLElement): void {
  const frame = page.getBoundingClientRect();
  const open = [...page.querySelectorAll('[data-state="legal"]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (!open.length || open.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom)) return;
  page.scrollBy({ top: Math.min(...open.map(({ top }) => top)) - frame.top - MARGIN });
}
