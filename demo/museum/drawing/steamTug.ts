import { mixed, palette } from './palette.ts';
import { around, seeded } from './random.ts';
import type { Point } from './svg.ts';
import {
  centre,
  curve,
  disc,
  discRadius,
  element,
  height,
  line,
  path,
  polygon,
  poster,
  sheet,
  width,
} from './svg.ts';

const waterline = 610;

/** Draws puffs that grow and fade from the funnel to the upper right. */
function smoke(): string {
  const random = seeded(20);
  return Array.from({ length: 34 }, (_, index) => {
    const share = index / 33;
    const at: Point = [
      655 + 430 * share ** 1.35 + around(random) * 34 * share,
      300 - 250 * share ** 0.8 + around(random) * 46 * share,
    ];
    return disc(at, 15 + 78 * share, {
      fill: mixed(palette.paper, palette.glass, share * 0.75),
      opacity: (0.95 - share * 0.35).toFixed(2),
    });
  })
    .reverse()
    .join('');
}

function hull(): string {
  const sheer = curve([
    [235, 470],
    [420, 520],
    [700, 530],
    [960, 470],
  ]);
  const rail = Array.from({ length: 9 }, (_, index) => {
    const x = 720 + index * 26;
    const y = 526 - (index / 8) ** 2 * 40;
    return line([
      [x, y],
      [x, y - 34],
    ]);
  }).join('');
  return (
    path(`${sheer}L930 660L285 660Z`, { fill: palette.ink }) +
    path('M270 606L934 606L926 700L300 700Z', { fill: palette.vermilion }) +
    path(sheer, { fill: 'none', stroke: palette.paper, 'stroke-width': 7 }) +
    path(rail, { stroke: palette.ink, 'stroke-width': 4 })
  );
}

function house(): string {
  const windows = [430, 486, 542].map((x) =>
    element('rect', { x, y: 392, width: 34, height: 34, rx: 4, fill: palette.ink }),
  );
  return (
    element('rect', { x: 380, y: 440, width: 350, height: 95, fill: palette.brick }) +
    element('rect', { x: 405, y: 370, width: 200, height: 80, fill: palette.paper }) +
    element('rect', { x: 388, y: 352, width: 234, height: 22, fill: palette.ink }) +
    windows.join('') +
    [430, 500, 570, 640].map((x) => disc([x, 490], 15, { fill: palette.buoy })).join('') +
    polygonOf(
      [
        [628, 300],
        [706, 300],
        [716, 450],
        [618, 450],
      ],
      palette.ink,
    ) +
    polygonOf(
      [
        [625, 338],
        [709, 338],
        [713, 388],
        [621, 388],
      ],
      palette.vermilion,
    ) +
    path('M330 505L330 190', { stroke: palette.ink, 'stroke-width': 9 }) +
    polygonOf(
      [
        [330, 196],
        [226, 222],
        [330, 252],
      ],
      palette.vermilion,
    )
  );
}

const polygonOf = (points: Point[], fill: string): string => path(polygon(points), { fill });

/** Draws swell in front of the hull, each line a little darker than the one behind it. */
function swell(): string {
  return Array.from({ length: 9 }, (_, band) => {
    const level = waterline + 18 + band * 34;
    const points = Array.from({ length: 25 }, (_, step): Point => {
      const x = step * 54 - 30;
      return [x, level + (5 + band * 1.6) * Math.sin(x / (70 + band * 9) + band * 1.9)];
    });
    return path(`${curve(points)}L${width + 60} ${height}L-40 ${height}Z`, {
      fill: mixed(palette.sea, palette.night, band / 10),
    });
  }).join('');
}

/** Draws the tug with steam up, against the sun, its plume blown over the whole sheet. */
export const steamTug = (): string =>
  poster(
    '',
    sheet({ fill: palette.glass }) +
      disc(centre, discRadius, { fill: palette.buoy }) +
      smoke() +
      house() +
      hull() +
      swell(),
  );
