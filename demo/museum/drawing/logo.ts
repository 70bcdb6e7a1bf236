import { palette } from './palette.ts';
import { element, path } from './svg.ts';

/** Draws the museum's logo: the disc of the posters, half risen over two tide lines. */
export const logo = (): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64 },
    path('M8 35a24 24 0 0 1 48 0z', { fill: palette.vermilion }) +
      path('M4 44q7-5 14 0t14 0 14 0 14 0M12 54q5-4 10 0t10 0 10 0 10 0', {
        fill: 'none',
        stroke: palette.vermilion,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
  ) + '\n';
