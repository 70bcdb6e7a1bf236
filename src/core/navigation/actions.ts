import { announce } from '../page/events.ts';
import { isOffered } from '../config/features.ts';
import { config } from '../config/store.ts';
import { type Area, parseRoute, publicHref, type Route } from '../routes/routes.ts';
import { language } from '../page/language.ts';
import { claim } from '../page/shared.ts';
import { writeStored } from '../web/storage.ts';
import { heldArrival } from './arrival.ts';
import { asleep, firstAsleep, haveWoken, wakes } from './asleep.ts';
import {
  addressWith,
  inLanguage,
  nameArrival,
  routeHere,
  routeInAddress,
  stateInHistory,
  writeHistory,
} from './address.ts';
import { haveComeBack } from './kept.ts';
import { followRedirect, keepRedirect, redirectTarget } from './redirect.ts';
import { returnToOf } from './returnTo.ts';
import { navigation, type Place } from './store.ts';

/** Returns the outlets in page order, independent of the order in which they were registered. */
const places = (): Place[] => {
  const order = ({ area }: Place): number => navigation.areas.indexOf(area);
  return Object.values(navigation.places).sort((one, next) => order(one) - order(next));
};

/** Cap on remembered outlets that left the page; generated ids would otherwise grow `history.state` without bound. */
const MOST_AWAY = 50;

/** Returns the route of each outlet; for pending embeds, the one from the history entry. */
function hrefs(): Record<string, string> {
  const remembered = Object.entries(stateInHistory()?.places ?? {});
  const away = remembered.filter(([key]) => !(key in navigation.places)).slice(-MOST_AWAY);
  return Object.fromEntries([...away, ...places().map(({ key, href }) => [key, href])]);
}

/** Updates the current history entry with the routes of all outlets, and the address if `href` is given. */
const keepEntry = (active?: string, href?: string): void =>
  writeHistory({ places: hrefs(), ...(active && { active }) }, { href, isNew: false });

function show(place: Place, href: string, isArrival: boolean): void {
  const changes = place.href !== href;
  place.href = href;
  if (isArrival) place.arrivals += 1;
  if (changes || isArrival) announceRoute(place);
}

function announceRoute({ key, href }: Place): void {
  const route = parseRoute(href);
  if (!route) return;
  const path = publicHref(route);
  announce('museum-navigate', { area: route.area, name: route.name, path }, key);
  writeStored('last-visited', path);
}

/** Returns the address of a route on the page configured for its area, unless that is this page. */
function onItsPage({ area, href }: Pick<Route, 'area' | 'href'>): string | undefined {
  const { checkoutUrl, accountUrl, shopUrl } = config.page ?? { api: '', shop: '' };
  const own = { checkout: checkoutUrl, account: accountUrl }[area as string];
  const named = own ?? shopUrl;
  if (!named) return undefined;
  const page = new URL(named, location.href);
  if (page.origin === location.origin && page.pathname === location.pathname) return undefined;
  // the page of a whole shop serves all languages, so the route must name one
  page.hash = own ? inLanguage(href) : `/${language.lang}${href}`;
  return page.href;
}

/** Returns an outlet of an area that can host screens: the visitor's own if it matches, else the first. */
function stageOf(wanted: Area, from: string | undefined): Place | undefined {
  const isOfArea = ({ area, isStage }: Place): boolean => area === wanted && isStage;
  const here = from ? navigation.places[from] : undefined;
  return here && isOfArea(here) ? here : places().find(isOfArea);
}

/**
 * Returns the outlet for a route: one of its area, else a whole shop; `elsewhere` if another page is configured for the
 * route; else the current or last active outlet, else the first that can host screens.
 */
