import { useCallback, useEffect, useRef } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import type { ElementProps } from './define.ts';

/** How much of the window lies below the upper edge of an element, in pixels. */
function belowEdgeOf(host: Element): number {
  const { top } = host.getBoundingClientRect();
  return innerHeight - Math.min(Math.max(top, 0), innerHeight);
}

/**
 * The room of an element: a window's height until its first screen is there, then down to the lower edge of the window,
 * until the visitor goes on. A fallback that is to stay needs none. Returns what is to be called when the first screen is
 * there.
 */
export function useRoom(
  { host, keepRoom }: Pick<ElementProps, 'host' | 'keepRoom'>,
  place: string | undefined,
  staysFallback: boolean,
): () => void {
  const stopListening = useRef<() => void>(undefined);
  useEffect(() => () => stopListening.current?.(), []);
  useEffect(() => {
    if (staysFallback) keepRoom(0);
  }, [keepRoom, staysFallback]);
  return useCallback(() => {
    keepRoom(belowEdgeOf(host));
    stopListening.current?.();
    stopListening.current = onRouteShown((outlet) => {
      if (outlet === place) keepRoom(0);
    });
  }, [host, keepRoom, place]);
}
