/** The secret links of tables made in this browser, so that their maker can send them. */
import type { Created, SeatLink } from "./api";

const KEY = "hatoba-links";

function all(): Record<string, SeatLink[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, SeatLink[]>;
  } catch {
    return {};
  }
}

export const linksOf = (table: string): SeatLink[] => all()[table] ?? [];
/** The link that opens no seat: for people who look on. */
export const watchLink = (table: string): string | null =>
  linksOf(table).find((one) => !one.seats.length)?.link ?? null;

export function keepLinks(made: Created): void {
  const links = made.links.filter((one) => one.seats.every((seat) => !made.table.mine.includes(seat)));
  if (made.watch) links.push(made.watch);
  if (links.length) localStorage.setItem(KEY, JSON.stringify({ ...all(), [made.table.id]: links }));
}
