import { mixed, palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import { centre, curve, discRadius, element, path, poster, round, sheet } from './svg.ts';

const pitch = 30;
const thread = 27;
const count = 19;
const warpColours = 'cbccvvccbbbccvvccbc';
const weftColours = 'nnnvnnnnnnbnnnnnvnn';
const colourOf: Record<string, string> = {
  n: palette.ink,
  v: palette.vermilion,
  c: palette.chalk,
  b: palette.cobalt,
};

const offset = (index: number): number => (index - (count - 1) / 2) * pitch;
const colour = (row: string, index: number): string => colourOf[row[index] ?? 'n'] ?? palette.ink;

/** Returns half the length of a thread at a position. */
const half = (at: number): number => Math.sqrt(Math.max(0, discRadius ** 2 - at ** 2));

const across = (vertical: boolean, along: number, at: number): Point =>
  vertical ? [centre[0] + at, centre[1] + along] : [centre[0] + along, centre[1] + at];

const bar = (vertical: boolean, at: number, from: number, to: number, fill: string): string => {
  const [x, y] = across(vertical, from, at);
  const [w, h] = vertical ? [thread, to - from] : [to - from, thread];
  return element('rect', {
    x: vertical ? x - thread / 2 : x,
    y: vertical ? y : y - thread / 2,
    width: w,
    height: h,
    fill,
  });
};

/** Draws loose yarns at both ends of a thread. */
function fringe(random: () => number, vertical: boolean, at: number, fill: string): string {
  const yarns = [-1, 1].flatMap((end) =>
    Array.from({ length: 4 }, (_, yarn) => {
      const side = at + (yarn - 1.5) * 6.4;
      const length = between(random, 26, 64);
      const sway = between(random, -3.5, 3.5);
      const start = end * (half(at) - 6);
      return curve([
        across(vertical, start, side),
        across(vertical, start + end * length * 0.5, side + sway),
        across(vertical, start + end * length, side - sway * 0.6),
      ]);
    }),
  );
  return path(yarns.join(''), { stroke: fill });
}

/** Draws a twill in the colours of flags and sails: the weft passes over two warps, under two, and shifts by one in each row. */
export function weave(): string {
  const random = seeded(17);
  const fringes: string[] = [];
  const warps: string[] = [];
  const wefts: string[] = [];
  const shades: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = offset(index);
    const [warp, weft] = [colour(warpColours, index), colour(weftColours, index)];
    const reach = half(at);
    fringes.push(fringe(random, true, at, warp), fringe(random, false, at, weft));
    warps.push(bar(true, at, -reach, reach, warp));
    for (let column = 0; column < count; column += 1) {
      if ((column + index) % 4 !== 0) continue;
      const from = Math.max(-reach, offset(column) - pitch / 2);
      const to = Math.min(reach, offset(column + 1) + pitch / 2);
      if (to - from < 6) continue;
      wefts.push(bar(false, at, from, to, weft));
      const [x, y] = across(false, from, at);
      shades.push(
        `M${round(x)} ${round(y - thread / 2)}v${thread}M${round(x + to - from)} ${round(y - thread / 2)}v${thread}`,
      );
    }
  }
  const twist = Array.from(
    { length: 5 },
    (_, index) => `M0 ${3 + index * 6}L${pitch} ${index * 6}`,
  ).join('');
  return poster(
    element(
      'pattern',
      { id: 'twist', width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' },
      path(twist, { stroke: palette.night, 'stroke-width': 1, opacity: '.28' }),
    ),
    sheet({ fill: palette.buoy }) +
      element(
        'g',
        { transform: 'rotate(-18 600 450)' },
        element(
          'g',
          { fill: 'none', 'stroke-width': 3, 'stroke-linecap': 'round' },
          fringes.join(''),
        ) +
          element('circle', {
            cx: 600,
            cy: 450,
            r: discRadius,
            fill: mixed(palette.ink, palette.night, 0.5),
          }) +
          warps.join('') +
          wefts.join('') +
          path(shades.join(''), { stroke: palette.night, 'stroke-width': 5, opacity: '.3' }) +
          element('circle', { cx: 600, cy: 450, r: discRadius, fill: 'url(#twist)' }),
      ),
  );
}
