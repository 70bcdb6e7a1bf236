import { constellations } from './northernSky.ts';
import type { Star } from './northernSky.ts';
import { palette } from './palette.ts';
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
  polygon,
  poster,
  round,
  sheet,
} from './svg.ts';

const degree = Math.PI / 180;
const rim = discRadius - 4;
const southernmost = -12;

/** Projects a star, azimuthal equidistant: the pole in the middle, right ascension counterclockwise as seen from below. */
const projected = (hours: number, declination: number): Point =>
  polar(centre, ((90 - declination) / (90 - southernmost)) * rim, -(hours / 12) * Math.PI - 1.1);

/** Converts galactic coordinates (degrees) to hours and degrees of the equatorial system. */
function equatorial(longitude: number, latitude: number): [hours: number, declination: number] {
  const [l, b, pole] = [(longitude - 122.93) * degree, latitude * degree, 27.13 * degree];
  const sine = Math.sin(b) * Math.sin(pole) + Math.cos(b) * Math.cos(pole) * Math.cos(l);
  const angle = Math.atan2(
    Math.cos(b) * Math.sin(l),
    Math.sin(b) * Math.cos(pole) - Math.cos(b) * Math.sin(pole) * Math.cos(l),
  );
  return [(192.86 - angle / degree) / 15, Math.asin(sine) / degree];
}

const dots = (points: Point[]): string =>
  points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');

function spark(at: Point, radius: number): string {
  const corners = Array.from({ length: 8 }, (_, index) =>
    polar(at, index % 2 ? radius * 0.3 : radius, (index * Math.PI) / 4 - Math.PI / 2),
  );
  return polygon(corners);
}

function milkyWay(): string {
  const random = seeded(15);
  const grains: Point[][] = [[], [], []];
  for (let index = 0; index < 2400; index += 1) {
    const [hours, declination] = equatorial(between(random, 0, 360), around(random) * 13);
    if (declination > southernmost) grains[index % 3]?.push(projected(hours, declination));
  }
  return grains
    .map((points, index) =>
      path(dots(points), {
        'stroke-width': 1.6 + index * 1.1,
        opacity: (0.95 - index * 0.25).toFixed(2),
      }),
    )
    .join('');
}

function graticule(): string {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    line([projected(hour, hour % 6 ? 76 : 90), projected(hour, southernmost)]),
  ).join('');
  const circles = [60, 30, 0].map((declination) =>
    disc(centre, ((90 - declination) / (90 - southernmost)) * rim, {
      'stroke-width': declination ? 1 : 2,
    }),
  );
  const ecliptic = Array.from({ length: 121 }, (_, index): Point => {
    const longitude = index * 3 * degree;
    return projected(
      Math.atan2(Math.sin(longitude) * Math.cos(23.44 * degree), Math.cos(longitude)) / degree / 15,
      Math.asin(Math.sin(longitude) * Math.sin(23.44 * degree)) / degree,
    );
  });
  return (
    element(
      'g',
      { fill: 'none', stroke: palette.glass, opacity: '.42' },
      path(hours, {}) + circles.join(''),
    ) + path(line(ecliptic), { fill: 'none', stroke: palette.vermilion, 'stroke-width': 3 })
  );
}

function scale(): string {
  const tick = (index: number): string =>
    line([
      polar(centre, rim + 9, (index * Math.PI) / 144),
      polar(centre, rim + (index % 12 ? 17 : 30), (index * Math.PI) / 144),
    ]);
  const ticks = Array.from({ length: 288 }, (_, index) => tick(index)).join('');
  return element(
    'g',
    { fill: 'none', stroke: palette.buoy, 'stroke-width': 1.6 },
    path(ticks, {}) +
      disc(centre, rim + 5, { 'stroke-width': 3 }) +
      disc(centre, rim + 36, {}) +
      disc(centre, rim + 41, { 'stroke-width': 4 }),
  );
}

function brightStars(): string {
  const known = new Map<string, Star>();
  for (const star of constellations.flat()) known.set(star.join(), star);
  return [...known.values()]
    .map(([hours, declination, magnitude]) => {
      const at = projected(hours, declination);
      if (magnitude < 1.5) return path(spark(at, 15 - magnitude * 2), { fill: palette.buoy });
      return disc(at, Math.max(1.8, 6.4 - magnitude * 1.15), { fill: palette.paper });
    })
    .join('');
}

/** Draws every star as an arc around the pole, as on a plate that was exposed for two hours. */
function starTrails(): string {
  const random = seeded(5);
  return Array.from({ length: 105 }, (_, index) => {
    const radius = rim + 58 + 400 * (index / 105);
    const start = between(random, 0, Math.PI * 2);
    const reach = between(random, 0.32, 0.62);
    const arcs = [0, 1, 2].map((turn) => {
      const from = start + turn * 2.1;
      const r = round(radius);
      const [x, y] = polar(centre, radius, from + reach);
      return `${line([polar(centre, radius, from)])}A${r} ${r} 0 0 1 ${round(x)} ${round(y)}`;
    });
    return path(arcs.join(''), {
      'stroke-width': between(random, 0.7, 2.6),
      opacity: between(random, 0.15, 0.75).toFixed(2),
    });
  }).join('');
}

/** Draws a planisphere of the northern sky, with real stars, the Milky Way as stipple, the ecliptic in red. */
export function stars(): string {
  const figures = constellations
    .map((row) => line(row.map(([hours, declination]) => projected(hours, declination))))
    .join('');
  return poster(
    `<radialGradient id="sky" r=".75"><stop offset=".2" stop-color="#2a50bd"/><stop offset="1" stop-color="#142867"/></radialGradient>` +
      discClip('chart', rim),
    sheet({ fill: 'url(#sky)' }) +
      element('g', { fill: 'none', stroke: '#8fb4e8', 'stroke-linecap': 'round' }, starTrails()) +
      disc(centre, rim + 43, { fill: '#142867' }) +
      disc(centre, rim, { fill: palette.night }) +
      element(
        'g',
        { 'clip-path': 'url(#chart)' },
        element('g', { stroke: palette.glass, 'stroke-linecap': 'round' }, milkyWay()) +
          graticule() +
          path(figures, {
            fill: 'none',
            stroke: palette.paper,
            'stroke-width': 1.5,
            opacity: '.85',
          }),
      ) +
      brightStars() +
      scale() +
      path(spark(projected(2.53, 89.3), 22), { fill: palette.vermilion }),
  );
}
