import { TALL, WIDE } from './bannerSizes.ts';
import { plateDefinitions, plateInSherds } from './faience.ts';
import { palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point, Size } from './svg.ts';
import { banner, centre, element, path, polar, polygon, round, sheet } from './svg.ts';

/** Draws the plate with its centre at a point. */
const plate = ([x, y]: Point, scale: number, degrees: number): string =>
  element(
    'g',
    {
      transform: `translate(${round(x)} ${round(y)}) scale(${scale}) rotate(${degrees}) translate(${-centre[0]} ${-centre[1]})`,
    },
    plateInSherds(),
  );

/** Draws small white or blue sherds that fit nowhere. */
function crumbs({ width, height }: Size, count: number, isFree: (at: Point) => boolean): string {
  const random = seeded(4312 + count);
  const fills = [palette.paper, palette.paper, palette.cobalt, '#d8b48c'];
  const sherds: string[] = [];
  while (sherds.length < count) {
    const at: Point = [between(random, 0, width), between(random, 0, height)];
    const radius = between(random, 9, 26);
    const corners = Array.from({ length: 5 }, (_, index) =>
      polar(at, radius * between(random, 0.55, 1), index * 1.25 + between(random, 0, 0.6)),
    );
    const fill = fills[Math.floor(random() * fills.length)] ?? palette.paper;
    if (isFree(at)) sherds.push(path(polygon(corners), { fill }));
  }
  return sherds.join('');
}

const awayFrom =
  (middles: Point[], distance: number) =>
  ([x, y]: Point): boolean =>
    middles.every(([ofX, ofY]) => Math.hypot(x - ofX, y - ofY) > distance);

/** Draws a row of three plates that extend beyond the picture, with sherds in between. */
export function faienceWide(): string {
  const middles: Point[] = [
    [250, 470],
    [930, 250],
    [1580, 430],
  ];
  return banner(
    WIDE,
    plateDefinitions(),
    sheet({ fill: palette.shell }, WIDE) +
      crumbs(WIDE, 60, awayFrom(middles, 350)) +
      middles.map((middle, index) => plate(middle, 1, index * 70 - 30)).join(''),
  );
}

/** Draws one plate, larger than the picture, above a heap of sherds. */
export function faienceTall(): string {
  const middle: Point = [560, 430];
  const isHeap = ([, y]: Point): boolean => y > 900;
  const isFree = awayFrom([middle], 540);
  return banner(
    TALL,
    plateDefinitions(),
    sheet({ fill: palette.shell }, TALL) +
      crumbs(TALL, 90, (at) => isFree(at) && isHeap(at)) +
      plate(middle, 1.7, -12),
  );
}
