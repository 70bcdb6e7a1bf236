import { mixed, palette } from './palette.ts';
import { around, between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  disc,
  discClip,
  discRadius,
  element,
  line,
  path,
  polar,
  poster,
  ring,
  round,
  sheet,
} from './svg.ts';

const face = '#f6dfa6';
const shadow = mixed(face, palette.brass, 0.55);

/** The dark seas, roughly in their real positions: distance (in radii), angle and size. */
const seas: [distance: number, angle: number, radius: number][] = [
  [0.45, -2.3, 92],
  [0.3, -0.9, 62],
  [0.36, -0.15, 66],
  [0.62, 0.05, 42],
  [0.72, -0.5, 36],
  [0.55, 2.85, 98],
  [0.3, 2.2, 50],
  [0.6, -1.55, 44],
];

const tycho = polar(centre, discRadius * 0.66, 1.75);

function maria(): string {
  const random = seeded(25);
  return seas
    .flatMap(([distance, angle, radius]) => {
      const middle = polar(centre, discRadius * distance, angle);
      return Array.from({ length: 7 }, (_, index) =>
        disc(polar(middle, radius * 0.5, index * 0.9), radius * between(random, 0.5, 0.72), {}),
      );
    })
    .join('');
}

function craters(): string {
  const random = seeded(1896);
  return Array.from({ length: 120 }, () => {
    const at = polar(
      centre,
      discRadius * Math.sqrt(random()) * 0.97,
      between(random, 0, Math.PI * 2),
    );
    const radius = 3 + 15 * random() ** 3;
    const lit: Point = [at[0] - radius * 0.22, at[1] - radius * 0.22];
    return (
      disc(at, radius, { fill: shadow }) +
      disc(lit, radius * 0.78, { fill: mixed(face, palette.paper, 0.4) })
    );
  }).join('');
}

function rays(): string {
  const random = seeded(11);
  const strokes = Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 17) * Math.PI * 2 + around(random) * 0.12;
    const reach = between(random, 90, 330);
    return line([polar(tycho, 24, angle), polar(tycho, reach, angle)]);
  }).join('');
  return (
    path(strokes, { stroke: palette.paper, 'stroke-width': 5, opacity: '.6' }) +
    disc(tycho, 22, { fill: shadow }) +
    disc(tycho, 16, { fill: palette.paper })
  );
}

/** Draws nine small moons from new moon to new moon. */
function phases(): string {
  const radius = 25;
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [centre[0] + (index - 4) * 92, 828];
    const bulge = round(radius * Math.abs(Math.cos((index / 8) * Math.PI * 2)));
    const waxing = index <= 4;
    const isGibbous = index > 2 && index < 6;
    const inner = waxing === isGibbous ? 1 : 0;
    const lit = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${waxing ? 1 : 0} ${x} ${y + radius}A${bulge} ${radius} 0 0 ${inner} ${x} ${y - radius}Z`;
    const isNew = index % 8 === 0;
    return (
      disc([x, y], radius, { fill: palette.night, stroke: face, 'stroke-width': 2 }) +
      (isNew ? '' : path(lit, { fill: face }))
    );
  }).join('');
}

/** Draws the full moon as the telescope shows it, with its phases below. */
export const moon = (): string =>
  poster(
    discClip('moon'),
    sheet({ fill: palette.fir }) +
      path([330, 372, 418, 470].map((radius) => ring(centre, radius)).join(''), {
        fill: 'none',
        stroke: palette.glass,
        'stroke-width': 2,
        opacity: '.3',
      }) +
      disc(centre, discRadius, { fill: face }) +
      element(
        'g',
        { 'clip-path': 'url(#moon)' },
        element('g', { fill: mixed(face, palette.fir, 0.38) }, maria()) + rays() + craters(),
      ) +
      phases(),
  );
