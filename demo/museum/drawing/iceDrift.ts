import { mixed, palette } from './palette.ts';
import { around, between, seeded } from './random.ts';
import type { Random } from './random.ts';
import type { Point } from './svg.ts';
import { centre, curve, discRadius, path, polar, polygon, poster, sheet } from './svg.ts';

const rings = 7;

/** Returns the corners of the floes, ring by ring. Neighbouring floes share them. */
function corners(random: Random): Point[][] {
  return Array.from({ length: rings + 1 }, (_, ring) => {
    const count = ring === 0 ? 1 : 6 + ring * 4;
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + around(random) * (ring === rings ? 0.02 : 0.09);
      const jitter = ring === rings ? 0 : around(random) * 11;
      return polar(centre, (discRadius * ring) / rings + jitter, angle);
    });
  });
}

const towards = ([x, y]: Point, [a, b]: Point, share: number): Point => [
  x + (a - x) * share,
  y + (b - y) * share,
];

const middleOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const floe = (points: Point[], gap: number, random: Random): string => {
  const middle = middleOf(points);
  const shape = points.map((point) => towards(point, middle, gap));
  const tint = mixed(palette.paper, palette.glass, random() ** 2 * 0.8);
  const under = shape.map(([x, y]): Point => [x + 3, y + 6]);
  return (
    path(polygon(under), { fill: mixed(palette.glass, palette.sea, 0.55) }) +
    path(polygon(shape), { fill: tint })
  );
};

/** Draws the pack ice: floes between two rings of corners, with cracks between them. */
function pack(random: Random): string {
  const at = corners(random);
  return Array.from({ length: rings }, (_, ring) => {
    const [inner, outer] = [at[ring] ?? [], at[ring + 1] ?? []];
    return outer
      .map((corner, index) => {
        const next = outer[(index + 1) % outer.length] ?? corner;
        const near = (share: number): Point =>
          inner[Math.floor(((index + share) / outer.length) * inner.length) % inner.length] ??
          centre;
        return floe([corner, next, near(1), near(0)], 0.09, random);
      })
      .join('');
  }).join('');
}

/** Draws small floes that have drifted off. */
function drift(random: Random): string {
  return Array.from({ length: 60 }, () => {
    const middle = polar(centre, discRadius + 40 + 420 * random(), between(random, 0, Math.PI * 2));
    const size = between(random, 6, 30);
    const count = 5 + Math.floor(random() * 3);
    const points = Array.from({ length: count }, (_, index) =>
      polar(middle, size * between(random, 0.7, 1.1), (index / count) * Math.PI * 2),
    );
    return floe(points, 0, random);
  }).join('');
}

/** Draws the lane of open water and the ship at its end, seen from above. */
function ship(): string {
  const lane: Point[] = [
    [760, 930],
    [700, 760],
    [640, 620],
    [606, 470],
  ];
  return (
    path(curve(lane), {
      fill: 'none',
      stroke: palette.sea,
      'stroke-width': 62,
      'stroke-linecap': 'round',
    }) +
    path('M596 372C634 420 640 520 634 590L572 596C560 520 564 420 596 372Z', {
      fill: palette.vermilion,
    }) +
    path('M597 400C620 440 624 510 620 572L586 575C578 510 580 440 597 400Z', {
      fill: palette.brick,
    }) +
    path('M588 486H618V540H588Z', { fill: palette.paper }) +
    path('M594 500H612V520H594Z', { fill: palette.ink })
  );
}

/** Draws the frozen harbour in the disc, with a ship stuck in the middle. */
export function iceDrift(): string {
  const random = seeded(1929);
  return poster('', sheet({ fill: palette.sea }) + drift(random) + pack(random) + ship());
}
