import { palette } from './palette.ts';
import type { Point } from './svg.ts';
import { disc, element, path, polar, polygon, ring } from './svg.ts';

/** Capital letters as strokes on a grid of two by three. */
const LETTERS: Record<string, string> = {
  A: 'M0 3L1 0L2 3M.4 2H1.6',
  D: 'M0 0V3H.8A1.2 1.5 0 0 0 .8 0Z',
  E: 'M2 0H0V3H2M0 1.5H1.6',
  F: 'M2 0H0V3M0 1.5H1.6',
  H: 'M0 0V3M2 0V3M0 1.5H2',
  I: 'M1 0V3M.4 0H1.6M.4 3H1.6',
  K: 'M0 0V3M2 0L0 1.8M.8 1.1L2 3',
  L: 'M0 0V3H2',
  N: 'M0 3V0L2 3V0',
  O: 'M1 0A1 1.5 0 1 0 1 3A1 1.5 0 1 0 1 0Z',
  R: 'M0 3V0H1.1A.85 .85 0 0 1 1.1 1.7H0M1 1.7L2 3',
  S: 'M1.9 .5C1.5 -.2 .1 -.2 .1 .75C.1 1.7 1.9 1.3 1.9 2.25C1.9 3.2 .4 3.2 .1 2.4',
  T: 'M0 0H2M1 0V3',
};

const step = 11;
const start = 96;

/** Draws a mark with a name next to it, in one colour that is readable on light and dark backgrounds. */
const wordmark = (name: string, colour: string, mark: string): string => {
  const width = start + name.length * step * 2.9;
  const letters = [...name].map((letter, index) =>
    path(LETTERS[letter] ?? '', {
      transform: `translate(${start + index * step * 2.9} 23) scale(${step})`,
    }),
  );
  const word = { fill: 'none', stroke: colour, 'stroke-linecap': 'round' };
  return (
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} 80`, width, height: 80 },
      element('g', { fill: colour }, mark) +
        element(
          'g',
          { ...word, 'stroke-width': '.42', 'stroke-linejoin': 'round' },
          letters.join(''),
        ),
    ) + '\n'
  );
};

const middle: Point = [40, 40];
const sea = '#2f8199';
const brass = '#b5761f';

const lines = (d: string, colour: string, width = 6): string =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });

/** Draws a bollard in three arcs. */
export const harbourLogo = (): string =>
  wordmark(
    'HAFEN',
    sea,
    lines('M12 62a28 28 0 0 1 56 0M24 62a16 16 0 0 1 32 0M36 62a4 4 0 0 1 8 0', sea),
  );

/** Draws the pilots' flag, half and half. */
export const pilotsLogo = (): string =>
  wordmark(
    'LOTSEN',
    palette.vermilion,
    path('M40 14H66V66H40Z', {}) + lines('M14 14H40M14 66H40M14 14V66', palette.vermilion, 5),
  );

/** Draws a star of eight points. */
export const northLogo = (): string =>
  wordmark(
    'NORD',
    brass,
    path(
      polygon(
        Array.from({ length: 16 }, (_, index) =>
          polar(middle, index % 2 ? 10 : index % 4 ? 21 : 32, (index * Math.PI) / 8 - Math.PI / 2),
        ),
      ),
      {},
    ),
  );

/** Draws two sails and a line of water. */
export const ferryLogo = (): string =>
  wordmark(
    'KATTSAND',
    sea,
    path('M44 10L68 50H44ZM38 20V50H16Z', {}) + lines('M12 62q7-6 14 0t14 0 14 0 14 0', sea),
  );

/** Draws the waves of a transmitter. */
export const radioLogo = (): string =>
  wordmark(
    'TIDE',
    palette.vermilion,
    disc(middle, 8, {}) +
      path(ring(middle, 19) + ring(middle, 30), {
        fill: 'none',
        stroke: palette.vermilion,
        'stroke-width': 5,
        'stroke-dasharray': '34 14',
      }),
  );
