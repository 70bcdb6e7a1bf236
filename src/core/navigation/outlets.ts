import { claim } from '../page/shared.ts';
import type { Area } from '../routes/routes.ts';
import { nameArrival, routeInAddress, stateInHistory } from './address.ts';
import { heldArrival } from './arrival.ts';
import { haveWoken } from './asleep.ts';
import { placesInOrder } from './navigate.ts';
import { followHistory } from './popstate.ts';
import { navigation, type Place } from './store.ts';

/** Returns the initial route of an outlet: from the history entry, else from the address if it belongs here. */
function routeFor(place: Place): string | undefined {
  const remembered = stateInHistory();
  const named = routeInAddress();
  if (place.routing === 'path') return named?.href;
  if (remembered?.places[place.key]) return remembered.places[place.key];
  if (!named || remembered || !place.isStage) return undefined;
  const isFirst = !placesInOrder().some(({ href, isStage }) => isStage && href === named.href);
  const { areas } = navigation;
  const isNext = !areas.includes(named.area) && place.area === (areas[0] ?? place.area);
  return isFirst && (named.area === place.area || isNext) ? named.href : undefined;
}

/**
 * Registers an outlet, with the route from the history entry or the address, else its home. `areasOnPage` lists the
 * areas of all embeds in page order, including pending ones; `base` is the path of a whole shop that has its own page.
 */
export function takePlace(
  wanted: Omit<Place, 'href' | 'arrivals'>,
  areasOnPage: readonly Area[],
  base: string | undefined = navigation.base,
): void {
  navigation.areas = [...areasOnPage];
  navigation.base = base;
  nameArrival();
  const place: Place = { ...wanted, href: wanted.home, arrivals: 0 };
  const href = routeFor(place);
  const isActive = (stateInHistory()?.active ?? place.key) === place.key;
  const isNamed = isActive && href !== undefined && href === routeInAddress()?.href;
  // every address of a whole shop is a route, so only a payment return moves the focus
  const isLed = isNamed && (place.routing !== 'path' || heldArrival() !== undefined);
  navigation.places[place.key] = { ...place, href: href ?? place.home, arrivals: isLed ? 1 : 0 };
  if (isNamed) navigation.active = place.key;
  if (place.isStage) haveWoken(place.area);
  if (claim('popstate')) addEventListener('popstate', followHistory);
}

/** Applies changed attributes of an embed. An outlet that still shows its home follows it. */
export function changePlace(
  key: string,
  { home, routing }: Pick<Place, 'home' | 'routing'>,
  base: string | undefined,
): void {
  const place = navigation.places[key];
  if (!place) return;
  navigation.base = base;
  if (place.href === place.home) place.href = home;
  Object.assign(place, { home, routing });
}

/** Sets the path below which a whole shop with its own page has its routes; `undefined` if there is none. */
export function setBase(base: string | undefined): void {
  navigation.base = base;
}

/** Unregisters the outlet of a removed embed. */
export function leavePlace(key: string, base: string | undefined = navigation.base): void {
  delete navigation.places[key];
  navigation.base = base;
  if (navigation.active === key) navigation.active = undefined;
}

/** Marks an outlet as active because the visitor uses it; notices are shown there. */
export function takeUp(key: string): void {
  if (navigation.places[key]?.isStage) navigation.active = key;
}

/** Records that the heading of the new screen has received the focus. */
export function haveArrived(key: string): void {
  const place = navigation.places[key];
  if (place) place.arrivals = 0;
}
