/** The challenge of the day, as the client needs to know it. */
import type { TableInfo } from "./api";
import { language } from "./i18n.svelte";
import { transport } from "./transport";

const DAY = 24 * 3600 * 1000;

/** When record, shuffle and analysis of a table open: others play with the same cards. null: they are open. */
export function sealedUntil({ id, daily }: TableInfo, now = Date.now()): Date | null {
  // What is practised on a device is nobody else's secret.
  if (!daily || transport.placeOf(id) === "device") return null;
  const end = Date.parse(`${daily}T00:00:00Z`) + DAY;
  return now < end ? new Date(end) : null;
}

/** A day of the challenge, in words. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** A time of today or tomorrow where the reader is. */
export const timeWords = (at: Date): string =>
  at.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });

/** How many of them have each margin, in bars of the same width from the least to the most. */
export function bars(margins: number[], mine: number | null, count = 12): { height: number; mine: boolean }[] {
  const known = mine === null ? margins : [...margins, mine];
  const least = Math.min(...known);
  const width = Math.max(1, (Math.max(...known) - least + 1) / count);
  const place = (margin: number) => Math.min(count - 1, Math.floor((margin - least) / width));
  const counts = Array.from({ length: count }, (_, at) => margins.filter((margin) => place(margin) === at).length);
  const most = Math.max(1, ...counts);
  return counts.map((n, at) => ({ height: n / most, mine: mine !== null && place(mine) === at }));
}

/** SHA-256 of a seed in hex digits; null where the browser has none, on a page of plain HTTP from another machine. */
export async function hashOf(seed: string): Promise<string | null> {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (two) => parseInt(two, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
