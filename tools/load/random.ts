/** Random numbers that a seed repeats. */
export type Random = {
  (): number;
  oneOf: <T>(list: T[]) => T | undefined;
  /** Returns a session key. */
  key: () => string;
};

/** Creates random numbers from a seed (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const letter = (): string => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(next() * 26)]!;
  return Object.assign(next, {
    oneOf: <T>(list: T[]): T | undefined => list[Math.floor(next() * list.length)],
    key: () => Array.from({ length: 12 }, letter).join(''),
  });
};
