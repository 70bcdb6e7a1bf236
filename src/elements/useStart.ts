import { type Dispatch, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { announce } from '../core/page/events.ts';
import { isAreaOn } from '../core/config/features.ts';
import { config } from '../core/config/store.ts';
import { routeInAddress } from '../core/navigation/address.ts';
import { navigation } from '../core/navigation/store.ts';
import { parseRoute } from '../core/routes/routes.ts';
import { type StartOptions, start } from '../core/app/boot.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import type { EmbedEvent } from './embedPhases.ts';

/**
 * Starts the page's shop for an outlet, or joins it, and dispatches the result; again with each retry. Requests the code
 * and the data of the first screen at once, before the configuration has loaded.
 */
export function useStart(
  startOptions: StartOptions | undefined,
  outlet: string | undefined,
  { area, preload, prefetch, lists = {} }: ElementDefinition,
  dispatch: Dispatch<EmbedEvent>,
): void {
  const { retries } = useSnapshot(config);
  useEffect(() => {
    if (!startOptions || !outlet) return;
    let isWanted = true;
    const settle = (event: EmbedEvent): void => {
      if (isWanted) dispatch(event);
    };
    start({ ...startOptions, addressed: routeInAddress()?.lang }).then(
      () => {
        if (config.shop.is !== 'ready') return settle('notReached');
        if (!isAreaOn(area)) return settle('areaSwitchedOff');
        const href = navigation.outlets[outlet]?.href;
        const route = href && parseRoute(href);
        // a list that has already arrived is in its store before the first render
        if (route) void lists[route.name]?.();
        settle('started');
      },
      (error: unknown) => {
        announce('museum-error', { code: 'start-error', message: String(error) }, outlet);
        settle('startFailed');
      },
    );
    const here = navigation.outlets[outlet];
    if (here) preload?.(here.href);
    // the answer is not used if the area turns out to be switched off
    if (here && isAreaOn(area)) prefetch?.(here.href);
    return () => {
      isWanted = false;
    };
    // settings of the page are read once; later changes are reported as configuration errors
    // oxlint-disable-next-line react/exhaustive-deps
  }, [startOptions === undefined, outlet, retries]);
}
