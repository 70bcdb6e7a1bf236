import { isOffered } from '../config/features.ts';
import { language } from '../page/language.ts';
import { type Lang, languageOf } from '../i18n/languages.ts';
import { NO_KEY } from '../routes/noKey.ts';
import { parseRoute, type Route, routeTo } from '../routes/routes.ts';
import { hideOrderKey, lastOrderKey } from './paymentReturn.ts';
import { writeEntry } from './history.ts';
import { keepForEntry, keptForEntry } from './kept.ts';
import { navigation } from './store.ts';

/** Our part of `history.state`; the rest belongs to the host page. */
type OurState = { outlets: Record<string, string>; active?: string };

/** Route in the address of a whole shop; `notFound` if no screen has that path. */
type Named = Omit<Route, 'name'> & { name: Route['name'] | 'notFound' };

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

const STATE = 'museum-shop';

/** Key of the unique id of a history entry. */
const ENTRY = 'museum-shop-entry';

/** Matches a language segment, whether or not that language is supported. */
const LANGUAGE_SEGMENT = /^[a-z]{2}([-_][a-z]{2})?$/i;

/** Returns the path below the base of the shop; `undefined` if it is outside. */
export function belowBase(pathname: string, base: string): string | undefined {
  const isBelow = pathname === base || pathname.startsWith(`${base}/`);
  return isBelow ? pathname.slice(base.length) : undefined;
}

const offered = (route: Route | undefined): Route | undefined =>
  route && isOffered(route.name) ? route : undefined;

/** Reads a route from the hash. A bare `#/` may belong to the host page, so it counts only with a whole shop. */
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
  // a second language segment is not a route
  const named: Named =
    route && !route.lang ? route : { name: 'notFound', area: 'shop', href: own, params: {} };
  return { ...named, ...(lang && { lang }) };
}

/** Returns a route with the key of the order that its address does not have: that of the history entry, or the last. */
function withOrderKey(named: Named | undefined): Named | undefined {
  if (named?.name !== 'orderReview' || named.params.id !== NO_KEY) return named;
  const [, key] = /\/order-review\/([^/?"]+)/.exec(JSON.stringify(stateInHistory()) ?? '') ?? [];
  return { ...named, ...parseRoute(`/order-review/${key ?? lastOrderKey()}`) };
}

/**
 * Returns the route in an address, if it is not the host page's own; a whole shop has one for every path below its
 * base.
 */
export const routeIn = (address: Address): Named | undefined => withOrderKey(writtenIn(address));

function writtenIn({ pathname, search, hash }: Address): Named | undefined {
  const byHash = namedByHash(hash);
  const { base } = navigation;
  if (base === undefined) return byHash;
  const path = belowBase(pathname, base);
  if (path === undefined) return undefined;
  const byPath = namedByPath(path, search);
  // other pages may link by hash, because they do not know the shop's base
  return byPath.name === 'home' && byHash ? byHash : byPath;
}

/** Returns the route in the page's address; `undefined` if the address belongs to the host page. */
export const routeInAddress = (): Named | undefined => routeIn(location);

/** Returns the route of an address that this page can show without a reload. */
export function routeHere(address: Address): Named | undefined {
  const { origin, pathname, search } = location;
  const isPage = address.pathname + address.search === pathname + search;
  if (address.origin !== origin || (navigation.base === undefined && !isPage)) return undefined;
  return routeIn(address);
}

/** Returns a route with a language segment if its language differs from the page's own. */
export const inLanguage = (href: string): string =>
  language.lang === language.own ? href : `/${language.lang}${href}`;

/** Returns a route as a path with the language first, except for logout (specification, section 2). */
function pathOf(href: string, lang: Lang): string {
  const [path = '', query] = href.split(/\?(.*)/s);
  if (path === routeTo('logout')) return href;
  return `/${lang}${path === '/' ? '' : path}${query ? `?${query}` : ''}`;
}

/**
 * Returns the page's address with a route: in the path for a whole shop, else in the hash. Ignores `<base href>`. For a
 * link: the page's own address shows no key, see `hideOrderKey`.
 */
export function addressWith(href: string, lang: Lang = language.lang): string {
  const { base } = navigation;
  const address = new URL(location.href);
  if (base !== undefined) return address.origin + base + pathOf(href, lang);
  address.hash = lang === language.lang ? inLanguage(href) : `/${lang}${href}`;
  return address.href;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns whether an outlet can show a route; a whole shop has a screen for unknown ones, too. */
const isShowable = (href: unknown): href is string =>
  typeof href === 'string' && (navigation.base !== undefined || parseRoute(href) !== undefined);

/** Returns the routes by outlet from the current history entry. */
export function stateInHistory(): OurState | undefined {
  const state: unknown = history.state;
  const ours = (isRecord(state) ? state[STATE] : undefined) ?? keptForEntry();
  if (!isRecord(ours) || !isRecord(ours.outlets)) return undefined;
  const outlets = Object.fromEntries(
    Object.entries(ours.outlets).filter((entry): entry is [string, string] => isShowable(entry[1])),
  );
  return {
    outlets,
    ...(typeof ours.active === 'string' && { active: ours.active }),
  };
}

const newEntry = (): number => performance.timeOrigin + performance.now();

/** Returns the unique id of the current history entry; assigns one if it has none. */
export function entryInHistory(): number {
  const state: unknown = history.state;
  const known = isRecord(state) ? state[ENTRY] : undefined;
  if (typeof known === 'number') return known;
  const entry = newEntry();
  writeEntry({ ...(isRecord(state) && state), [ENTRY]: entry }, location.href);
  return entry;
}

/** Writes our state and, if `href` is given, the address. Keeps the host page's own state. */
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
  const address = href === undefined ? location.href : addressWith(hideOrderKey(href));
  const isWritten = writeEntry(merged, address, isNew);
  // if the browser refused a new entry, the current one keeps its own state
  if (isWritten || !isNew) keepForEntry(ours);
}

/** Normalises the address of a whole shop: adds the language and drops a route from the hash. */
export function normalizeAddress(): void {
  const named = routeInAddress();
  if (navigation.base === undefined || !named) return;
  const hash = parseRoute(location.hash.slice(1)) ? '' : location.hash;
  writeEntry(history.state, addressWith(hideOrderKey(named.href)) + hash);
}
