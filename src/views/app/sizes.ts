/** Screen size classes by width in pixels (specification, section 9), the widest first. */
const SIZES = [
  [1200, 'extra-large'],
  [992, 'large'],
  [768, 'medium'],
  [544, 'small'],
] as const;

export type Size = (typeof SIZES)[number][1] | 'extra-small';

/** The size class of a shop that is so wide. */
export const sizeOf = (widthPx: number): Size =>
  SIZES.find(([over]) => widthPx > over)?.[1] ?? 'extra-small';

/** Whether a size is one of the two that a phone held upright has. */
export const isNarrow = (size: Size): boolean => size === 'extra-small' || size === 'small';
