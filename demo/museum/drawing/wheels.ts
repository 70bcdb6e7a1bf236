import type { Point } from './svg.ts';
import { polar, polygon, round } from './svg.ts';

const turn = Math.PI * 2;

/** Returns the outline of a toothed wheel. The narrow tips of its trapezoid teeth look rounded. */
export function teeth(at: Point, radius: number, count: number, depth: number, phase = 0): string {
  const corners = Array.from({ length: count }, (_, tooth) =>
    [
      [0, radius - depth],
      [0.2, radius - depth],
      [0.34, radius],
      [0.62, radius],
      [0.76, radius - depth],
    ].map(([share = 0, distance = 0]) =>
      polar(at, distance, ((tooth + share + phase) / count) * turn),
    ),
  ).flat();
  return polygon(corners);
}

/** Returns the raked teeth of an escape wheel. */
export function escapeTeeth(at: Point, radius: number, count: number): string {
  const corners = Array.from({ length: count }, (_, tooth) =>
    [
      [0, radius],
      [0.1, radius * 0.99],
      [0.3, radius * 0.84],
      [0.8, radius * 0.82],
    ].map(([share = 0, distance = 0]) => polar(at, distance, ((tooth + share) / count) * turn)),
  ).flat();
  return polygon(corners);
}

/** Returns an opening between two spokes, with straight flanks that keep the spokes equally wide. */
function opening(
  at: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
  spoke: number,
): string {
  const edge = (radius: number): [number, number] => [from + spoke / radius, to - spoke / radius];
  const [a, b] = edge(outer);
  const [c, d] = edge(inner);
  const corner = (radius: number, angle: number): string =>
    polar(at, radius, angle).map(round).join(' ');
  return `M${corner(outer, a)}A${outer} ${outer} 0 0 1 ${corner(outer, b)}L${corner(inner, d)}A${inner} ${inner} 0 0 0 ${corner(inner, c)}Z`;
}

/** Returns all openings of a wheel. */
export const openings = (
  at: Point,
  inner: number,
  outer: number,
  count: number,
  spoke: number,
  phase = 0,
): string =>
  Array.from({ length: count }, (_, index) =>
    opening(
      at,
      inner,
      outer,
      phase + (index / count) * turn,
      phase + ((index + 1) / count) * turn,
      spoke,
    ),
  ).join('');
