import { createContext, useContext, useLayoutEffect } from 'react';

/** Counts what visibly keeps the visitor of an embed waiting: one part more (1) or less (-1). */
export const WaitingContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Counts this part among those that keep the visitor waiting; after a while the embed shows a sentence about it. */
export function useWaiting(isWaiting: boolean): void {
  const count = useContext(WaitingContext);
  useLayoutEffect(() => {
    if (!isWaiting) return;
    count(1);
    return () => count(-1);
  }, [count, isWaiting]);
}
