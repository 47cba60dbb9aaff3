/** What the coach says, in words. */
import { FluentNumber } from "@fluent/bundle";
import type { Analysis, JudgedTurn, LineValue, Move, TurningPoint } from "../api";
import { t } from "../i18n.svelte";
import type { TableStore } from "../table.svelte";
import { nameOf } from "../words";

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(share * 100);
export const percentWords = (share: number): string => t("coach-percent", { n: percent(share) });

/** A change in per cent, with its sign: "−11 %". */
export const changed = (share: number): string =>
  t(percent(share) < 0 ? "coach-less" : "coach-more", { n: percentWords(Math.abs(share)) });

/** Points with their sign and always one digit: they are expected ones, and 4.0 is not surer than 4.2. */
export function signed(value: number): string {
  const n = Math.round(value * 10) / 10;
  return t(n < 0 ? "coach-less" : "coach-more", { n: new FluentNumber(Math.abs(n), { minimumFractionDigits: 1 }) });
}

/** A line as sentences, an action each. The last one often only ends the turn: that goes without saying. */
export function wordsOf(table: TableStore, line: LineValue): string[] {
  const told = line.moves.filter((move, at) => at === 0 || move.verb !== "end");
  return told.map((move) => table.words.move(move));
}

/** Where two lines part: what the one does then, and what the other. */
export function parting(table: TableStore, played: LineValue, best: LineValue): { played: string; best: string } {
  const longest = Math.max(played.moves.length, best.moves.length);
  const at = [...Array(longest).keys()].find((one) => played.moves[one]?.action !== best.moves[one]?.action) ?? 0;
  const words = (move: Move | undefined) => (move ? table.words.move(move) : t("ui-coach-nothing"));
  return { played: words(played.moves[at]), best: words(best.moves[at]) };
}

/** What the seat did and what was better, for the list of turning points. */
export function pointWords(table: TableStore, point: TurningPoint, turn: JudgedTurn): string {
  if (point.kind === "draw") return t("ui-coach-draw-point", table.whoIs(point.seat));
  return t("ui-coach-point", { ...table.whoIs(turn.seat), ...parting(table, turn.played, turn.best) });
}

/** The turns of these seats for which there was a better one. */
export const mistakesOf = (analysis: Analysis, seats: number[]): JudgedTurn[] =>
  analysis.turns.filter(({ seat, loss }) => loss > 0 && seats.includes(seat));

/** The verdict in one sentence, and the round that it turned on. */
export function verdict(table: TableStore, analysis: Analysis, seat: number): { text: string; turned: string } {
  const scores = [...analysis.scores];
  const mine = scores[seat] ?? 0;
  const won = analysis.winners.includes(seat);
  const others = scores.filter((_, at) => at !== seat);
  const by = Math.abs(mine - Math.max(...others));
  const key = won ? (analysis.winners.length > 1 ? "tied" : "won") : "lost";
  const turn = mistakesOf(analysis, [seat]).toSorted((a, b) => b.loss - a.loss)[0];
  return {
    text: t(`ui-coach-verdict-${key}`, { ...table.whoIs(seat), by: t("ui-coach-by", { n: by }) }),
    turned: turn?.round ? t(won ? "ui-coach-nearly" : "ui-coach-cost", { round: turn.round }) : "",
  };
}

/** The name of a score category. */
export const categoryName = (table: TableStore, category: string): string =>
  table.plugin.categories.short?.(category) ?? nameOf(table.info.game, "score", category);

/** Where on the board a line's actions are, and the number of the first of them at each place. */
export function stepsOn(table: TableStore, moves: readonly Move[]): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [at, move] of moves.entries()) {
    const { target } = table.plugin.place({ ...move, events: null }, table.view);
    if (target !== null && !steps.has(target)) steps.set(target, at + 1);
  }
  return steps;
}

/** The targets on the board that a line's actions are about. */
export const targetsOf = (table: TableStore, moves: readonly Move[]): string[] => [...stepsOn(table, moves).keys()];
