const isNamedFull = (): boolean =>
  'window' in globalThis
    ? document.documentElement.dataset.tier === 'full'
    : (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process
        .env.TIER === 'full';

/**
 * Whether the full tier runs (`npm run test:full`): all languages, widths, colour schemes and errors. The fast tier has one
 * of each kind.
 */
export const isFull = isNamedFull();

/** Returns all values in the full tier, and the representatives in the fast tier. */
export const inTier = <T>(all: readonly T[], representatives: readonly T[]): readonly T[] =>
  isFull ? all : representatives;

/** Returns all values in the full tier, and the first in the fast tier. */
export const firstInTier = <T>(all: readonly T[]): readonly T[] => inTier(all, all.slice(0, 1));
