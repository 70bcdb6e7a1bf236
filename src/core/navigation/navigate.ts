import { announce } from '../page/events.ts';
import { isOffered } from '../config/features.ts';
import { config } from '../config/store.ts';
import { language } from '../page/language.ts';
import { parseRoute, publicHref, type Route } from '../routes/routes.ts';
import { writeStored } from '../web/storage.ts';
import { addressWith, routeInAddress, stateInHistory, writeHistory } from './address.ts';
import { pendingEmbeds } from './pending.ts';
import { loadThenRetry } from './pendingNavigation.ts';
import { updateRedirect } from './redirect.ts';
import { type Resolution, resolve } from './resolve.ts';
import { notifyRouteShown } from './signals.ts';
import { navigation, type Outlet } from './store.ts';

/** Returns the outlets in page order, independent of the order in which they were registered. */
export const outletsInOrder = (): Outlet[] => {
  const order = ({ area }: Outlet): number => navigation.areas.indexOf(area);
  return Object.values(navigation.outlets).sort((one, next) => order(one) - order(next));
};

/** Returns where this page shows a route; `from` is the key of the outlet that the visitor uses. */
export const resolveHere = (route: Pick<Route, 'area' | 'href'>, from?: string): Resolution =>
  resolve(
    {
      outlets: outletsInOrder(),
      active: navigation.active,
      pending: [...pendingEmbeds.keys()],
      pages: config.page ?? {},
      address: location.href,
      language,
    },
    route,
    from,
  );

/** Cap on remembered outlets that left the page; generated ids would otherwise grow `history.state` without bound. */
const MOST_AWAY = 50;

/** Returns the route of each outlet; for pending embeds, the one from the history entry. */
function hrefs(): Record<string, string> {
  const remembered = Object.entries(stateInHistory()?.outlets ?? {});
  const away = remembered.filter(([key]) => !(key in navigation.outlets)).slice(-MOST_AWAY);
  return Object.fromEntries([...away, ...outletsInOrder().map(({ key, href }) => [key, href])]);
}

/** Updates the current history entry with the routes of all outlets, and the address if `href` is given. */
export const keepEntry = (active?: string, href?: string): void =>
  writeHistory({ outlets: hrefs(), ...(active && { active }) }, { href, isNew: false });

/** Makes the heading of the next screen of an outlet take the focus. */
export function requestFocus(outlet: Outlet): void {
  // a screen that is still loading elsewhere must not take the focus later
  for (const each of Object.values(navigation.outlets)) if (each !== outlet) each.focusRequests = 0;
  outlet.focusRequests += 1;
}

/** Shows a route in an outlet, and announces it. With `movesFocus`, the heading of the screen takes the focus. */
export function show(outlet: Outlet, href: string, movesFocus: boolean): void {
  const changes = outlet.href !== href;
  outlet.href = href;
  if (movesFocus) requestFocus(outlet);
  if (changes || movesFocus) announceRoute(outlet);
}

function announceRoute({ key, href }: Outlet): void {
  const route = parseRoute(href);
  if (!route) return;
  notifyRouteShown(key);
  const path = publicHref(route.href);
  announce('museum-navigate', { area: route.area, name: route.name, path }, key);
  writeStored('last-visited', path);
}

/** Returns whether this page, or another configured one, can show the route. */
export function canShow(href: string): boolean {
  const route = parseRoute(href);
  return route !== undefined && resolveHere(route).is !== 'none';
}

/** Returns the address for a link to a route, which also works in a new tab and as a bookmark. */
export function linkTo(href: string, from?: string): string {
  const route = parseRoute(href);
  const target = route && resolveHere(route, from);
  return target?.is === 'otherPage' ? target.address : addressWith(href);
}

/**
 * Shows a route in its outlet, or on the page configured for it; unknown routes are ignored. Adds a history entry
 * unless `replace` is set, and moves the focus unless `movesFocus` is false. Returns a promise if the embed has to be
 * loaded first.
 */
export function navigate(
  href: string,
  {
    from,
    replace = false,
    movesFocus = true,
  }: { from?: string; replace?: boolean; movesFocus?: boolean } = {},
): void | Promise<void> {
  const route = parseRoute(href);
  if (!route || !isOffered(route.name)) return;
  const target = resolveHere(route, from);
  if (target.is === 'pending') {
    return loadThenRetry(target.area, () => navigate(href, { from, replace, movesFocus }));
  }
  updateRedirect(navigation.outlets[from ?? navigation.active ?? '']?.href ?? '', href);
  if (target.is === 'otherPage') return location.assign(target.address);
  if (target.is === 'none') {
    return announce('museum-error', {
      code: 'missing-embed',
      message: `No element of this page can show ${route.area}: add <museum-${route.area}> or a page for it`,
    });
  }
  const outlet = navigation.outlets[target.key]!;
  // a change of outlet is a new entry, even if that outlet already shows the route
  const isElsewhere = outlet.key !== (navigation.active ?? from);
  const isNew = !replace && (outlet.href !== route.href || isElsewhere);
  navigation.isReturn = false;
  if (isNew && !stateInHistory()) keepEntry();
  navigation.active = outlet.key;
  show(outlet, route.href, movesFocus);
  writeHistory(
    { outlets: hrefs(), active: outlet.key },
    { href: outlet.routing === 'memory' ? undefined : route.href, isNew },
  );
}

/** Writes the state of a screen, such as a day or time, to its address, without a history entry. */
export function rememberInAddress(from: string, href: string): void {
  const outlet = navigation.outlets[from];
  if (!outlet || outlet.href === href || !parseRoute(href)) return;
  outlet.href = href;
  navigation.active = from;
  keepEntry(from, outlet.routing === 'memory' ? undefined : href);
}

/** Replaces a route that contains a secret once it has been read, in the address, too. */
export function hideInAddress(from: string, href: string): void {
  const outlet = navigation.outlets[from];
  if (outlet) outlet.href = href;
  // an outlet with `memory` routing may also have its route from the address
  keepEntry(from, routeInAddress() && href);
}
