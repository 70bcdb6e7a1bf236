import { mixed, palette } from './palette.ts';
import type { Point } from './svg.ts';
import {
  centre,
  disc,
  discClip,
  discRadius,
  element,
  path,
  polygon,
  poster,
  round,
  sheet,
} from './svg.ts';

const side = 118;
const field = 222;

const colours: Record<string, string> = {
  r: palette.vermilion,
  b: palette.cobalt,
  y: palette.buoy,
  w: palette.paper,
  k: palette.ink,
};

const fill = (letter: string): string => colours[letter] ?? palette.ink;

const box = (x: number, y: number, w: number, h: number, letter: string): string =>
  element('rect', { x, y, width: w, height: h, fill: fill(letter) });

const inset = (at: Point, by: number, letter: string): string =>
  box(at[0] + by, at[1] + by, side - 2 * by, side - 2 * by, letter);

const flag = ([kind = '', first = '', second = '']: string, at: Point): string => {
  const [x, y] = at;
  const [half, third] = [side / 2, side / 3];
  const ground = box(x, y, side, side, first);
  const forms: Record<string, string> = {
    // halves, vertical and horizontal
    h: box(x + half, y, half, side, second),
    v: box(x, y + half, side, half, second),
    // a bar between two others
    b: box(x + third, y, third, side, second),
    l: box(x, y + third, side, third, second),
    // nested squares, a cross, a check
    s: inset(at, third, second),
    c: box(x + half - 16, y, 32, side, second) + box(x, y + half - 16, side, 32, second),
    k: box(x + half, y, half, half, second) + box(x, y + half, half, half, second),
    // a diagonal, a saltire, a diamond, a disc
    d: path(
      polygon([
        [x, y],
        [x + side, y],
        [x, y + side],
      ]),
      { fill: fill(second) },
    ),
    x: path(
      `M${round(x)} ${round(y)}l${side} ${side}M${round(x + side)} ${round(y)}l${-side} ${side}`,
      { stroke: fill(second), 'stroke-width': 26 },
    ),
    q: path(
      polygon([
        [x + half, y + 6],
        [x + side - 6, y + half],
        [x + half, y + side - 6],
        [x + 6, y + half],
      ]),
      { fill: fill(second) },
    ),
    o: disc([x + half, y + half], 34, { fill: fill(second) }),
  };
  return ground + (forms[kind] ?? '');
};

const hoist = ['hwb', 'dyr', 'cbw', 'kry', 'sbw', 'xwb', 'lwr', 'qwr', 'vry', 'oby', 'bby', 'dbw'];
const extra = ['krw', 'cwr', 'obw', 'hyb'];

const flags = (): string =>
  [...hoist, ...extra]
    .map((signs, index) =>
      flag(signs, [
        centre[0] + ((index % 4) - 2) * side,
        centre[1] + (Math.floor(index / 4) - 2) * side,
      ]),
    )
    .join('');

function cutlery(): string {
  const tines = [-33, -11, 11, 33].map((x) => `M${196 + x} 190V330`).join('');
  return (
    path(tines, { stroke: palette.chalk, 'stroke-width': 11, 'stroke-linecap': 'round' }) +
    path('M157 322Q160 410 196 420Q232 410 235 322Z', { fill: palette.chalk }) +
    path('M196 400V735', { stroke: palette.chalk, 'stroke-width': 20, 'stroke-linecap': 'round' }) +
    path('M990 180Q1046 250 1040 470L990 470Z', { fill: palette.chalk }) +
    path('M1006 460V735', { stroke: palette.chalk, 'stroke-width': 24, 'stroke-linecap': 'round' })
  );
}

/** Draws a table laid for a captain. The plate is filled with signal flags. */
export const dinner = (): string =>
  poster(
    discClip('plate', field) +
      element(
        'pattern',
        { id: 'cloth', width: 60, height: 60, patternUnits: 'userSpaceOnUse' },
        path('M0 0H60M0 0V60', { stroke: palette.night, 'stroke-width': 14, opacity: '.16' }),
      ),
    sheet({ fill: palette.brick }) +
      sheet({ fill: 'url(#cloth)' }) +
      disc([centre[0] + 10, centre[1] + 16], discRadius + 30, {
        fill: palette.night,
        opacity: '.3',
      }) +
      disc(centre, discRadius + 30, { fill: palette.paper }) +
      disc(centre, discRadius + 12, { fill: 'none', stroke: palette.cobalt, 'stroke-width': 4 }) +
      disc(centre, field + 8, { fill: mixed(palette.paper, palette.ink, 0.18) }) +
      element('g', { 'clip-path': 'url(#plate)' }, flags()) +
      cutlery(),
  );
