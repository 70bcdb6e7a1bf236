import { palette } from './palette.ts';
import type { Random } from './random.ts';
import { between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  curve,
  disc,
  discClip,
  discRadius,
  element,
  height,
  line,
  path,
  polar,
  polygon,
  poster,
  ring,
  sheet,
  width,
} from './svg.ts';

const turn = Math.PI * 2;
const oldTown: Point = [560, 415];

const river = curve([
  [-40, 150],
  [150, 250],
  [330, 470],
  [430, 620],
  [600, 655],
  [790, 610],
  [930, 690],
  [1080, 860],
  [1240, 930],
]);

const bridges =
  line([
    [398, 478],
    [336, 522],
  ]) +
  line([
    [586, 560],
    [589, 696],
  ]) +
  line([
    [742, 560],
    [757, 650],
  ]);

const lerp = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const middle = (points: Point[]): Point => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
];

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const area = (points: Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Splits a block with a street across its longest side, until its parts are small enough. */
function subdivided(random: Random, block: Point[], size: number): Point[][] {
  if (area(block) < size * between(random, 0.7, 1.9)) return [block];
  const sides = block.map((point, index) =>
    distance(point, block[(index + 1) % block.length] ?? point),
  );
  const longest = sides.indexOf(Math.max(...sides));
  const opposite = (longest + Math.floor(block.length / 2)) % block.length;
  const corner = (index: number): Point => block[index % block.length] ?? [0, 0];
  const share = between(random, 0.4, 0.6);
  const start = lerp(corner(longest), corner(longest + 1), share);
  const end = lerp(corner(opposite + 1), corner(opposite), share + between(random, -0.07, 0.07));
  const [first, last] = longest < opposite ? [longest, opposite] : [opposite, longest];
  const [cutFirst, cutLast] = longest < opposite ? [start, end] : [end, start];
  const inner = [cutFirst, ...block.slice(first + 1, last + 1), cutLast];
  const outer = [...block.slice(0, first + 1), cutFirst, cutLast, ...block.slice(last + 1)];
  return [inner, outer].flatMap((part) => subdivided(random, part, size));
}

/** Returns a block without its half of the surrounding streets. */
const builtUp = (block: Point[], street: number): Point[] => {
  const heart = middle(block);
  return block.map((point) => {
    const [x, y] = lerp(point, heart, Math.min(0.5, street / distance(point, heart)));
    return [Math.round(x), Math.round(y)];
  });
};

/** Returns wedges between two rings around the old town, which are then subdivided. */
function quarters(inner: number, outer: number, count: number, phase: number): Point[][] {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [phase + (index / count) * turn, phase + ((index + 1) / count) * turn];
    return [
      polar(oldTown, inner, from),
      polar(oldTown, outer, from),
      polar(oldTown, outer, to),
      polar(oldTown, inner, to),
    ];
  });
}

const bastions = (outer: number, inner: number): Point[] =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * turn + 0.2;
    return [
      polar(oldTown, inner, angle - 0.24),
      polar(oldTown, outer * 0.93, angle - 0.15),
      polar(oldTown, outer, angle),
      polar(oldTown, outer * 0.93, angle + 0.15),
      polar(oldTown, inner, angle + 0.24),
    ];
  }).flat();

/** Whether a block of the suburbs is visible: inside the sheet and outside the disc. */
function isOnSheet(block: Point[]): boolean {
  const [x, y] = middle(block);
  return (
    x > -40 &&
    x < width + 40 &&
    y > -40 &&
    y < height + 40 &&
    distance([x, y], centre) > discRadius - 20
  );
}

/** Draws the town as a figure-ground plan: streets white, buildings printed, river and moat in blue. */
export function cityMap(): string {
  const random = seeded(14);
  const rings = [172, 232, 300, 380, 480, 600, 740, 900];
  const belts = rings
    .slice(1)
    .map((outer, index) =>
      quarters(rings[index] ?? 0, outer, 16 + 2 * index, 0.3 + index * 0.21).flatMap((quarter) =>
        subdivided(random, quarter, index < 3 ? 950 : 3000),
      ),
    );
  const inside = quarters(30, 124, 8, 0.2).flatMap((quarter) => subdivided(random, quarter, 520));
  const town = belts
    .slice(0, 5)
    .flat()
    .filter((block) => distance(middle(block), centre) < discRadius + 22);
  const suburbs = belts.slice(2).flat().filter(isOnSheet);
  const plan = (blocks: Point[][], street: number): string =>
    blocks.map((block) => polygon(builtUp(block, street))).join('');
  const water = { fill: 'none', stroke: palette.sea, 'stroke-linejoin': 'round' };
  return poster(
    discClip('plan'),
    sheet({ fill: palette.vermilion }) +
      path(plan(suburbs, 5), { fill: palette.brick, opacity: '.42' }) +
      path(river, { ...water, stroke: palette.vermilion, 'stroke-width': 92 }) +
      disc(centre, discRadius, { fill: palette.chalk }) +
      element(
        'g',
        { 'clip-path': 'url(#plan)' },
        path(plan(town, 4.4), { fill: palette.ink }) +
          path(polygon(bastions(178, 142)), {
            fill: palette.chalk,
            stroke: palette.chalk,
            'stroke-width': 26,
          }) +
          path(polygon(bastions(172, 138)), { ...water, fill: palette.chalk, 'stroke-width': 13 }) +
          path(plan(inside, 3.6), { fill: palette.vermilion }) +
          path(river, { ...water, stroke: palette.chalk, 'stroke-width': 92 }) +
          path(ring(oldTown, 24), { fill: palette.buoy }),
      ) +
      path(river, { ...water, 'stroke-width': 68 }) +
      path(bridges, { stroke: palette.chalk, 'stroke-width': 9 }),
  );
}
