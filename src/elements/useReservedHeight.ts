import { useCallback, useEffect, useRef } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import type { ElementProps } from './define.ts';

/** Returns the height of the window below the top edge of an element, in pixels. */
function belowEdgeOf(host: Element): number {
  const { top } = host.getBoundingClientRect();
  return innerHeight - Math.min(Math.max(top, 0), innerHeight);
}

/**
 * Manages the reserved height of an element: the height of the window until its first screen is ready, then down to the
 * bottom edge of the window until the next navigation. A fallback that stays needs none. Returns a function to call when
 * the first screen is ready.
 */
export function useReservedHeight(
  { host, reserveHeight }: Pick<ElementProps, 'host' | 'reserveHeight'>,
  place: string | undefined,
  staysFallback: boolean,
): () => void {
  const stopListening = useRef<() => void>(undefined);
  useEffect(() => () => stopListening.current?.(), []);
  useEffect(() => {
    if (staysFallback) reserveHeight(0);
  }, [reserveHeight, staysFallback]);
  return useCallback(() => {
    reserveHeight(belowEdgeOf(host));
    stopListening.current?.();
    stopListening.current = onRouteShown((outlet) => {
      if (outlet === place) reserveHeight(0);
    });
  }, [host, reserveHeight, place]);
}
