import { announce } from '../announcements.ts';
import { isOffered } from '../config/features.ts';
import { config } from '../config/store.ts';
import { type Area, parseRoute, publicHref, type Route } from '../routes/routes.ts';
import { language } from '../i18n/language.ts';
import { claim } from '../shared.ts';
import { writeStored } from '../storage/storage.ts';
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

/** In the order of the page, whichever came alive first. */
const places = (): Place[] => {
  const order = ({ area }: Place): number => navigation.areas.indexOf(area);
  return Object.values(navigation.places).sort((one, next) => order(one) - order(next));
};

/** So many elements that are not in the page are remembered: those of a page that names them anew each time are no more. */
const MOST_AWAY = 50;

/** Where each element is; those that have not come alive yet stay where the history remembers them. */
function hrefs(): Record<string, string> {
  const remembered = Object.entries(stateInHistory()?.places ?? {});
  const away = remembered.filter(([key]) => !(key in navigation.places)).slice(-MOST_AWAY);
  return Object.fromEntries([...away, ...places().map(({ key, href }) => [key, href])]);
}

/** The entry of the history that the visitor is at shall bring each element back, at this route if there is one. */
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

/** A route on the page of the site that was named for its area, unless the visitor is on that already. */
function onItsPage({ area, href }: Pick<Route, 'area' | 'href'>): string | undefined {
  const { checkoutUrl, accountUrl, shopUrl } = config.page ?? { api: '', shop: '' };
  const own = { checkout: checkoutUrl, account: accountUrl }[area as string];
  const named = own ?? shopUrl;
  if (!named) return undefined;
  const page = new URL(named, location.href);
  if (page.origin === location.origin && page.pathname === location.pathname) return undefined;
  // one page of a whole shop is there for all languages, and says one of its own
  page.hash = own ? inLanguage(href) : `/${language.lang}${href}`;
  return page.href;
}

/** An element of an area: where the visitor is, else the first. */
function stageOf(wanted: Area, from: string | undefined): Place | undefined {
  const isOfArea = ({ area, isStage }: Place): boolean => area === wanted && isStage;
  const here = from ? navigation.places[from] : undefined;
  return here && isOfArea(here) ? here : places().find(isOfArea);
}

/**
 * An element of the route's area; else a whole shop; else the element where the visitor is, if it may show other areas;
 * else the first that may.
 */
function placeFor(
  route: Pick<Route, 'area' | 'href'>,
  from: string | undefined,
): Place | 'elsewhere' | undefined {
  const here = from ? navigation.places[from] : undefined;
  const own = stageOf(route.area, from) ?? stageOf('shop', from);
  if (own) return own;
  if (onItsPage(route) && !asleep.has(route.area)) return 'elsewhere';
  // who clicks the cart button is still where he was before
  const last = here?.isStage ? here : navigation.places[navigation.active ?? ''];
  return last ?? places().find(({ isStage }) => isStage);
}

/** Whether this page, or another one of the site, has an element in which the route can be shown. */
export function canShow(href: string): boolean {
  const route = parseRoute(href);
  return route !== undefined && (asleep.size > 0 || placeFor(route, undefined) !== undefined);
}

/** The address a link to the route has: for the status line, a new tab, or a bookmark. */
export function linkTo(href: string, from?: string): string {
  const route = parseRoute(href);
  const away = route && placeFor(route, from) === 'elsewhere' ? onItsPage(route) : undefined;
  return away ?? addressWith(href);
}

/**
 * Shows a route in the place it belongs to (architecture, "Routes inside somebody else's page"). Adds one entry to the
 * history, or none with `replace`. The focus goes to the new screen, unless the visitor stays where he is: `isArrival`.
 * Does nothing for what is no route.
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
  // to another element is a step too, even if that one shows the route already
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

/** Leads the visitor to sign in, and afterwards back to where he is: on the page for accounts by its `returnTo`. */
export function detour(signIn: string, here: string): void {
  const route = parseRoute(signIn);
  const isAway = route && placeFor(route, undefined) === 'elsewhere';
  const { pathname, search, hash } = location;
  const returnTo = encodeURIComponent(pathname + search + hash);
  navigate(isAway ? `${signIn}&returnTo=${returnTo}` : signIn);
  if (!isAway && here && !redirectTarget()) keepRedirect(here);
}

