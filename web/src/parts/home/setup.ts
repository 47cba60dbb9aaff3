/** What the set-up form decides: who sits down, which options are offered, and the table that is wished. */
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../../lib/api";
import { paces } from "../../lib/clock";
import type { OwnCards } from "../../lib/workshop/using";

export type Wish = Partial<NewTable> & Pick<NewTable, "game">;
/** With whose cards; `recorded`: the record has the whole sheet. */
export interface CardsWish {
  cards: OwnCards;
  recorded: boolean;
}
export type Options = Record<string, boolean | number | string>;

/** What has been chosen in the form. */
export interface Choices {
  /** For each seat beside yours a bot's level, "link", "here" or "none". */
  others: string[];
  options: Options;
  pace: string;
  listed: boolean;
  /** After how many seconds bots take the seats that nobody has come for; 0: never. */
  fill: number;
  rated: boolean;
  /** Whether lots are drawn for the seats. */
  lots: boolean;
}

/** A bot of each level in turn for as many seats as the game needs, but one at least. */
export function firstOthers({ players, levels }: GameInfo): string[] {
  const bots = Math.max(1, players[0]! - 1);
  return Array.from({ length: players.at(-1)! - 1 }, (_, at) =>
    at < bots ? (levels[Math.min(at, levels.length - 1)] ?? "link") : "none",
  );
}

export const firstOptions = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((one) => [one.name, one.default]));

export const seatedOf = (others: string[]): string[] => others.filter((one) => one !== "none");

/** Whether all values of an option may be chosen beside the other choices. */
export const isOffered = (option: OptionInfo, players: number, options: Options): boolean =>
  option.offered.some(
    (place) =>
      place.players === players && Object.entries(place.options).every(([name, value]) => options[name] === value),
  );

/** Options that differ from the game as it comes. */
function changed(game: GameInfo, players: number, options: Options): Options {
  const other = game.options.filter((one) => options[one.name] !== one.default && isOffered(one, players, options));
  return Object.fromEntries(other.map((one) => [one.name, options[one.name]!]));
}

/** Only the game as it comes counts for a rating, between people and bots that play to win. */
export function isRateable(game: GameInfo, others: string[], options: Options): boolean {
  const seated = seatedOf(others);
  return (
    !seated.includes("here") &&
    !seated.includes("random") &&
    !Object.keys(changed(game, seated.length + 1, options)).length
  );
}

function seatWish(other: string): SeatWish {
  if (other === "link") return { kind: "person" };
  return other === "here" ? { kind: "hotseat" } : { kind: "bot", level: other };
}

export function wishOf(game: GameInfo, chosen: Choices, me: Partial<SeatWish>): Wish {
  const { others, options, pace, listed, fill, rated, lots } = chosen;
  const seated = seatedOf(others);
  const players = seated.length + 1;
  return {
    game: game.name,
    players,
    seats: [{ kind: seated.includes("here") ? "hotseat" : "me", ...me }, ...seated.map(seatWish)],
    options: changed(game, players, options),
    open: listed && seated.includes("link"),
    clock: paces[pace]!,
    fill_after: seated.includes("link") ? fill : 0,
    rated,
    lots,
  };
}
