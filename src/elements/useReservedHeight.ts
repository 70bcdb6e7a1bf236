import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import type { ElementProps } from './define.ts';

/** Returns the height of the window below the top edge of an element, in pixels. */
function belowEdgeOf(host: Element): number {
  const { top } = host.getBoundingClientRect();
  return innerHeight - Math.min(Math.max(top, 0), innerHeight);
}

/** Calls a function after the next frame has been painted. Returns a function that cancels the call. */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
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
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useLayoutEffect(() => {
    if (isReserved) return;
    stop.current?.();
    reserveHeight(0);
  }, [reserveHeight, isReserved]);
  return useCallback(() => {
    // measuring earlier would cost another layout of the page before the visitor sees the screen
    const cancelMeasuring = afterPaint(() => reserveHeight(belowEdgeOf(host)));
    const stopListening = onRouteShown((shown) => {
      if (shown !== outlet) return;
      cancelMeasuring();
      reserveHeight(0);
    });
    stop.current = () => {
      cancelMeasuring();
      stopListening();
    };
  }, [host, reserveHeight, outlet]);
}
