import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './ahead.ts';

/** More than a large screen shows at once. */
const FIRST = 24;

/** So few that drawing them keeps nobody waiting. */
const MORE = 12;

/** Between two blocks, in browsers that do not tell when they have nothing else to do. */
const MOMENT_MS = 50;

/** Rows are whole in up to six columns. */
const BLOCK = 60;

/**
 * A long list in blocks: its beginning at once, the rest little by little, whenever the browser has nothing else to do.
 * A block that is out of sight can be left undrawn as a whole, so that scrolling costs the same however long the list is.
 */
export function useGrowing<T>(items: readonly T[]): readonly (readonly T[])[] {
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
