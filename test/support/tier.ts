const isNamedFull = (): boolean =>
  'window' in globalThis
    ? document.documentElement.dataset.tier === 'full'
    : (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process
        .env.TIER === 'full';

/**
 * Whether the full tier runs (`npm run test:full`): all languages, widths, schemes and faults. The fast tier takes one
 * representative of each kind.
 */
export const isFull = isNamedFull();

/** All of these in the full tier; in the fast one those that stand for the rest. */
export const inTier = <T>(all: readonly T[], representatives: readonly T[]): readonly T[] =>
  isFull ? all : representatives;
