import { palette } from './palette.ts';

export type Point = [x: number, y: number];

/** The grid of the posters: landscape 4:3, with one disc in the middle that every crop keeps. */
export const width = 1200;
export const height = 900;
export const centre: Point = [600, 450];
export const discRadius = 285;

/** Formats a coordinate with at most one decimal; more would not be visible. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns the point at an angle (radians, clockwise from the right) and a distance from another point. */
export const polar = (from: Point, distance: number, angle: number): Point => [
  from[0] + distance * Math.cos(angle),
  from[1] + distance * Math.sin(angle),
];

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Returns path data of straight lines through the points. */
export const line = (points: Point[]): string => `M${points.map(pair).join('L')}`;

/** Returns path data of a closed polygon. */
export const polygon = (points: Point[]): string => `${line(points)}Z`;

/** Returns path data of a full circle, for use with the even-odd rule. */
export const ring = ([x, y]: Point, radius: number): string => {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(radius * 2)} 0a${r} ${r} 0 1 0 ${round(-radius * 2)} 0Z`;
};

/** Returns path data of a smooth curve through the points (Catmull-Rom as cubic pieces). */
export function curve(points: Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const pieces = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${pieces.join('')}`;
}

type Attributes = Record<string, string | number>;

/** Returns an element. Numbers are rounded, and an element without a body is self-closing. */
export function element(name: string, attributes: Attributes, body = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return body === '' ? `<${name}${written}/>` : `<${name}${written}>${body}</${name}>`;
}

export const path = (d: string, attributes: Attributes): string =>
  element('path', { d, ...attributes });

export const disc = (at: Point, radius: number, attributes: Attributes): string =>
  element('circle', { cx: at[0], cy: at[1], r: radius, ...attributes });

export type Size = { width: number; height: number };

/** Fills a whole sheet, by default that of a poster. */
export const sheet = (attributes: Attributes, size: Size = { width, height }): string =>
  element('rect', { ...size, ...attributes });

/** Returns a linear gradient, vertical by default. Stops are pairs of offset (0 to 1) and colour. */
export const gradient = (
  id: string,
  stops: [offset: number, colour: string][],
  attributes: Attributes = { x2: 0, y2: 1 },
): string =>
  element(
    'linearGradient',
    { id, ...attributes },
    stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join(''),
  );

/** Clips to the disc of the posters. */
export const discClip = (id: string, radius = discRadius): string =>
  element('clipPath', { id }, disc(centre, radius, {}));

const grainFilter =
  '<filter id="grain" x="0" y="0" width="100%" height="100%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 0 0 0 -.38"/></filter>';

/** Returns a finished sheet of any size: the drawing under a trace of paper grain. */
export const banner = (size: Size, definitions: string, body: string, grain = 0.22): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
  `<defs>${definitions}${grainFilter}</defs>${body}` +
  `${sheet({ filter: 'url(#grain)', opacity: String(grain), fill: palette.ink }, size)}</svg>\n`;

/** Returns a finished poster. */
export const poster = (definitions: string, body: string, grain = 0.22): string =>
  banner({ width, height }, definitions, body, grain);
