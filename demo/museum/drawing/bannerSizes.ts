import type { Size } from './svg.ts';

/** Over the whole width of a window: three to one. */
export const WIDE: Size = { width: 1800, height: 600 };

/** On a telephone: four to five. */
export const TALL: Size = { width: 960, height: 1200 };
