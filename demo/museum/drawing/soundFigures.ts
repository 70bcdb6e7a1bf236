import { mixed, palette } from './palette.ts';
import { around, between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import { centre, curve, disc, discRadius, path, polar, poster, round, sheet } from './svg.ts';

/** Returns how far a plate that vibrates in two modes moves at a point (x and y from -1 to 1). */
const motion = (x: number, y: number): number => {
  const [a, b] = [2 * Math.PI, 5 * Math.PI];
  return (
    Math.cos((a * x) / 1.5) * Math.cos((b * y) / 1.5) -
    Math.cos((b * x) / 1.5) * Math.cos((a * y) / 1.5)
  );
};

/** Scatters grains of sand at random and keeps those at points where the plate does not move. */
function sand(): string {
  const random = seeded(22);
  const sizes: string[][] = [[], [], []];
  for (let tries = 0; tries < 44_000; tries += 1) {
    const at = polar(
      centre,
      (discRadius - 8) * Math.sqrt(random()),
      between(random, 0, Math.PI * 2),
    );
    const [x, y] = [(at[0] - centre[0]) / discRadius, (at[1] - centre[1]) / discRadius];
    if (random() > Math.exp(-((motion(x, y) / 0.13) ** 2))) continue;
    sizes[tries % 3]?.push(`M${round(at[0] + around(random))} ${round(at[1])}h0`);
  }
  return sizes
    .map((grains, index) =>
      path(grains.join(''), {
        stroke: index === 1 ? palette.buoy : palette.paper,
        'stroke-width': 2.4 + index * 1.1,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
}

/** Draws rings that leave the plate and grow fainter. */
const waves = (): string =>
  Array.from({ length: 13 }, (_, index) =>
    disc(centre, discRadius + 24 + index * 30 + index ** 1.6, {
      fill: 'none',
      stroke: mixed(palette.vermilion, palette.brass, 0.2 + index * 0.06),
      'stroke-width': 7 - index * 0.45,
    }),
  ).join('');

function bow(): string {
  const stick: Point[] = [
    [905, 70],
    [870, 320],
    [880, 580],
    [925, 850],
  ];
  return (
    path('M893 72L902 852', { stroke: palette.paper, 'stroke-width': 7, fill: 'none' }) +
    path(curve(stick.map(([x, y]): Point => [x + 40, y])), {
      stroke: palette.ink,
      'stroke-width': 13,
      'stroke-linecap': 'round',
      fill: 'none',
    }) +
    path('M886 790L962 772L966 852L896 858Z', { fill: palette.ink }) +
    path('M888 66L948 66L942 100L890 96Z', { fill: palette.ink })
  );
}

/** Draws a Chladni figure: a brass plate, sand, and the bow that makes the plate sound. */
export const soundFigures = (): string =>
  poster(
    '',
    sheet({ fill: palette.brass }) +
      waves() +
      disc(centre, discRadius, { fill: palette.night }) +
      sand() +
      bow(),
  );
