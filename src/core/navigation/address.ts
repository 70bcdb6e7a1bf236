import { isOffered } from '../config/features.ts';
import { language } from '../i18n/language.ts';
import { type Lang, languageOf } from '../i18n/languages.ts';
import { parseRoute, type Route, type RouteName, routeTo } from '../routes/routes.ts';
import { heldArrival, hrefOfArrival } from './arrival.ts';
import { writeEntry } from './history.ts';
import { keepForEntry, keptForEntry } from './kept.ts';
import { navigation } from './store.ts';

/** Our part of `history.state`; the rest of it belongs to the page. */
type OurState = { places: Record<string, string>; active?: string };

/** What the address of a whole shop names: a route, or a page that there is not. */
type Named = Omit<Route, 'name'> & { name: Route['name'] | 'notFound' };

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

const STATE = 'museum-shop';

/** Tells one entry of the history from the others. */
const ENTRY = 'museum-shop-entry';

/** What stands for a language in an address, whether the shop speaks it or not. */
const LANGUAGE_SEGMENT = /^[a-z]{2}([-_][a-z]{2})?$/i;

/** The path of an address without the base of the shop; undefined beside it. */
export function belowBase(pathname: string, base: string): string | undefined {
  const isBelow = pathname === base || pathname.startsWith(`${base}/`);
  return isBelow ? pathname.slice(base.length) : undefined;
}

const offered = (route: Route | undefined): Route | undefined =>
  route && isOffered(route.name) ? route : undefined;

/** Behind `#`, a bare `/` is the home of applications of the page's own, too. */
const namedByHash = (hash: string): Route | undefined => {
  const route = offered(parseRoute(hash.slice(1)));
  return route?.name === 'home' && !document.querySelector('museum-shop') ? undefined : route;
};

function namedByPath(path: string, search: string): Named {
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const isLanguage = LANGUAGE_SEGMENT.test(first);
  const lang = isLanguage ? languageOf(first) : undefined;
  const own = `/${(isLanguage ? others : [first, ...others]).join('/')}${search}`;
  const route = offered(parseRoute(own));
  // a second language is none
  const named: Named =
    route && !route.lang ? route : { name: 'notFound', area: 'shop', href: own, params: {} };
  return { ...named, ...(lang && { lang }) };
}

/** The route that an address names, or undefined where it is the page's own. A whole shop has a screen for any path below its base. */
export function routeIn({ pathname, search, hash }: Address): Named | undefined {
  const byHash = namedByHash(hash);
  const { base } = navigation;
  if (base === undefined) return byHash;
  const path = belowBase(pathname, base);
  if (path === undefined) return undefined;
  const byPath = namedByPath(path, search);
  // other pages of the site need not know how the shop is addressed
  return byPath.name === 'home' && byHash ? byHash : byPath;
}

/** The route that the page's address names, or undefined where that is the page's own. */
export const routeInAddress = (): Named | undefined => routeIn(location);

/** The route of an address that opens on this page without loading it anew. */
export function routeHere(address: Address): Named | undefined {
  const { origin, pathname, search } = location;
  const isPage = address.pathname + address.search === pathname + search;
  if (address.origin !== origin || (navigation.base === undefined && !isPage)) return undefined;
  return routeIn(address);
}

/** A route as it stands in an address: with a language segment where it differs from the page's. */
export const inLanguage = (href: string): string =>
  language.lang === language.own ? href : `/${language.lang}${href}`;

/** A route as a path below the base: with its language first, but for logging out (specification, section 2). */
function pathOf(href: string, lang: Lang): string {
  const [path = '', query] = href.split(/\?(.*)/s);
  if (path === routeTo('logout')) return href;
  return `/${lang}${path === '/' ? '' : path}${query ? `?${query}` : ''}`;
}

