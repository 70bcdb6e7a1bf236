import { useEffect } from 'react';
import { onRouteShown } from '../core/navigation/signals.ts';
import { navigation } from '../core/navigation/store.ts';
import { whenNear } from './whenNear.ts';

/** Calls `onNear` when an embed comes near the window, a navigation leads to it, or the page is printed. */
export function useNear(
  host: Element,
  outlet: string | undefined,
  isNear: boolean,
  onNear: () => void,
): void {
  useEffect(() => {
    if (isNear) return;
    const stopLooking = whenNear(host, onNear);
    addEventListener('beforeprint', onNear);
    return () => {
      stopLooking();
      removeEventListener('beforeprint', onNear);
    };
  }, [host, isNear, onNear]);
  useEffect(() => {
    if (isNear || !outlet) return;
    if (navigation.outlets[outlet]?.focusRequests) return onNear();
    return onRouteShown((shown) => {
      if (shown === outlet) onNear();
    });
  }, [outlet, isNear, onNear]);
}