function placeFor(
  route: Pick<Route, 'area' | 'href'>,
  from: string | undefined,
): Place | 'elsewhere' | undefined {
  const here = from ? navigation.places[from] : undefined;
  const own = stageOf(route.area, from) ?? stageOf('shop', from);
  if (own) return own;
  if (onItsPage(route) && !asleep.has(route.area)) return 'elsewhere';
  // the cart button hosts no screens, so the outlet used before it counts
  const last = here?.isStage ? here : navigation.places[navigation.active ?? ''];
  return last ?? places().find(({ isStage }) => isStage);
}

/** Returns whether this page, or another configured one, can show the route. */
export function canShow(href: string): boolean {
  const route = parseRoute(href);
  return route !== undefined && (asleep.size > 0 || placeFor(route, undefined) !== undefined);
}

/** Returns the address for a link to a route, which also works in a new tab and as a bookmark. */
export function linkTo(href: string, from?: string): string {
  const route = parseRoute(href);
  const away = route && placeFor(route, from) === 'elsewhere' ? onItsPage(route) : undefined;
  return away ?? addressWith(href);
}

/**
 * Shows a route in its outlet, or on the page configured for it; unknown routes are ignored. Adds a history entry
 * unless `replace` is set, and moves the focus unless `isArrival` is false.
 */
export function navigate(
  href: string,
  {
    from,
    replace = false,
    isArrival = true,
  }: { from?: string; replace?: boolean; isArrival?: boolean } = {},
): void {
  const route = parseRoute(href);
  if (!route || !isOffered(route.name)) return;
  const again = (): void => navigate(href, { from, replace, isArrival });
  if (!stageOf(route.area, from) && wakes(route.area, again)) return;
  const place = placeFor(route, from);
  if (!place && wakes(firstAsleep(), again)) return;
  followRedirect(navigation.places[from ?? navigation.active ?? '']?.href ?? '', href);
  if (place === 'elsewhere') {
    location.assign(linkTo(href, from));
    return;
  }
  if (!place) {
    announce('museum-error', {
      code: 'no-place',
      message: `No element of this page can show ${route.area}: add <museum-${route.area}> or a page for it`,
    });
    return;
  }
  // a change of outlet is a new entry, even if that outlet already shows the route
  const isElsewhere = place.key !== (navigation.active ?? from);
  const isNew = !replace && (place.href !== route.href || isElsewhere);
  navigation.isReturn = false;
  if (isNew && !stateInHistory()) keepEntry();
  navigation.active = place.key;
  show(place, route.href, isArrival);
  writeHistory(
    { places: hrefs(), active: place.key },
    { href: place.routing === 'memory' ? undefined : route.href, isNew },
  );
}

/** Opens the sign-in screen, and remembers the route to return to; another page gets it as `returnTo`. */
export function detour(signIn: string, here: string): void {
  const route = parseRoute(signIn);
  const isAway = route && placeFor(route, undefined) === 'elsewhere';
  const { pathname, search, hash } = location;
  const returnTo = encodeURIComponent(pathname + search + hash);
  navigate(isAway ? `${signIn}&returnTo=${returnTo}` : signIn);
  if (!isAway && here && !redirectTarget()) keepRedirect(here);
}

