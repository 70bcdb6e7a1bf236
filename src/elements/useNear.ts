import { useEffect, useState } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import { navigation } from '../core/navigation/store.ts';
import { whenNear } from './whenNear.ts';
import { isWaited } from './skeleton.ts';

/**
 * Returns whether an element may start, and stays true: the element has come near the window, a navigation leads to it,
 * or the page is printed. Without `waits`, or if the loader has started with it, it starts at once.
 */
export function useNear(host: Element, place: string | undefined, waits: boolean): boolean {
  const [isNear, setIsNear] = useState(!waits || isWaited(host));
  useEffect(() => {
    if (isNear) return;
    const start = (): void => setIsNear(true);
    const stopLooking = whenNear(host, start);
    addEventListener('beforeprint', start);
    return () => {
      stopLooking();
      removeEventListener('beforeprint', start);
    };
  }, [host, isNear]);
  useEffect(() => {
    if (isNear || !place) return;
    if (navigation.places[place]?.arrivals) return setIsNear(true);
    return onRouteShown((outlet) => {
      if (outlet === place) setIsNear(true);
    });
  }, [place, isNear]);
  return isNear;
}
