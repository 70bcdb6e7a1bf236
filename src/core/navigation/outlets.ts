import { claim } from '../page/shared.ts';
import type { Area } from '../routes/routes.ts';
import { routeInAddress, stateInHistory } from './address.ts';
import { restoreReturnRoute } from './lostRoute.ts';
import { hideOrderKey, stashedPaymentReturn } from './paymentReturn.ts';
import { settlePending } from './pendingNavigation.ts';
import { keepEntry, outletsInOrder } from './navigate.ts';
import { handlePopState } from './popstate.ts';
import { navigation, type Outlet } from './store.ts';

/** Returns the initial route of an outlet: from the history entry, else from the address if it belongs here. */
function routeFor(outlet: Outlet): string | undefined {
  const remembered = stateInHistory();
  const named = routeInAddress();
  if (outlet.routing === 'path') return named?.href;
  if (remembered?.outlets[outlet.key]) return remembered.outlets[outlet.key];
  if (!named || remembered || !outlet.hostsScreens) return undefined;
  const isFirst = !outletsInOrder().some(
    ({ href, hostsScreens }) => hostsScreens && href === named.href,
  );
  const { areas } = navigation;
  const isNext = !areas.includes(named.area) && outlet.area === (areas[0] ?? outlet.area);
  return isFirst && (named.area === outlet.area || isNext) ? named.href : undefined;
}

/**
 * Registers an outlet, with the route from the history entry or the address, else its home. `areasOnPage` lists the
 * areas of all embeds in page order, including pending ones; `base` is the path of a whole shop that has its own page.
 */
export function registerOutlet(
  wanted: Omit<Outlet, 'href' | 'focusRequests'>,
  areasOnPage: readonly Area[],
  base: string | undefined = navigation.base,
): void {
  navigation.areas = [...areasOnPage];
  navigation.base = base;
  restoreReturnRoute();
  const outlet: Outlet = { ...wanted, href: wanted.home, focusRequests: 0 };
  const href = routeFor(outlet);
  const isActive = (stateInHistory()?.active ?? outlet.key) === outlet.key;
  const isNamed = isActive && href !== undefined && href === routeInAddress()?.href;
  // every address of a whole shop is a route, so only a payment return moves the focus
  const movesFocus = isNamed && (outlet.routing !== 'path' || stashedPaymentReturn() !== undefined);
  navigation.outlets[outlet.key] = {
    ...outlet,
    href: href ?? outlet.home,
    focusRequests: movesFocus ? 1 : 0,
  };
  if (isNamed) {
    navigation.active = outlet.key;
    // only the history entry still has the key
    if (hideOrderKey(href) !== href) keepEntry(outlet.key);
  }
  if (outlet.hostsScreens) settlePending(outlet.area);
  if (claim('popstate')) addEventListener('popstate', handlePopState);
}

/** Applies changed attributes of an embed. An outlet that still shows its home follows it. */
export function updateOutlet(
  key: string,
  { home, routing }: Pick<Outlet, 'home' | 'routing'>,
  base: string | undefined,
): void {
  const outlet = navigation.outlets[key];
  if (!outlet) return;
  navigation.base = base;
  if (outlet.href === outlet.home) outlet.href = home;
  Object.assign(outlet, { home, routing });
}

/** Sets the path below which a whole shop with its own page has its routes; `undefined` if there is none. */
export function setBase(base: string | undefined): void {
  navigation.base = base;
}

/** Unregisters the outlet of a removed embed. */
export function unregisterOutlet(key: string, base: string | undefined = navigation.base): void {
  delete navigation.outlets[key];
  navigation.base = base;
  if (navigation.active === key) navigation.active = undefined;
}

/** Marks an outlet as active because the visitor uses it; notices are shown there. */
export function setActiveOutlet(key: string): void {
  if (navigation.outlets[key]?.hostsScreens) navigation.active = key;
}

/** Records that the heading of the new screen has received the focus. */
export function clearFocusRequests(key: string): void {
  const outlet = navigation.outlets[key];
  if (outlet) outlet.focusRequests = 0;
}
