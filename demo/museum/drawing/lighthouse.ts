import { mixed, palette } from './palette.ts';
import { between, seeded } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  disc,
  discClip,
  discRadius,
  element,
  path,
  polar,
  polygon,
  poster,
  sheet,
} from './svg.ts';

const lamp: Point = [centre[0], 300];
const foot = 900;

/** Wedges of light, two close together and one apart, like the signal of the lighthouse. */
const beams = [-0.34, 0.02, Math.PI - 0.2].map((angle) =>
  polygon([lamp, polar(lamp, 1300, angle - 0.085), polar(lamp, 1300, angle + 0.085)]),
);

const halfWidth = (level: number): number => 46 + ((level - 360) / (foot - 360)) * 62;

const band = (from: number, to: number, fill: string): string =>
  path(
    polygon([
      [lamp[0] - halfWidth(from), from],
      [lamp[0] + halfWidth(from), from],
      [lamp[0] + halfWidth(to), to],
      [lamp[0] - halfWidth(to), to],
    ]),
    { fill },
  );

function tower(): string {
  const bands = Array.from({ length: 6 }, (_, index) =>
    band(360 + index * 90, 450 + index * 90, index % 2 ? palette.paper : palette.vermilion),
  );
  const shade = path(
    polygon([
      [lamp[0] + 14, 360],
      [lamp[0] + halfWidth(360), 360],
      [lamp[0] + halfWidth(foot), foot],
      [lamp[0] + 30, foot],
    ]),
    { fill: palette.night, opacity: '.22' },
  );
  const windows = [500, 640, 780].map((y) =>
    element('rect', { x: lamp[0] - 26, y, width: 22, height: 40, rx: 11, fill: palette.ink }),
  );
  return bands.join('') + shade + windows.join('');
}

function lantern(): string {
  const panes = [-22, 0, 22].map((x) => `M${lamp[0] + x} 262V340`).join('');
  return (
    element('rect', { x: 526, y: 340, width: 148, height: 22, fill: palette.brick }) +
    element('rect', { x: 558, y: 262, width: 84, height: 80, fill: palette.paper }) +
    disc(lamp, 25, { fill: palette.buoy }) +
    path(panes, { stroke: palette.ink, 'stroke-width': 4 }) +
    path(`M548 264L652 264L${lamp[0]} 196Z`, { fill: palette.brick }) +
    path(`M${lamp[0]} 204V168`, { stroke: palette.brick, 'stroke-width': 6 })
  );
}

/** Draws the lighthouse at night. Outside the disc its beams are only a warmer red. */
export function lighthouse(): string {
  const random = seeded(21);
  const stars = Array.from({ length: 70 }, () =>
    disc(
      polar(centre, discRadius * Math.sqrt(random()), between(random, 0, Math.PI * 2)),
      between(random, 0.8, 2.6),
      {},
    ),
  ).join('');
  const light = beams.join('');
  return poster(
    discClip('night'),
    sheet({ fill: palette.vermilion }) +
      path(light, { fill: mixed(palette.vermilion, palette.buoy, 0.42) }) +
      disc(centre, discRadius, { fill: palette.night }) +
      element('g', { fill: palette.glass }, stars) +
      element('g', { 'clip-path': 'url(#night)' }, path(light, { fill: palette.buoy })) +
      tower() +
      lantern(),
  );
}
