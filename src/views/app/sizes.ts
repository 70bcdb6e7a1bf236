/** Screen size classes by width in pixels (specification, section 9), widest first. */
const SIZES = [
  [1200, 'extra-large'],
  [992, 'large'],
  [768, 'medium'],
  [544, 'small'],
] as const;

export type Size = (typeof SIZES)[number][1] | 'extra-small';

export const sizeOf = (widthPx: number): Size =>
  SIZES.find(([over]) => widthPx > over)?.[1] ?? 'extra-small';
