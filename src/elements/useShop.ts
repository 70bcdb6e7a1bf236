import { useEffect, useState } from 'react';
import { announce } from '../core/announcements.ts';
import { isAreaOn } from '../core/config/features.ts';
import { config } from '../core/config/store.ts';
import { routeInAddress } from '../core/navigation/address.ts';
import { navigation } from '../core/navigation/store.ts';
import { type Beginning, configured, start } from '../core/start.ts';

/** Where the shop stands for one element: `failed` brings back the fallback. */
export type ShopPhase = 'waiting' | 'ready' | 'failed';

/**
 * Starts the page's shop, or joins it. As soon as it is known to sell that, and long before anything is drawn, the first
 * screen's data are asked for.
 */
export function useShop(
  beginning: Beginning | undefined,
  place: string | undefined,
  ask: ((href: string) => void) | undefined,
): ShopPhase {
  const [phase, setPhase] = useState<ShopPhase>('waiting');
  useEffect(() => {
    if (!beginning || !place) return;
    let isWanted = true;
    const settle = (next: ShopPhase): void => {
      if (isWanted) setPhase(next);
    };
    start({ ...beginning, addressed: routeInAddress()?.lang }).then(
      () => settle(config.shop.is === 'ready' ? 'ready' : 'failed'),
      (error: unknown) => {
        announce('museum-error', { code: 'start', message: String(error) }, place);
        settle('failed');
      },
    );
    void configured().then(() => {
      const here = navigation.places[place];
      if (here && config.features && isAreaOn(here.area)) ask?.(here.href);
    });
    return () => {
      isWanted = false;
    };
    // settings of the page are read once; an element that changes them is told so
    // oxlint-disable-next-line react/exhaustive-deps
  }, [beginning === undefined, place]);
  return phase;
}
