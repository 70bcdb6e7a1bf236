import { mixed, palette } from './palette.ts';
import type { Point } from './svg.ts';
import { centre, disc, discRadius, element, poster, sheet } from './svg.ts';

/** The raised dots (1 to 6) of the letters in use. */
const letters: Record<string, string> = {
  s: '234',
  e: '15',
  h: '125',
  n: '1345',
  f: '124',
  u: '136',
  l: '123',
  i: '24',
  w: '2456',
  r: '1235',
  ü: '1256',
  d: '145',
};

/** Rows of letters, which together fill the disc. */
const rows = ['wind', 'sehen', 'fühlen', 'wellen', 'ufern'];

const step = 27;

const dotAt = (corner: Point, dot: number): Point => [
  corner[0] + (dot > 3 ? step : 0),
  corner[1] + ((dot - 1) % 3) * step,
];

/** Draws a raised dot: its shadow below, its light on top. */
const raised = (at: Point): string =>
  disc([at[0] + 4, at[1] + 6], 10, { fill: palette.brick, opacity: '.45' }) +
  disc(at, 10, { fill: palette.paper }) +
  disc([at[0] - 3, at[1] - 3], 4, { fill: '#ffffff' });

const flat = (at: Point): string => disc(at, 4, { fill: mixed(palette.buoy, palette.brick, 0.28) });

const cell = (letter: string, corner: Point): string =>
  [1, 2, 3, 4, 5, 6]
    .map((dot) => (letters[letter]?.includes(String(dot)) ? raised : flat)(dotAt(corner, dot)))
    .join('');

const written = (): string =>
  rows
    .map((word, row) =>
      [...word]
        .map((letter, column) =>
          cell(letter, [
            centre[0] + (column - (word.length - 1) / 2) * 72 - step / 2,
            centre[1] + (row - 2) * 106 - step,
          ]),
        )
        .join(''),
    )
    .join('');

/** Draws words in braille. */
export const braille = (): string =>
  poster(
    '',
    sheet({ fill: palette.vermilion }) +
      disc([centre[0] + 8, centre[1] + 12], discRadius + 16, {
        fill: palette.brick,
        opacity: '.5',
      }) +
      disc(centre, discRadius + 16, { fill: palette.buoy }) +
      element('g', {}, written()),
  );
