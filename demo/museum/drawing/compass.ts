import { palette } from './palette.ts';
import type { Point } from './svg.ts';
import { centre, disc, discRadius, line, path, polar, polygon, poster, sheet } from './svg.ts';

const turn = Math.PI * 2;

/** Returns one half of a ray of the rose. `side` is -1 or 1. */
const half = (angle: number, reach: number, side: number, waist: number): string =>
  polygon([
    centre,
    polar(centre, reach, angle),
    polar(centre, waist, angle + side * (Math.PI / 8)),
  ]);

const rays = (count: number, offset: number, reach: number, waist: number, colour: string) => {
  const angles = Array.from({ length: count }, (_, index) => offset + (index / count) * turn);
  return (
    path(angles.map((angle) => half(angle, reach, -1, waist)).join(''), { fill: colour }) +
    path(angles.map((angle) => half(angle, reach, 1, waist)).join(''), {
      fill: palette.paper,
      stroke: colour,
      'stroke-width': 3,
    })
  );
};

const degrees = (): string =>
  Array.from({ length: 180 }, (_, index) => {
    const angle = (index / 180) * turn;
    const inner = discRadius - (index % 15 === 0 ? 40 : index % 5 === 0 ? 27 : 16);
    return line([polar(centre, inner, angle), polar(centre, discRadius - 8, angle)]);
  }).join('');

/** Draws courses across the sheet, as on an old chart. */
const courses = (): string =>
  Array.from({ length: 32 }, (_, index) => {
    const angle = ((index + 0.5) / 32) * turn;
    return line([polar(centre, discRadius, angle), polar(centre, 900, angle)]);
  }).join('');

/** Draws the compass card: a rose of sixteen rays with its north in red. */
export const compass = (): string => {
  const north: Point = polar(centre, 236, -Math.PI / 2);
  return poster(
    '',
    sheet({ fill: palette.glass }) +
      path(courses(), { stroke: palette.sea, 'stroke-width': 2, opacity: '.55' }) +
      disc(centre, discRadius, { fill: palette.chalk }) +
      path(degrees(), { stroke: palette.ink, 'stroke-width': 3 }) +
      rays(8, Math.PI / 8, 170, 46, palette.sea) +
      rays(4, Math.PI / 4, 205, 52, palette.cobalt) +
      rays(4, 0, 236, 58, palette.ink) +
      path(polygon([centre, north, polar(centre, 58, -Math.PI / 2 - Math.PI / 8)]), {
        fill: palette.vermilion,
      }) +
      disc(centre, 17, { fill: palette.buoy, stroke: palette.ink, 'stroke-width': 5 }),
  );
};
