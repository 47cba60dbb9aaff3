/** Dates, shares and ratings as people read them. */
import type { OpponentTally, PlayedSeat, RatingShown } from "./api";
import { language, t } from "./i18n.svelte";
import { levelName } from "./seats";

const Z95 = 1.96;

export const dateText = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(at * 1000));
export const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 0 })
    .format(value)
    .replace("-", "−");
export const whole = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 0 }).format(value);

/** How far a rating is sure: half of its band of 95 %. */
export const band = ({ deviation }: { deviation: number }): number => Z95 * deviation;
export const whoText = ({ name, level }: OpponentTally | PlayedSeat): string =>
  level ? levelName(level) : (name ?? t("ui-me-guest"));
/** The rating of the game that was rated most often. */
export const mainRating = (ratings: RatingShown[]): RatingShown | undefined =>
  ratings.toSorted((a, b) => b.games - a.games)[0];
