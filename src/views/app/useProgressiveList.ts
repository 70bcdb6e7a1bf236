import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './prefetch.ts';

/** Number of items rendered at once; more than a large screen shows. */
const FIRST = 24;

/** Number of items added per idle period; few enough not to delay input. */
const MORE = 12;

/** Delay between two batches in browsers without `requestIdleCallback`. */
const MOMENT_MS = 50;

/** Items per block; divisible by up to six columns, so that each row is full. */
const BLOCK = 60;

/**
 * Returns a long list in blocks: the beginning at once, the rest in small batches while the browser is idle. The
 * browser can skip a whole block that is out of view, so that scrolling costs the same for any length of the list.
 */
export function useProgressiveList<T>(items: readonly T[]): readonly (readonly T[])[] {
  const [count, setCount] = useState(FIRST);
  const isWhole = count >= items.length;
  useEffect(() => {
    if (isWhole) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + MORE)), MOMENT_MS);
  }, [count, isWhole]);
  const shown = items.slice(0, count);
  return Array.from({ length: Math.ceil(shown.length / BLOCK) }, (_, block) =>
    shown.slice(block * BLOCK, (block + 1) * BLOCK),
  );
}
