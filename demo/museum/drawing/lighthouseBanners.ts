import { TALL, WIDE } from './bannerSizes.ts';
import { mixed, palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point, Size } from './svg.ts';
import { banner, curve, disc, element, path, polar, polygon, sheet } from './svg.ts';

/** A tower from its lamp to its foot. `half` is half its width at the lamp, and `flare` is what the foot adds to that. */
type Tower = { lamp: Point; foot: number; half: number; flare: number };

const quad = (points: [Point, Point, Point, Point], fill: string): string =>
  path(polygon(points), { fill });

function tower({ lamp: [x, top], foot, half, flare }: Tower): string {
  const from = top + half * 0.9;
  const halfAt = (level: number): number => half + ((level - from) / (foot - from)) * flare;
  const step = (foot - from) / 6;
  const bands = Array.from({ length: 6 }, (_, index) => {
    const [upper, lower] = [from + index * step, from + (index + 1) * step];
    return quad(
      [
        [x - halfAt(upper), upper],
        [x + halfAt(upper), upper],
        [x + halfAt(lower), lower],
        [x - halfAt(lower), lower],
      ],
      index % 2 ? palette.paper : palette.vermilion,
    );
  });
  const shade = path(
    polygon([
      [x + half * 0.35, from],
      [x + halfAt(from), from],
      [x + halfAt(foot), foot],
      [x + half * 0.6, foot],
    ]),
    { fill: palette.night, opacity: '.22' },
  );
  const gallery = element('rect', {
    x: x - half * 1.5,
    y: from - half * 0.3,
    width: half * 3,
    height: half * 0.42,
    fill: palette.brick,
  });
  const room = element('rect', {
    x: x - half * 0.85,
    y: top - half * 0.9,
    width: half * 1.7,
    height: half * 1.6,
    fill: palette.paper,
  });
  const roof = path(
    polygon([
      [x - half * 1.1, top - half * 0.85],
      [x + half * 1.1, top - half * 0.85],
      [x, top - half * 2.3],
    ]),
    { fill: palette.brick },
  );
  return (
    bands.join('') +
    shade +
    room +
    disc([x, top], half * 0.5, { fill: palette.buoy }) +
    gallery +
    roof
  );
}

const beam = (lamp: Point, angle: number, spread: number, reach: number): string =>
  polygon([lamp, polar(lamp, reach, angle - spread), polar(lamp, reach, angle + spread)]);

function stars({ width, height }: Size, count: number): string {
  const random = seeded(count);
  return element(
    'g',
    { fill: palette.glass },
    Array.from({ length: count }, () =>
      disc(
        [between(random, 0, width), between(random, 0, height * 0.72)],
        between(random, 0.8, 2.8),
        {},
      ),
    ).join(''),
  );
}

/** Draws sand dunes at night, each lighter than the one behind it. */
function dunes({ width, height }: Size, crest: number): string {
  return [0, 1, 2]
    .map((index) => {
      const points = Array.from({ length: 13 }, (_, step): Point => {
        const x = -40 + (step * (width + 80)) / 12;
        const level = crest + (index * (height - crest)) / 3;
        return [x, level + 26 * Math.sin(x / (150 + index * 60) + index * 2.1)];
      });
      return path(`${curve(points)}L${width + 40} ${height}L-40 ${height}Z`, {
        fill: mixed(palette.fir, palette.brass, 0.12 + index * 0.26),
      });
    })
    .join('');
}

/** Draws the lighthouse far out on the left, its beam over the whole coast. */
export function lighthouseWide(): string {
  const lamp: Point = [392, 178];
  const light = [-0.02, Math.PI - 0.16].map((angle) => beam(lamp, angle, 0.075, 1700)).join('');
  return banner(
    WIDE,
    '',
    sheet({ fill: palette.night }, WIDE) +
      stars(WIDE, 130) +
      path(light, { fill: palette.buoy }) +
      tower({ lamp, foot: 520, half: 30, flare: 24 }) +
      dunes(WIDE, 470),
  );
}

/** Draws the tower from below, its three beams like the hands of a clock. */
export function lighthouseTall(): string {
  const lamp: Point = [480, 330];
  const light = [-0.5, -0.12, Math.PI - 0.3].map((angle) => beam(lamp, angle, 0.1, 1500)).join('');
  return banner(
    TALL,
    '',
    sheet({ fill: palette.sea }, TALL) +
      path(light, { fill: mixed(palette.sea, palette.buoy, 0.42) }) +
      disc(lamp, 400, { fill: palette.night }) +
      element('clipPath', { id: 'night' }, disc(lamp, 400, {})) +
      element('g', { 'clip-path': 'url(#night)' }, path(light, { fill: palette.buoy })) +
      tower({ lamp, foot: 1240, half: 74, flare: 130 }),
  );
}
