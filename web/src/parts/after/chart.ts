/** The geometry of the chart of points over time. */
import type { CoursePoint } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import { finalCategories, finalPoints, pointsIn } from "./result";

/** In units of the drawing; `final` is the part of the width that the final scoring has, `rounds` how many of them are named. */
const WIDE = { width: 860, height: 392, left: 36, right: 66, top: 14, bottom: 30, final: 0.28, icon: 18, rounds: 14 };
/** On a phone fewer units, so that its type is not drawn smaller than elsewhere. */
const NARROW = { width: 440, height: 320, left: 38, right: 66, top: 16, bottom: 36, final: 0.4, icon: 14, rounds: 7 };
/** Pixels of the window, as in the styles of the chart. */
const NARROW_UP_TO = 640;
export type Size = typeof WIDE;

export const sizeFor = (window: number): Size => (window <= NARROW_UP_TO ? NARROW : WIDE);
type Point = [number, number];

export interface Drawing {
  x: (at: number) => number;
  y: (points: number) => number;
  /** Where the final scoring begins. */
  endX: number;
  levels: number[];
  rounds: { round: number; x: number }[];
  finals: { icon: string | undefined; x: number }[];
  lines: Point[][];
  /** Which points of a line carry its shape. */
  marks: number[];
}

export function drawingOf(table: TableStore, course: CoursePoint[], size: Size): Drawing {
  const { icons } = table.plugin.categories;
  const final = finalCategories(table);
  const scores = table.live.outcome!.scores;
  const steps = Math.max(1, course.length - 1);
  const width = size.width - size.left - size.right;
  const share = final.length ? 1 - size.final : 1;
  const endX = size.left + width * share;
  const shown = course.flatMap((point) => scoresAt(table, point));
  const top = Math.max(10, ...scores, ...shown);
  const low = Math.min(0, ...scores, ...shown);
  const step = [5, 10, 20, 25, 50, 100].find((one) => (top - low) / one <= 7) ?? 200;
  const high = Math.ceil(top / step) * step;
  const floor = Math.floor(low / step) * step;
  const x = (at: number) => size.left + (width * share * at) / steps;
  const y = (points: number) =>
    size.height - size.bottom - ((points - floor) / (high - floor)) * (size.height - size.bottom - size.top);
  const finalX = (at: number) => endX + ((width * (1 - share)) / Math.max(1, final.length)) * at;
  const lines = scores.map((total, seat) => line(table, course, seat, total, x, y, finalX));
  const every = Math.max(1, Math.round(course.length / 12));
  const marks = [...Array(course.length).keys()].filter((at) => at && at % every === 0);
  for (let at = course.length; at < (lines[0]?.length ?? 0); at++) marks.push(at);
  return {
    x,
    y,
    endX,
    levels: Array.from({ length: (high - floor) / step + 1 }, (_, at) => floor + at * step),
    rounds: roundMarks(course, x, size.rounds),
    finals: final.map((category, at) => ({ icon: icons[category], x: (finalX(at) + finalX(at + 1)) / 2 })),
    lines,
    marks,
  };
}

/** The scores after an entry: as it stood, where nothing is scored before the end. */
const scoresAt = (table: TableStore, point: CoursePoint): number[] =>
  table.plugin.categories.during.length ? point.scores : point.standing;

function line(
  table: TableStore,
  course: CoursePoint[],
  seat: number,
  total: number,
  x: (at: number) => number,
  y: (points: number) => number,
  finalX: (at: number) => number,
): Point[] {
  const final = finalCategories(table);
  let sum = total - finalPoints(table, seat);
  const during = course.map((point, at): Point => [
    x(at),
    y(at === course.length - 1 ? sum : (scoresAt(table, point)[seat] ?? 0)),
  ]);
  const end = final.map((category, at): Point => [finalX(at + 1), y((sum += pointsIn(table, seat, category)))]);
  return [...during, ...end];
}

/** The rounds where they begin, as many as there is room for. */
function roundMarks(course: CoursePoint[], x: (at: number) => number, most: number): { round: number; x: number }[] {
  const found = new Map<number, number>();
  course.forEach((point, at) => {
    if (point.round && !found.has(point.round)) found.set(point.round, x(at));
  });
  const every = Math.ceil(found.size / most);
  return [...found].map(([round, at]) => ({ round, x: at })).filter(({ round }) => round % every === 0);
}

/** The shape of a seat as a path. */
export function glyph(seat: number, x: number, y: number, r: number): string {
  switch (seat) {
    case 0:
      return `M${x} ${y - r * 1.15}l${r * 1.15} ${r * 2}h${-r * 2.3}z`;
    case 1:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 2:
      return `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}z`;
    default:
      return `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z`;
  }
}
