import type { Size } from './svg.ts';

/** Full width of a window, 3:1. */
export const WIDE: Size = { width: 1800, height: 600 };

/** Phones, 4:5. */
export const TALL: Size = { width: 960, height: 1200 };