/** After signing in: to `returnTo` where it may be followed, else to where the visitor was on his way, else to `otherwise`. */
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

/** The visitor is using an element: what the shop has to tell is told there. */
export function takeUp(key: string): void {
  if (navigation.places[key]?.isStage) navigation.active = key;
}

/** The heading of the screen has taken the focus. */
export function haveArrived(key: string): void {
  const place = navigation.places[key];
  if (place) place.arrivals = 0;
}

/** Keeps what a screen has been told (a day, a time) in its address, without a step in the history. */
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

/** A secret that the route of a place brought along has been taken up: this route takes its place, in the address too. */
export function hideInAddress(from: string, href: string): void {
  const place = navigation.places[from];
  if (place) place.href = href;
  // an element that keeps to itself has its route from there as well
  writeHistory({ places: hrefs(), active: from }, { href: routeInAddress() && href, isNew: false });
}

/** The route in the address, if it goes to this place: by what the history remembers, else to the first of its area. */
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
 * Gives an element its place. It starts at the route that the history or the address has for it, else at its home.
 * `areasOnPage` are the areas that have an element in the page, in its order, whether or not it has come alive yet.
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
  // every address of a whole shop names a route: only who comes back from paying is led to it
  const isLed = isNamed && (place.routing !== 'path' || heldArrival() !== undefined);
  navigation.places[place.key] = { ...place, href: href ?? place.home, arrivals: isLed ? 1 : 0 };
  if (isNamed) navigation.active = place.key;
  if (place.isStage) haveWoken(place.area);
  if (claim('popstate')) addEventListener('popstate', followHistory);
}

/** The element has left the page for good. */
export function leavePlace(key: string): void {
  delete navigation.places[key];
  if (navigation.active === key) navigation.active = undefined;
}

/** Another language is spoken by a page that is loaded anew; an entry of ours without one speaks the page's own. */
function speaksOther(named: Pick<Route, 'lang'> | undefined, isOurs: boolean): boolean {
  const saysNothing = named ? isOurs : location.hash === '';
  const wanted = named?.lang ?? (saysNothing ? language.own : language.lang);
  if (wanted === language.lang || config.shop.is !== 'ready') return false;
  return config.shop.value.config.languages.includes(wanted);
}

/** An entry that knows nothing of us: a hash typed by hand, an anchor of the page, or what was there before the shop. */
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
  // made by the browser; an entry with a state of somebody else's may be of another page that is swapped in
  if (history.state === null) keepEntry(navigation.active, named?.lang ? undefined : named?.href);
}

/** Back, Forward, or a hash typed by hand: every element goes where it was in that entry. */
function followHistory({ state }: PopStateEvent): void {
  haveComeBack(state);
  navigation.isReturn = true;
  const remembered = stateInHistory();
  const isOtherLanguage = speaksOther(routeInAddress(), remembered !== undefined);
  if (remembered) bringBack(remembered);
  else followAddress();
  if (isOtherLanguage) location.reload();
}

/** Each element goes where it was. */
function bringBack(remembered: NonNullable<ReturnType<typeof stateInHistory>>): void {
  const hrefOf = ({ key, home }: Place): string => remembered.places[key] ?? home;
  const changed = places().filter((place) => hrefOf(place) !== place.href);
  // the visitor is led to what he comes back to, else to what he takes back
  const led =
    changed.find(({ key }) => key === remembered.active) ??
    changed.find(({ key }) => key === navigation.active);
  if (led) followRedirect(led.href, hrefOf(led));
  for (const place of changed) show(place, hrefOf(place), place === led);
  navigation.active = navigation.places[remembered.active ?? '']?.key;
}
