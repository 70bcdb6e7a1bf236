import { useEffect, useState } from 'react';
import { announce } from '../core/page/events.ts';
import { isAreaOn } from '../core/config/features.ts';
import { config } from '../core/config/store.ts';
import { routeInAddress } from '../core/navigation/address.ts';
import { navigation } from '../core/navigation/store.ts';
import { parseRoute, type RouteName } from '../core/routes/routes.ts';
import { type Beginning, start } from '../core/app/boot.ts';

/** Where the shop stands for one element: `failed` brings back the fallback. */
export type ShopPhase = 'waiting' | 'ready' | 'failed';

/** By route, what loads the list that it shows. */
export type Lists = Partial<Record<RouteName, () => Promise<void>>>;

/**
 * Starts the page's shop, or joins it. What the first screen will show is asked for at once, before it is known what the
 * shop sells.
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
        // a list that has come already is in its store before it is drawn for the first time
        if (isReady && route && area && isAreaOn(area)) void lists[route.name]?.();
        settle(isReady ? 'ready' : 'failed');
      },
      (error: unknown) => {
        announce('museum-error', { code: 'start', message: String(error) }, place);
        settle('failed');
      },
    );
    // what is asked for in vain, of an area that turns out to be switched off, say, nobody takes
    const here = navigation.places[place];
    if (here && isAreaOn(here.area)) ask?.(here.href);
    return () => {
      isWanted = false;
    };
    // settings of the page are read once; an element that changes them is told so
    // oxlint-disable-next-line react/exhaustive-deps
  }, [beginning === undefined, place]);
  return phase;
}
