import { TALL, WIDE } from './bannerSizes.ts';
import { mixed, palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point, Size } from './svg.ts';
import { banner, curve, disc, element, gradient, path, polygon, sheet } from './svg.ts';

type Scene = {
  size: Size;
  horizon: number;
  sun: Point;
  radius: number;
  bands: number;
  /** Objects in front of the sun. */
  front: string;
};

/** Returns half the width of the sun's reflection at a level: its mirrored chord, then a thinning trail. */
const reflection = ({ horizon, radius }: Scene, level: number): number =>
  radius * Math.sqrt(Math.max(0, 1 - ((level - horizon) / (radius * 1.5)) ** 2));

function rings({ sun, radius, size }: Scene): string {
  return Array.from({ length: 12 }, (_, index) =>
    disc(sun, radius * (1.08 + index * 0.13), {
      fill: 'none',
      stroke: palette.vermilion,
      'stroke-width': size.height / 230,
      opacity: (0.7 - index * 0.055).toFixed(2),
    }),
  ).join('');
}

function sea(scene: Scene): string {
  const { size, horizon, sun, bands } = scene;
  const { width, height } = size;
  const random = seeded(120 + bands);
  const drawn: string[] = [];
  for (let band = 0; band < bands; band += 1) {
    const depth = band / (bands - 1);
    const level = horizon + (height - horizon) * depth ** 1.28;
    const swell = 2 + 14 * depth;
    const wave = 90 + 150 * depth;
    const phase = between(random, 0, Math.PI * 2);
    const surface = (x: number): number => level + swell * Math.sin(x / wave + phase);
    const row = (from: number, to: number, steps: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const x = from + ((to - from) * step) / steps;
        return [x, surface(x)];
      });
    drawn.push(
      path(`${curve(row(-20, width + 20, 24))}L${width + 20} ${height}L-20 ${height}Z`, {
        fill: mixed(
          mixed(palette.glass, palette.sea, Math.min(1, depth * 1.7)),
          palette.night,
          depth ** 1.5,
        ),
      }),
    );
    const half = reflection(scene, level) * between(random, 0.66, 1);
    if (half < 4) continue;
    const top = row(sun[0] - half, sun[0] + half, 10);
    const thickness = Math.min(4 + 18 * depth, half * 0.16);
    const under = top
      .map(([x, y], index): Point => [x, y + thickness * Math.sin((Math.PI * index) / 10)])
      .toReversed();
    drawn.push(
      path(`${curve(top)}${curve(under).replace('M', 'L')}Z`, {
        fill: mixed(palette.vermilion, palette.buoy, between(random, 0, 0.45)),
      }),
    );
  }
  return drawn.join('');
}

const drawn = (scene: Scene): string => {
  const { size, horizon, sun, radius, front } = scene;
  return banner(
    size,
    gradient('sky', [
      [0, '#f7e3c4'],
      [0.55, palette.paper],
    ]) +
      gradient('sun', [
        [0, palette.vermilion],
        [0.62, '#f0703a'],
        [1, palette.buoy],
      ]) +
      element(
        'clipPath',
        { id: 'above' },
        element('rect', { width: size.width, height: horizon + 12 }),
      ),
    sheet({ fill: 'url(#sky)' }, size) +
      element(
        'g',
        { 'clip-path': 'url(#above)' },
        rings(scene) + disc(sun, radius, { fill: 'url(#sun)' }),
      ) +
      sea(scene) +
      front,
  );
};

/** Draws a cutter under sail, its hull on the water at a point. */
function cutter([x, y]: Point, scale: number): string {
  const at = (points: Point[]): string =>
    polygon(points.map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]));
  return (
    path(
      at([
        [-4, -12],
        [-4, -168],
        [74, -24],
      ]),
      { fill: palette.paper },
    ) +
    path(
      at([
        [-10, -12],
        [-10, -150],
        [-78, -24],
      ]),
      { fill: palette.brick },
    ) +
    path(
      at([
        [-92, -14],
        [96, -14],
        [70, 18],
        [-66, 18],
      ]),
      { fill: palette.ink },
    )
  );
}

/** Draws a channel buoy that leans with the current, and the ripples at its foot. */
function buoy([x, y]: Point): string {
  return (
    element(
      'g',
      { transform: `rotate(-9 ${x} ${y})` },
      path(
        polygon([
          [x - 78, y + 50],
          [x + 78, y + 50],
          [x + 46, y - 90],
          [x - 46, y - 90],
        ]),
        { fill: palette.vermilion },
      ) +
        path(
          polygon([
            [x - 60, y - 26],
            [x + 60, y - 26],
            [x + 51, y - 68],
            [x - 51, y - 68],
          ]),
          { fill: palette.paper },
        ) +
        path(`M${x - 34} ${y - 90}L${x - 22} ${y - 220}H${x + 22}L${x + 34} ${y - 90}`, {
          fill: 'none',
          stroke: palette.ink,
          'stroke-width': 11,
        }) +
        disc([x, y - 246], 27, { fill: palette.buoy }),
    ) +
    path(
      `M${x - 150} ${y + 52}q40-22 80 0t80 0 80 0 80 0M${x - 110} ${y + 82}q36-20 72 0t72 0 72 0`,
      { fill: 'none', stroke: palette.glass, 'stroke-width': 9, 'stroke-linecap': 'round' },
    )
  );
}

/** Draws the low sun at the side, and cutters that sail out with the ebb. */
export const tidesWide = (): string =>
  drawn({
    size: WIDE,
    horizon: 356,
    sun: [1310, 340],
    radius: 236,
    bands: 12,
    front: cutter([300, 428], 1) + cutter([620, 392], 0.6) + cutter([806, 378], 0.34),
  });

/** Draws the sun high over a deep sea, and a buoy in the flood current. */
export const tidesTall = (): string =>
  drawn({
    size: TALL,
    horizon: 560,
    sun: [480, 520],
    radius: 330,
    bands: 18,
    front: buoy([690, 980]),
  });
