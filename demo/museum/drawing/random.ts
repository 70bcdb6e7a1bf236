/** Returns numbers from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number;

/** Creates a linear congruential generator whose high bits are folded into the low ones. */
export function seeded(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Returns a number between two bounds. */
export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random();

/** Returns a number from -1 to 1 that is usually close to 0. */
export const around = (random: Random): number => (random() + random() + random() - 1.5) / 1.5;
