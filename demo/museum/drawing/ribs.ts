import { mixed, palette } from './palette.ts';
import type { Point } from './svg.ts';
import { centre, curve, disc, discRadius, element, path, poster, sheet } from './svg.ts';

const count = 9;

/** Draws one frame of the hull from rail to keel to rail. Frames farther away are smaller and higher. */
function frame(index: number): string {
  const scale = 0.34 + (index / (count - 1)) * 0.74;
  const shape: Point[] = [
    [-262, -250],
    [-286, -110],
    [-262, 40],
    [-172, 160],
    [-60, 214],
    [0, 232],
    [60, 214],
    [172, 160],
    [262, 40],
    [286, -110],
    [262, -250],
  ];
  const at = shape.map(([x, y]): Point => [
    centre[0] + x * scale,
    centre[1] + 60 - (1 - scale) * 70 + y * scale,
  ]);
  return path(curve(at), {
    fill: 'none',
    stroke: mixed(palette.sea, palette.brass, 0.25 + (index / (count - 1)) * 0.75),
    'stroke-width': 8 + scale * 20,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

/** Draws the blocks under the ship and the floor of the dock. */
const blocks = (): string =>
  Array.from({ length: 5 }, (_, index) =>
    element('rect', {
      x: centre[0] - 56 - index * 8,
      y: 772 + index * 24,
      width: 112 + index * 16,
      height: 22,
      fill: index % 2 ? palette.brick : palette.vermilion,
    }),
  ).join('');

/** Draws the ribs of a ship on the slip, seen from ahead. */
export const ribs = (): string =>
  poster(
    '',
    sheet({ fill: palette.shell }) +
      disc(centre, discRadius + 24, { fill: palette.sea }) +
      Array.from({ length: count }, (_, index) => frame(index)).join('') +
      path(`M${centre[0]} 470V790`, { stroke: palette.ink, 'stroke-width': 26 }) +
      blocks(),
  );
