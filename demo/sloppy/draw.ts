import { createHash } from 'node:crypto';

/** Draws a number from 0 up to, but without, 1. It is always the same for the same texts. */
export type Draw = (...about: readonly string[]) => number;

/** Returns the draws of a call, which depend on nothing but the seed and the call. */
export const drawsOf =
  (seed: number, call: string): Draw =>
  (...about) =>
    createHash('sha256')
      .update([seed, call, ...about].join('\n'))
      .digest()
      .readUInt32BE() /
    2 ** 32;

/** Returns the item of a list that a drawn number selects. */
export const drawn = <T>(list: readonly T[], share: number): T =>
  list[Math.floor(share * list.length)]!;
