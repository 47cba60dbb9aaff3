/** The secret links of tables made in this browser, so that their maker can send them. */
import type { Created, SeatLink } from "./api";

const KEY = "hatoba-links";
const INVITES = "hatoba-invites";

function all<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

export const linksOf = (table: string): SeatLink[] => all<SeatLink[]>(KEY)[table] ?? [];
/** The one link for all free seats. */
export const inviteOf = (table: string): string | null => all<string>(INVITES)[table] ?? null;
/** The link that opens no seat: for people who look on. */
export const watchLink = (table: string): string | null =>
  linksOf(table).find((one) => !one.seats.length)?.link ?? null;

export function keepLinks(made: Created): void {
  const links = made.links.filter((one) => one.seats.every((seat) => !made.table.mine.includes(seat)));
  if (made.watch) links.push(made.watch);
  if (links.length) localStorage.setItem(KEY, JSON.stringify({ ...all(KEY), [made.table.id]: links }));
  if (made.invite)
    localStorage.setItem(INVITES, JSON.stringify({ ...all(INVITES), [made.table.id]: made.invite.link }));
}
