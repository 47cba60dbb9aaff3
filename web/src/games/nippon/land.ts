/** The coast: four regions and an island for the eye, as smooth outlines around a few points. */

type Point = [number, number];

/** The sheet of paper that the wide map is drawn on. */
export const SIZE = { width: 1106, height: 414 };
export const REGIONS = ["kyushu", "hokkaido", "kanto", "kansai"] as const;
export const MINI = { width: 390, height: 256 };

const SHORES: Record<string, string> = {
  hokkaido:
    "852,24 880,15 905,21 950,12 985,19 1030,11 1066,18 1096,15 1110,36 1104,74 1112,109 1106,154 1113,184 1102,218 1074,230 1040,225 1010,234 968,227 930,236 900,229 882,238 868,254 852,246 846,224 837,194 845,154 835,114 843,74 838,44",
  kanto:
    "545,120 549,90 560,60 578,46 612,40 640,30 668,34 700,24 735,33 765,26 790,14 806,4 822,10 820,34 829,60 824,100 831,140 824,180 830,215 822,244 829,262 812,275 795,266 770,273 746,266 735,276 700,267 664,275 640,268 622,279 596,270 570,276 545,272",
  kansai:
    "286,176 300,160 330,156 356,163 390,154 425,160 455,151 490,157 520,148 540,128 552,122 555,160 551,200 557,240 552,270 558,300 551,335 557,364 545,376 515,370 490,376 462,371 430,375 395,377 360,370 322,377 296,370 283,350 288,310 279,270 286,225",
  kyushu:
    "2,202 26,191 66,196 96,189 130,195 170,187 206,194 240,185 262,196 272,222 266,258 274,296 267,336 273,368 264,398 240,408 205,404 180,414 140,406 110,417 70,407 40,414 10,405 -4,376 3,336 -5,296 2,256 -7,226",
  shikoku: "304,398 330,390 362,394 390,388 420,394 436,404 424,414 392,412 362,420 326,416 306,410",
};

/** In a low window the islands are boxes between the boards. */
export const LOW = { width: 1106, height: 300 };
const LOW_BOXES: Record<string, [number, number, number, number]> = {
  kyushu: [1, 111, 265, 186],
  kansai: [277, 111, 265, 186],
  kanto: [559, 4, 265, 184],
  hokkaido: [836, 4, 265, 184],
};

/** Where the things of a region stand on the wide map. */
export const CORNERS: Record<string, Point> = {
  kyushu: [8, 200],
  kansai: [292, 166],
  kanto: [562, 68],
  hokkaido: [847, 26],
};
/** Where the small islands of a phone lie. */
export const MINI_CORNERS: Record<string, Point> = {
  kyushu: [6, 144],
  kansai: [102, 104],
  kanto: [197, 60],
  hokkaido: [294, 12],
};
const MINI_MARGINS: Record<string, Point> = { kyushu: [-2, 4], kansai: [3, 6], kanto: [6, 3], hokkaido: [2, -1] };

function smooth(points: Point[], k: number): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  const curves = points.map((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    const round = (n: number) => n.toFixed(1);
    return `C${round(p1[0] + (p2[0] - p0[0]) * k)} ${round(p1[1] + (p2[1] - p0[1]) * k)} ${round(p2[0] - (p3[0] - p1[0]) * k)} ${round(p2[1] - (p3[1] - p1[1]) * k)} ${p2[0]} ${p2[1]}`;
  });
  return `M${points[0]![0]} ${points[0]![1]}${curves.join("")}Z`;
}

/** A wobbly shore around a box; `places`: where on a side its points lie. */
function shoreAround(
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
  places = [0.2, 0.4, 0.6, 0.8],
): string {
  let k = seed;
  const wobble = (): number => {
    k = (k * 73 + 41) % 101;
    return (k % 7) - 3;
  };
  const sides: Point[] = [];
  const back = [...places].reverse();
  for (const at of places) sides.push([x + width * at, y + wobble()]);
  for (const at of places) sides.push([x + width + wobble(), y + height * at]);
  for (const at of back) sides.push([x + width * at, y + height + wobble()]);
  for (const at of back) sides.push([x + wobble(), y + height * at]);
  return smooth(sides, 0.2);
}

export const WIDE: Record<string, string> = Object.fromEntries(
  Object.entries(SHORES).map(([id, text]) => [
    id,
    smooth(
      text.split(" ").map((pair) => pair.split(",").map(Number) as Point),
      0.18,
    ),
  ]),
);

export const SMALL: Record<string, string> = Object.fromEntries(
  Object.entries(MINI_CORNERS).map(([id, [x, y]], n) => {
    const [left, right] = MINI_MARGINS[id]!;
    return [id, shoreAround(x - left - 2, y - 6, 92 + left + right, 112, 7 + 13 * n)];
  }),
);

export const FLAT: Record<string, string> = Object.fromEntries(
  Object.entries(LOW_BOXES).map(([id, [x, y, width, height]], n) => [
    id,
    shoreAround(x, y, width, height, 7 + 13 * n, [0.04, 0.35, 0.65, 0.96]),
  ]),
);

/** A mountain with snow: its body and its cap. */
export function hill(x: number, y: number, width: number, height: number, snow = 0.36): { body: string; cap: string } {
  const [half, foot] = [(width * snow) / 2, y - height * (1 - snow)];
  const tooth = (width * snow) / 6;
  return {
    body: `M${x - width / 2} ${y}L${x - 3} ${y - height}L${x + 3} ${y - height}L${x + width / 2} ${y}z`,
    cap: `M${x - half} ${foot}L${x - 3} ${y - height}L${x + 3} ${y - height}L${x + half} ${foot}l${-tooth * 1.2} 3l${-tooth} -4l${-tooth} 5l${-tooth} -5l${-tooth} 4z`,
  };
}

export const surf = (x: number, y: number, waves: number): string => `M${x} ${y}${"q7-9 14 0t14 0".repeat(waves)}`;
