import { palette } from './palette.ts';
import type { Random } from './random.ts';
import { between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  curve,
  disc,
  discClip,
  discRadius,
  element,
  path,
  polar,
  poster,
  ring,
  round,
  sheet,
} from './svg.ts';

/** Draws a leaf from its foot to its tip. `belly` is its width in the middle, as a share of its length. */
function leaf(foot: Point, length: number, angle: number, belly: number): string {
  const tip = polar(foot, length, angle);
  const side = (turn: number): string => {
    const [ax, ay] = polar(foot, length * 0.3, angle + turn * belly * 2.2);
    const [bx, by] = polar(foot, length * 0.78, angle + turn * belly * 0.8);
    return `${round(ax)} ${round(ay)} ${round(bx)} ${round(by)}`;
  };
  const [bx, by] = polar(foot, length * 0.78, angle - belly * 0.8);
  const [ax, ay] = polar(foot, length * 0.3, angle - belly * 2.2);
  return (
    `M${round(foot[0])} ${round(foot[1])}C${side(1)} ${round(tip[0])} ${round(tip[1])}` +
    `C${round(bx)} ${round(by)} ${round(ax)} ${round(ay)} ${round(foot[0])} ${round(foot[1])}Z`
  );
}

/** Returns points of a bent stalk, each with the direction of growth. */
function stalk(
  foot: Point,
  length: number,
  lean: number,
  bend: number,
  steps: number,
): { at: Point; angle: number }[] {
  const points: { at: Point; angle: number }[] = [];
  let at = foot;
  for (let step = 0; step <= steps; step += 1) {
    const angle = -Math.PI / 2 + lean + bend * (step / steps);
    points.push({ at, angle });
    at = polar(at, length / steps, angle);
  }
  return points;
}

/** Draws a stem that tapers upwards. */
function stem(points: { at: Point; angle: number }[], thickness: number): string {
  const edge = (side: number): Point[] =>
    points.map(({ at, angle }, index) =>
      polar(at, thickness * (1 - (0.75 * index) / points.length), angle + (side * Math.PI) / 2),
    );
  return `${curve(edge(-1))}${curve(edge(1).reverse()).replace('M', 'L')}Z`;
}

function fern(foot: Point, length: number, lean: number, bend: number): string {
  const points = stalk(foot, length, lean, bend, 25);
  const fronds = points.slice(3).map(({ at, angle }, index) => {
    const share = index / 22;
    const reach = length * 0.27 * Math.sin(Math.PI * (0.14 + share * 0.85)) ** 0.9 + 5;
    return leaf(at, reach, angle - 1.12, 0.13) + leaf(at, reach, angle + 1.12, 0.13);
  });
  return stem(points, 4) + fronds.join('');
}

function eucalyptus(foot: Point, length: number, lean: number, bend: number): string {
  const points = stalk(foot, length, lean, bend, 9);
  const leaves = points.slice(1).map(({ at, angle }, index) => {
    const size = length * (0.235 - index * 0.015);
    return leaf(at, size, angle - 0.95, 0.42) + leaf(at, size, angle + 0.95, 0.42);
  });
  const last = points.at(-1);
  return (
    stem(points, 4) + leaves.join('') + (last ? leaf(last.at, length * 0.12, last.angle, 0.4) : '')
  );
}

function poppy(foot: Point, length: number, lean: number, bend: number): string {
  const points = stalk(foot, length, lean, bend, 12);
  const last = points.at(-1);
  if (!last) return '';
  const { at, angle } = last;
  const belly = polar(at, 26, angle);
  const crown = Array.from({ length: 7 }, (_, index) =>
    leaf(polar(at, 48, angle), 24, angle + (index - 3) * 0.46, 0.3),
  );
  return stem(points, 3.4) + ring(belly, 27) + crown.join('');
}

function grass(random: Random, foot: Point, length: number, lean: number, bend: number): string {
  const points = stalk(foot, length, lean, bend, 30);
  const ears = points
    .slice(17)
    .flatMap(({ at, angle }) =>
      [-1, 1].map((side) =>
        leaf(at, between(random, 26, 36), angle + side * between(random, 0.28, 0.4), 0.26),
      ),
    );
  return stem(points, 2.6) + ears.join('');
}

function honesty(foot: Point, length: number, lean: number, bend: number): string {
  const points = stalk(foot, length, lean, bend, 10);
  const coins = points.slice(3).map(({ at, angle }, index) => {
    const side = index % 2 ? 1 : -1;
    const reach = 62 - index * 3;
    const end = polar(at, reach, angle + side * 0.8);
    return leaf(at, reach, angle + side * 0.8, 0.03) + ring(end, 31 - index * 1.6);
  });
  return stem(points, 3) + coins.join('');
}

/** Draws a row of pressed plants. Their colour changes inside the disc, as in a contact print. */
export function herbarium(): string {
  const random = seeded(13);
  const leaves = [
    fern([110, 950], 600, 0.04, 0.16),
    eucalyptus([372, 960], 700, -0.05, 0.12),
    fern([600, 950], 780, -0.03, 0.06),
    eucalyptus([826, 960], 640, 0.06, -0.12),
    fern([1092, 950], 660, -0.04, -0.14),
  ];
  const blooms = [
    honesty([236, 960], 690, -0.02, 0.1),
    grass(random, [484, 950], 690, -0.03, 0.03),
    poppy([716, 950], 690, 0.03, -0.04),
    poppy([752, 950], 500, 0.02, 0.05),
    honesty([962, 960], 560, 0.01, -0.08),
  ];
  const use = (id: string, attributes: Record<string, string>): string =>
    element('use', { href: `#${id}`, ...attributes });
  return poster(
    path(leaves.join(''), { id: 'leaves' }) +
      path(blooms.join(''), { id: 'blooms' }) +
      discClip('inside'),
    sheet({ fill: palette.glass }) +
      use('leaves', { fill: palette.fir }) +
      disc(centre, discRadius, { fill: palette.fir }) +
      use('leaves', { fill: palette.chalk, 'clip-path': 'url(#inside)' }) +
      use('blooms', { fill: palette.vermilion }),
  );
}
