/** Who sits where: name, letter and shape. Colour is never alone. */
import type { SeatInfo } from "./api";
import { firstOf, t } from "./i18n.svelte";
import type { TableStore } from "./table.svelte";

export const SHAPES = ["triangle", "circle", "square", "diamond"] as const;
const OWNERS = "ABCD";

/** The seat behind an owner's letter of the API; -1 for neutral pieces. */
export const ownerSeat = (owner: string): number => OWNERS.indexOf(owner);

export interface Person {
  seat: number;
  name: string;
  letter: string;
  you: boolean;
  bot: boolean;
}

/** Whom a sentence is about: the reader, or somebody with a name. */
export type Who = { who: "you" | "seat"; seat: string };

/** The score to show: on the track, or as it stands where the track is not used before the end. */
export function scoreOf(table: TableStore, seat: number): number {
  const view = table.view.seats[seat]!;
  return table.plugin.categories.during.length ? view.score : view.score_if_ended_now;
}

export function levelName(level: string): string {
  return firstOf([`bot-${level}`]) ?? level;
}

/** A seat that waits for somebody. */
export const isFree = (seat: SeatInfo): boolean => seat.holder === "person" && !seat.claimed;

/** A bot's own seat: not one where it stands in for somebody who was there. */
const isBots = (seat: SeatInfo): boolean => seat.holder === "bot" && !seat.resigned && !(seat.person && seat.claimed);

/** A seat as it will be, for pages where nobody has sat down yet. */
export const plannedSeat = (seat: number, plan: Partial<SeatInfo>): SeatInfo => ({
  ...{ seat, holder: "person", person: true, level: null, name: null },
  ...{ claimed: false, hotseat: false, away: false, resigned: false },
  ...plan,
});

export function peopleOf(seats: SeatInfo[], mine: number[]): Person[] {
  const hotseat = mine.length > 1;
  const used = new Set<string>();
  return seats.map((seat) => {
    const you = !hotseat && mine.includes(seat.seat);
    const [own, full] = namesOf(seat, seats);
    const name = you ? t("ui-you") : full;
    const letter = letterFor(you && !seat.name ? name : own, seat.seat, used);
    return { seat: seat.seat, name, letter, you, bot: seat.holder === "bot" && !you };
  });
}

/** The name that the letter is taken from, and the one that is shown. Of bots of one level each has a name of its own. */
function namesOf(seat: SeatInfo, seats: SeatInfo[]): [own: string, full: string] {
  if (seat.name) return [seat.name, seat.name];
  if (!isBots(seat)) {
    const name = t(isFree(seat) || seat.hotseat ? "ui-player" : "ui-people-guest", { n: seat.seat + 1 });
    return [String(seat.seat + 1), name];
  }
  const level = levelName(seat.level ?? "");
  const alike = seats.filter((other) => isBots(other) && !other.name && other.level === seat.level);
  if (alike.length < 2) return [level, level];
  const own = t(`ui-people-bot-${alike.indexOf(seat) + 1}`);
  return [own, t("ui-people-bot-named", { level, name: own })];
}

/** The first letter of the name that nobody else has; the seat's number if there is none. */
function letterFor(name: string, seat: number, used: Set<string>): string {
  const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter));
  const found = letters.find((letter) => !used.has(letter)) ?? String(seat + 1);
  used.add(found);
  return found;
}
