import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import type { ElementProps } from './define.ts';

/** Returns the height of the window below the top edge of an element, in pixels. */
function belowEdgeOf(host: Element): number {
  const { top } = host.getBoundingClientRect();
  return innerHeight - Math.min(Math.max(top, 0), innerHeight);
}

/**
 * Manages the reserved height of an embed: the height of the window until its first screen is shown, then down to the
 * bottom edge of the window until the next navigation; none unless `isReserved`. Returns a function to call when the
 * first screen is shown.
 */
export function useReservedHeight(
  { host, reserveHeight }: Pick<ElementProps, 'host' | 'reserveHeight'>,
  outlet: string | undefined,
  isReserved: boolean,
): () => void {
  const stopListening = useRef<() => void>(undefined);
  useEffect(() => () => stopListening.current?.(), []);
  useLayoutEffect(() => {
    if (!isReserved) reserveHeight(0);
  }, [reserveHeight, isReserved]);
  return useCallback(() => {
    reserveHeight(belowEdgeOf(host));
    stopListening.current = onRouteShown((shown) => {
      if (shown === outlet) reserveHeight(0);
    });
  }, [host, reserveHeight, outlet]);
}
