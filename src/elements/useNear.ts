import { type Dispatch, useEffect } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import { navigation } from '../core/navigation/store.ts';
import type { EmbedEvent } from './embedPhases.ts';
import { whenNear } from './whenNear.ts';

/** Dispatches `cameNear` when an embed comes near the window, a navigation leads to it, or the page is printed. */
export function useNear(
  host: Element,
  outlet: string | undefined,
  isNear: boolean,
  dispatch: Dispatch<EmbedEvent>,
): void {
  useEffect(() => {
    if (isNear) return;
    const start = (): void => dispatch('cameNear');
    const stopLooking = whenNear(host, start);
    addEventListener('beforeprint', start);
    return () => {
      stopLooking();
      removeEventListener('beforeprint', start);
    };
  }, [host, isNear, dispatch]);
  useEffect(() => {
    if (isNear || !outlet) return;
    if (navigation.places[outlet]?.arrivals) return dispatch('cameNear');
    return onRouteShown((shown) => {
      if (shown === outlet) dispatch('cameNear');
    });
  }, [outlet, isNear, dispatch]);
}
