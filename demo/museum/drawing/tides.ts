import { mixed, palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Random } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  curve,
  disc,
  discRadius,
  element,
  gradient,
  height,
  path,
  poster,
  sheet,
  width,
} from './svg.ts';

const bands = 17;
const horizon = 470;

/** Returns half the width of the disc's reflection at a level: the mirrored chord, then a thinning trail. */
function reflection(level: number): number {
  const below = level - horizon;
  return below > 330 ? 0 : discRadius * Math.sqrt(1 - (below / 345) ** 2);
}

/** Draws one band of the sea, and the sun's reflection on it if it reaches that far. */
function tideLine(random: Random, band: number): string {
  const depth = band / (bands - 1);
  const level = horizon + 470 * depth ** 1.28;
  const swell = 2 + 17 * depth;
  const wave = 92 + 150 * depth;
  const phase = between(random, 0, Math.PI * 2);
  const surface = (x: number): number =>
    level + swell * Math.sin(x / wave + phase) + swell * 0.4 * Math.sin(x / wave / 0.43 - phase);
  const row = (from: number, to: number, steps: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const x = from + ((to - from) * step) / steps;
      return [x, surface(x)];
    });
  const water = path(`${curve(row(-20, width + 20, 26))}L${width + 20} ${height}L-20 ${height}Z`, {
    fill: mixed(
      mixed(palette.glass, palette.sea, Math.min(1, depth * 1.7)),
      palette.night,
      depth ** 1.5,
    ),
  });
  const half = reflection(level) * between(random, 0.66, 1);
  if (half === 0) return water;
  const middle = centre[0] + between(random, -14, 14);
  const top = row(middle - half, middle + half, 10);
  const thickness = Math.min(4 + 20 * depth, half * 0.16);
  const bulge = (index: number): number => thickness * Math.sin((Math.PI * index) / 10);
  const under = top.map(([x, y], index): Point => [x, y + bulge(index)]).reverse();
  const light = path(`${curve(top)}${curve(under).replace('M', 'L')}Z`, {
    fill: mixed(palette.vermilion, palette.buoy, between(random, 0, 0.45)),
  });
  return water + light;
}

/** Draws the sun over the estuary: rings of attraction above, tide lines below that carry its reflection. */
export function tides(): string {
  const random = seeded(12);
  const rings = Array.from({ length: 15 }, (_, index) =>
    disc(centre, discRadius + 22 + index * 26 + index ** 1.7, {
      fill: 'none',
      stroke: palette.vermilion,
      'stroke-width': 2.6 - index * 0.12,
      opacity: (0.75 - index * 0.045).toFixed(2),
    }),
  ).join('');

  const sea = Array.from({ length: bands }, (_, band) => tideLine(random, band)).join('');

  return poster(
    gradient('sky', [
      [0, '#f7e3c4'],
      [0.55, palette.paper],
    ]) +
      gradient('sun', [
        [0, palette.vermilion],
        [0.62, '#f0703a'],
        [1, palette.buoy],
      ]) +
      element('clipPath', { id: 'above' }, element('rect', { width, height: horizon + 12 })),
    sheet({ fill: 'url(#sky)' }) +
      element(
        'g',
        { 'clip-path': 'url(#above)' },
        rings + disc(centre, discRadius, { fill: 'url(#sun)' }),
      ) +
      sea,
  );
}