/** The page's address with this route in its path, where it has a whole shop, else in its hash. Never built against `<base href>`. */
export function addressWith(href: string, lang: Lang = language.lang): string {
  const { base } = navigation;
  const address = new URL(location.href);
  if (base !== undefined) return address.origin + base + pathOf(href, lang);
  address.hash = lang === language.lang ? inLanguage(href) : `/${lang}${href}`;
  return address.href;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether an element may be brought to this; a whole shop tells of pages that there are not. */
const isPlace = (href: unknown): href is string =>
  typeof href === 'string' && (navigation.base !== undefined || parseRoute(href) !== undefined);

/** Which element was where, as the history entry remembers it. */
export function stateInHistory(): OurState | undefined {
  const state: unknown = history.state;
  const ours = (isRecord(state) ? state[STATE] : undefined) ?? keptForEntry();
  if (!isRecord(ours) || !isRecord(ours.places)) return undefined;
  const places = Object.fromEntries(
    Object.entries(ours.places).filter((entry): entry is [string, string] => isPlace(entry[1])),
  );
  return {
    places,
    ...(typeof ours.active === 'string' && { active: ours.active }),
  };
}

const newEntry = (): number => performance.timeOrigin + performance.now();

/** What tells the entry of the history that the visitor is at from all others. */
export function entryInHistory(): number {
  const state: unknown = history.state;
  const known = isRecord(state) ? state[ENTRY] : undefined;
  if (typeof known === 'number') return known;
  const entry = newEntry();
  writeEntry({ ...(isRecord(state) && state), [ENTRY]: entry }, location.href);
  return entry;
}

/** Writes our state and, where a route is to be seen, the address. What the page keeps in its state stays. */
export function writeHistory(
  ours: OurState,
  { href, isNew }: { href: string | undefined; isNew: boolean },
): void {
  const state: unknown = history.state;
  const merged = {
    ...(isRecord(state) && state),
    [STATE]: ours,
    [ENTRY]: isNew ? newEntry() : entryInHistory(),
  };
  const address = href === undefined ? location.href : addressWith(href);
  const isWritten = writeEntry(merged, address, isNew);
  // a new entry that was refused leaves the visitor at the one before, which keeps its own
  if (isWritten || !isNew) keepForEntry(ours);
}

/** The screens of a payment that came back. */
const RETURN_ROUTES: readonly (RouteName | 'notFound')[] = [
  'checkoutAccepted',
  'checkoutSuccess',
  'checkoutFailed',
  'checkoutCanceled',
  'orderReview',
];

const ROUTES_OF_OUTCOMES = {
  accepted: 'checkoutAccepted',
  success: 'checkoutSuccess',
  failed: 'checkoutFailed',
} as const;

/**
 * Puts the route of a payment that came back into an address that has lost it: a provider may drop the fragment (contract,
 * "Paying").
 */
export function nameArrival(): void {
  const arrival = heldArrival();
  const named = routeInAddress();
  const { base } = navigation;
  if (!arrival || (named && RETURN_ROUTES.includes(named.name))) return;
  if (base !== undefined && belowBase(location.pathname, base) === undefined) return;
  const left = parseRoute(hrefOfArrival() ?? '');
  const isOfOrder = left?.name === 'orderReview';
  const href = isOfOrder ? left.href : routeTo(ROUTES_OF_OUTCOMES[arrival.outcome]);
  const lang = named?.lang ?? left?.lang;
  const inItsLanguage = lang ? `/${lang}${href}` : href;
  const address = new URL(location.href);
  if (base === undefined) address.hash = inItsLanguage;
  else address.pathname = base + inItsLanguage;
  writeEntry(history.state, address);
}

/** The address of a whole shop says which language is spoken, and names its page in one way only. */
export function tidyAddress(): void {
  const named = routeInAddress();
  if (navigation.base === undefined || !named) return;
  const hash = parseRoute(location.hash.slice(1)) ? '' : location.hash;
  writeEntry(history.state, addressWith(named.href) + hash);
}
