import { useCallback, useLayoutEffect, useMemo, useReducer } from 'react';
import { announce } from '../core/page/events.ts';
import { configErrorsOf } from './configErrors.ts';
import type { ElementProps } from './define.ts';
import type { ElementDefinition } from './elementDefinition.ts';
import {
  keepsReservedHeight,
  nextPhase,
  type Phase,
  showsShop,
  showsSkeleton,
} from './embedPhases.ts';
import { settingsOf, startOptionsOf } from './settings.ts';
import { hasSkeleton, hideSkeleton } from './skeleton.ts';
import { useNamedPages } from './useNamedPages.ts';
import { useNear } from './useNear.ts';
import { useOutlet } from './useOutlet.ts';
import { useReservedHeight } from './useReservedHeight.ts';
import { useSkeleton } from './useSkeleton.ts';
import { useStart } from './useStart.ts';
import { useStop } from './useStop.ts';
import { useSurface } from './useSurface.ts';

function useSettings(host: HTMLElement, attributes: number) {
  return useMemo(() => {
    const { written, errors } = settingsOf(host);
    return { written, errors, startOptions: startOptionsOf(host, written) };
    // `attributes` stands for the element's attributes: it grows when one changes
    // oxlint-disable-next-line react/exhaustive-deps
  }, [host, attributes]);
}

/** Runs an embed from its registration to its first screen. Returns what `Root` renders. */
export function useEmbed(
  { host, attributes, takeOver, reserveHeight, setSurface }: ElementProps,
  definition: ElementDefinition,
) {
  const { area, hostsScreens } = definition;
  const settings = useSettings(host, attributes);
  const { written, startOptions } = settings;
  const hasBackEnd = startOptions !== undefined;
  const [phase, dispatch] = useReducer(nextPhase, host, (): Phase => {
    const waits = hostsScreens && area !== 'shop'; // a whole shop is the page
    return waits && !hasSkeleton(host) ? 'pending' : 'loading';
  });
  const isNear = phase !== 'pending';
  const isSwitchedOff = phase === 'switchedOff';

  const onNear = useCallback(() => dispatch('cameNear'), []);
  useLayoutEffect(takeOver, [takeOver]);
  const outlet = useOutlet(host, definition, settings);
  useNear(host, outlet, isNear, onNear);
  useStart(startOptions, isNear ? outlet : undefined, definition, dispatch);
  useStop(outlet, area, dispatch);
  useNamedPages(host, startOptions, showsShop(phase) || isSwitchedOff);
  useSurface(host, 'theme' in written, setSurface);
  useSkeleton(host, showsSkeleton(phase, hasBackEnd));
  const fillWindow = useReservedHeight(
    { host, reserveHeight },
    outlet,
    keepsReservedHeight(phase, hasBackEnd),
  );

  const onShown = useCallback(() => {
    fillWindow();
    // not left to the phase, because effects of the screen scroll to its heading before the next render
    hideSkeleton(host);
    dispatch('firstScreenShown');
    announce('museum-ready', { area }, outlet);
  }, [fillWindow, host, area, outlet]);
  const onError = (error: unknown): void => {
    dispatch('screenFailed');
    announce('museum-error', { code: 'render-error', message: String(error) }, outlet);
  };
  const errors = configErrorsOf(settings, isSwitchedOff ? area : undefined);
  return { phase, hasBackEnd, written, errors, outlet, onShown, onError };
}
