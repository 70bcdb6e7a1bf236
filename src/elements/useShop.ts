import { useEffect, useState } from 'react';
import { announce } from '../core/page/events.ts';
import { isAreaOn } from '../core/config/features.ts';
import { config } from '../core/config/store.ts';
import { routeInAddress } from '../core/navigation/address.ts';
import { navigation } from '../core/navigation/store.ts';
import { parseRoute, type RouteName } from '../core/routes/routes.ts';
import { type Beginning, start } from '../core/app/boot.ts';

/** State of the shop for one element; `failed` shows the fallback again. */
export type ShopPhase = 'waiting' | 'ready' | 'failed';

/** Functions that load the list of a route, by route. */
export type Lists = Partial<Record<RouteName, () => Promise<void>>>;

/**
 * Starts the page's shop, or joins it. Requests the data of the first screen at once, before the configuration has
 * loaded.
 */
export function useShop(
  beginning: Beginning | undefined,
  place: string | undefined,
  { ask, lists = {} }: { ask: ((href: string) => void) | undefined; lists: Lists | undefined },
): ShopPhase {
  const [phase, setPhase] = useState<ShopPhase>('waiting');
  useEffect(() => {
    if (!beginning || !place) return;
    let isWanted = true;
    const settle = (next: ShopPhase): void => {
      if (isWanted) setPhase(next);
    };
    start({ ...beginning, addressed: routeInAddress()?.lang }).then(
      () => {
        const isReady = config.shop.is === 'ready';
        const { area, href } = navigation.places[place] ?? {};
        const route = href && parseRoute(href);
        // a list that has already arrived is in its store before the first render
        if (isReady && route && area && isAreaOn(area)) void lists[route.name]?.();
        settle(isReady ? 'ready' : 'failed');
      },
      (error: unknown) => {
        announce('museum-error', { code: 'start', message: String(error) }, place);
        settle('failed');
      },
    );
    // the answer is not used if the area turns out to be switched off
    const here = navigation.places[place];
    if (here && isAreaOn(here.area)) ask?.(here.href);
    return () => {
      isWanted = false;
    };
    // settings of the page are read once; later changes are reported as configuration errors
    // oxlint-disable-next-line react/exhaustive-deps
  }, [beginning === undefined, place]);
  return phase;
}
