/** The geometry of the chart of win shares, and of the bars of decisions and draws under it. */
import type { Analysis, Ledger, Point } from "../api";

export const SIZE = { height: 316, left: 34, right: 12, top: 30, bottom: 24, band: 28, gap: 18 };
/** Of the chart; on a phone it is narrow, so that its letters keep their size. */
export const WIDTH = { wide: 660, narrow: 370 };
/** Where the shares end and the bars begin. */
export const FLOOR = SIZE.height - SIZE.bottom - 2 * (SIZE.band + SIZE.gap);
/** Changes over this share are cut, and say their number. */
const MOST = 0.14;

export interface Layer {
  seat: number;
  path: string;
  /** Where its label stands. */
  label: { x: number; y: number };
  thickness: number;
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: "own" | "others" | "draw";
  /** Its number where it was cut. */
  cut: number | null;
}

export interface Drawing {
  x: (step: number) => number;
  y: (share: number) => number;
  layers: Layer[];
  rounds: { round: number; x: number }[];
  bars: Bar[];
}

/** `seat` lies at the bottom, so that its share is read from the axis. */
export function drawingOf(analysis: Analysis, seat: number, whole: number): Drawing {
  const shown = analysis.complete ? [...analysis.points] : analysis.points.slice(0, -1);
  const last = analysis.complete ? (shown.at(-1)?.step ?? 1) : expectedEnd(analysis);
  const width = whole - SIZE.left - SIZE.right;
  const x = (step: number) => SIZE.left + (width * step) / Math.max(1, last);
  const y = (share: number) => FLOOR - share * (FLOOR - SIZE.top);
  const order = [seat, ...[...Array(analysis.players).keys()].filter((one) => one !== seat)];
  const layers = order.map((one, at) => layerOf(one, order.slice(0, at), shown, x, y));
  const ledger = analysis.ledgers.find((one) => one.seat === seat);
  return { x, y, layers, rounds: roundsOf(shown, x), bars: ledger ? barsOf(analysis, ledger, x) : [] };
}

/** How many steps the whole game has, as far as that can be guessed while it is analysed. */
function expectedEnd(analysis: Analysis): number {
  const done = analysis.turns.at(-1)?.last ?? 0;
  return analysis.judged ? ((done + 1) * analysis.total) / analysis.judged : 1;
}

function layerOf(
  seat: number,
  below: number[],
  points: Point[],
  x: (step: number) => number,
  y: (share: number) => number,
): Layer {
  const sum = (point: Point, seats: number[]) => seats.reduce((all, one) => all + (point.shares[one] ?? 0), 0);
  const lower = points.map((point): [number, number] => [x(point.step), y(sum(point, below))]);
  const upper = points.map((point): [number, number] => [x(point.step), y(sum(point, [...below, seat]))]);
  const around = [...upper, ...lower.toReversed()];
  // The label stands where the layer is thickest, but not at the very ends.
  const inner = points.map((point, at) => ({ at, share: point.shares[seat] ?? 0 }));
  const middle = inner.slice(Math.ceil(inner.length * 0.15), Math.floor(inner.length * 0.8));
  const best = (middle.length ? middle : inner).reduce((a, b) => (b.share > a.share ? b : a), { at: 0, share: 0 });
  const [lx = 0, ly = 0] = lower[best.at] ?? [];
  const [, uy = 0] = upper[best.at] ?? [];
  return {
    seat,
    path: around.length ? `M${around.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}Z` : "",
    label: { x: lx, y: (ly + uy) / 2 },
    thickness: ly - uy,
  };
}

function roundsOf(points: Point[], x: (step: number) => number): { round: number; x: number }[] {
  const found = new Map<number, number>();
  for (const point of points) if (point.round && !found.has(point.round)) found.set(point.round, x(point.step));
  const every = Math.ceil(found.size / 14);
  return [...found].map(([round, at]) => ({ round, x: at })).filter(({ round }) => round % every === 0);
}

interface Sum {
  from: number;
  to: number;
  own: number;
  others: number;
  draw: number;
}

/** What the decisions and the draws of each round came to for the seat. */
function barsOf(analysis: Analysis, ledger: Ledger, x: (step: number) => number): Bar[] {
  const rounds = new Map<number, Sum>();
  for (const entry of ledger.entries) {
    const turn = analysis.turns.find(({ number }) => number === entry.number);
    if (!turn) continue;
    const sum = rounds.get(turn.round) ?? { from: turn.first, to: turn.first, own: 0, others: 0, draw: 0 };
    rounds.set(turn.round, {
      from: sum.from,
      to: turn.last + 1,
      own: sum.own + entry.own.gained + entry.own.missed,
      others: sum.others + entry.others.gained + entry.others.missed,
      draw: sum.draw + entry.chance,
    });
  }
  return [...rounds.values()].flatMap((sum) => {
    const left = x(sum.from);
    const width = Math.max(4, x(sum.to) - left - 3);
    const middle = bandMiddle(0);
    return [
      bar(left, width / 2, middle, sum.own, "own"),
      bar(left + width / 2, width / 2, middle, sum.others, "others"),
      bar(left, width, bandMiddle(1), sum.draw, "draw"),
    ].filter(({ height }) => height >= 0.6);
  });
}

export const bandMiddle = (band: number): number => FLOOR + SIZE.gap + band * (SIZE.band + SIZE.gap) + SIZE.band / 2;

function bar(x: number, width: number, middle: number, change: number, kind: Bar["kind"]): Bar {
  const shown = Math.max(-MOST, Math.min(MOST, change));
  const height = (Math.abs(shown) / MOST) * (SIZE.band / 2);
  return { x, width, y: shown > 0 ? middle - height : middle, height, kind, cut: shown === change ? null : change };
}

export interface Mark {
  x: number;
  /** The share that it is about. */
  y: number;
  /** Where its number stands. */
  badge: number;
}

/** Numbers that lie nearer to each other hide one another. */
const BADGE = 25;

/** A mark for each turning point: a decision stands where its turn begins, a draw where it ends. None hides another. */
export function marksOf(analysis: Analysis, seat: number, { x, y }: Drawing): Mark[] {
  const marks: Mark[] = [];
  for (const { number, kind } of analysis.turning_points) {
    const turn = analysis.turns.find((one) => one.number === number);
    const step = turn ? (kind === "draw" ? turn.last + 1 : turn.first) : 0;
    const at = analysis.points.findLast((point) => point.step <= step);
    const mark = { x: x(step), y: y(at?.shares[seat] ?? 0) };
    marks.push({ ...mark, badge: freeBadge(marks, mark) });
  }
  return marks;
}

/** Above the share, or as far over or under it as others leave room. */
function freeBadge(marks: Mark[], { x, y }: { x: number; y: number }): number {
  const near = marks.filter((other) => Math.abs(other.x - x) < BADGE);
  const first = Math.max(SIZE.top, y - 18);
  const places = [first, ...[1, 2, 3, 4, 5].flatMap((n) => [first - n * BADGE, first + n * BADGE])];
  const inside = places.filter((place) => place >= SIZE.top - 12 && place <= FLOOR - 8);
  return inside.find((place) => near.every((other) => Math.abs(other.badge - place) >= BADGE)) ?? first;
}