/** Returns after sign-in: to `returnTo` if it is allowed, else to the remembered route, else to `otherwise`. */
export function comeBack(
  returnTo: string | null,
  otherwise: string,
  from: string,
  leave = (to: string) => location.assign(to),
): void {
  const address = returnToOf(returnTo, location.href);
  const target = redirectTarget() ?? otherwise;
  keepRedirect(undefined);
  if (!address) return navigate(target, { from, replace: true });
  const route = routeHere(new URL(address));
  const isSpoken = (route?.lang ?? language.lang) === language.lang;
  if (route && isSpoken && route.name !== 'notFound') {
    navigate(route.href, { from, replace: true });
  } else leave(address);
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

/** Writes the state of a screen, such as a day or time, to its address, without a history entry. */
export function rememberInAddress(from: string, href: string): void {
  const place = navigation.places[from];
  if (!place || place.href === href || !parseRoute(href)) return;
  place.href = href;
  navigation.active = from;
  writeHistory(
    { places: hrefs(), active: from },
    { href: place.routing === 'memory' ? undefined : href, isNew: false },
  );
}

/** Replaces a route that contains a secret once it has been read, in the address, too. */
export function hideInAddress(from: string, href: string): void {
  const place = navigation.places[from];
  if (place) place.href = href;
  // an outlet with `memory` routing may also have its route from the address
  writeHistory({ places: hrefs(), active: from }, { href: routeInAddress() && href, isNew: false });
}

/** Returns the initial route of an outlet: from the history entry, else from the address if it belongs here. */
function routeFor(place: Place): string | undefined {
  const remembered = stateInHistory();
  const named = routeInAddress();
  if (place.routing === 'path') return named?.href;
  if (remembered?.places[place.key]) return remembered.places[place.key];
  if (!named || remembered || !place.isStage) return undefined;
  const isFirst = !places().some(({ href, isStage }) => isStage && href === named.href);
  const { areas } = navigation;
  const isNext = !areas.includes(named.area) && place.area === (areas[0] ?? place.area);
  return isFirst && (named.area === place.area || isNext) ? named.href : undefined;
}

/**
 * Registers an outlet, with the route from the history entry or the address, else its home. `areasOnPage` lists the
 * areas of all embeds in page order, including pending ones.
 */
export function takePlace(
  wanted: Omit<Place, 'href' | 'arrivals'>,
  areasOnPage: readonly Area[],
): void {
  navigation.areas = [...areasOnPage];
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

/** Unregisters the outlet of a removed embed. */
export function leavePlace(key: string): void {
  delete navigation.places[key];
  if (navigation.active === key) navigation.active = undefined;
}

/**
 * Returns whether a history entry needs another language, which takes a reload. An entry of the shop without a language
 * means the page's own.
 */
function speaksOther(named: Pick<Route, 'lang'> | undefined, isOurs: boolean): boolean {
  const saysNothing = named ? isOurs : location.hash === '';
  const wanted = named?.lang ?? (saysNothing ? language.own : language.lang);
  if (wanted === language.lang || config.shop.is !== 'ready') return false;
  return config.shop.value.config.languages.includes(wanted);
}

/** Handles an entry without our state: a hash typed by hand, an anchor, or an entry from before the shop. */
function followAddress(): void {
  const named = routeInAddress();
  if (named && !stageOf(named.area, undefined) && wakes(named.area, followAddress)) return;
  const place = named && placeFor(named, undefined);
  if (named && place && place !== 'elsewhere') {
    navigation.active = place.key;
    followRedirect(place.href, named.href);
    show(place, named.href, true);
  } else if (!location.href.includes('#')) {
    for (const each of places()) show(each, each.home, false);
  }
  // a null state is made by the browser; any other may belong to a page that the host swaps in
  if (history.state === null) keepEntry(navigation.active, named?.lang ? undefined : named?.href);
}

/** Handles `popstate`: Back, Forward, or a hash typed by hand. */
function followHistory({ state }: PopStateEvent): void {
  haveComeBack(state);
  navigation.isReturn = true;
  const remembered = stateInHistory();
  const isOtherLanguage = speaksOther(routeInAddress(), remembered !== undefined);
  if (remembered) bringBack(remembered);
  else followAddress();
  if (isOtherLanguage) location.reload();
}

/** Restores the route of each outlet from a history entry. */
function bringBack(remembered: NonNullable<ReturnType<typeof stateInHistory>>): void {
  const hrefOf = ({ key, home }: Place): string => remembered.places[key] ?? home;
  const changed = places().filter((place) => hrefOf(place) !== place.href);
  // focus the outlet that was active in that entry, else the one that is active now
  const led =
    changed.find(({ key }) => key === remembered.active) ??
    changed.find(({ key }) => key === navigation.active);
  if (led) followRedirect(led.href, hrefOf(led));
  for (const place of changed) show(place, hrefOf(place), place === led);
  navigation.active = navigation.places[remembered.active ?? '']?.key;
}
