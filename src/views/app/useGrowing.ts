import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './ahead.ts';

/** More than a large screen shows at once. */
const FIRST = 24;

/** So few that drawing them keeps nobody waiting. */
const MORE = 24;

/** The beginning of a long list at once, and the rest little by little, whenever the browser has nothing else to do. */
export function useGrowing<T>(items: readonly T[]): readonly T[] {
  const [count, setCount] = useState(FIRST);
  const isWhole = count >= items.length;
  useEffect(() => {
    if (isWhole) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + MORE)));
  }, [count, isWhole]);
  return items.slice(0, count);
}
