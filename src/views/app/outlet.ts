import { createContext, useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isOffered } from '../../core/config/features.ts';
import { linkTo, navigate, rememberInAddress } from '../../core/navigation/navigate.ts';
import { navigation } from '../../core/navigation/store.ts';
import { parseRoute, type Route, type RouteParam } from '../../core/routes/routes.ts';

/** Key of the outlet in `navigation`. */
export const OutletContext = createContext('');

/** Scrolls a heading into view unless it is visible; `scroll-margin` keeps it clear of sticky headers. */
function scrollIfHidden(heading: HTMLElement): void {
  const { top, bottom } = heading.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  if (top < margin || bottom > innerHeight) heading.scrollIntoView({ block: 'start' });
}

/** Scrolls the page after a navigation; by default, in a host page, only if the new heading is out of view. */
export const ScrollContext = createContext(scrollIfHidden);

/** Returns the route of the outlet, with path and query unchanged. */
export function useHref(): string {
  const key = useContext(OutletContext);
  return useSnapshot(navigation, { sync: true }).outlets[key]?.href ?? '/';
}

/** Returns the outlet's route; `undefined` if the shop has no such route, or it is switched off. */
export function useOwnRoute(): Route | undefined {
  const route = parseRoute(useHref());
  // outlets have no language segment, so the first of two is left here
  return route && !route.lang && isOffered(route.name) ? route : undefined;
}

/** Returns a parameter of the outlet's route, decoded. */
export const useRouteParam = (name: RouteParam): string | undefined => useOwnRoute()?.params[name];

/** Returns path, query and hash of the outlet's address, for use as `returnTo`. */
export function useOwnPath(): string {
  const { pathname, search, hash } = new URL(linkTo(useHref(), useContext(OutletContext)));
  return pathname + search + hash;
}

/** Returns a function that navigates to a route; by default it adds a history entry and moves the focus. */
export function useNavigate(): (
  href: string,
  options?: { replace?: boolean; movesFocus?: boolean },
) => void {
  const from = useContext(OutletContext);
  return (href, options) => navigate(href, { from, ...options });
}

/**
 * Opens the only item of a list, if there is one: without a history entry and without moving the focus, because the
 * visitor has not navigated.
 */
export function useOnlyItem(href: string | undefined): void {
  const outlet = useContext(OutletContext);
  useEffect(() => {
    if (href) rememberInAddress(outlet, href);
  }, [outlet, href]);
}

/** Returns the location hook of an outlet, with which wouter's `Link` navigates; the state is in the shared `navigation`. */
export function locationOf(key: string) {
  function useLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
    const { href = '/' } = useSnapshot(navigation, { sync: true }).outlets[key] ?? {};
    const go = (to: string, options?: { replace?: boolean }) =>
      navigate(to, { from: key, replace: options?.replace ?? false });
    return [href.split('?')[0]!, go];
  }
  return Object.assign(useLocation, { hrefs: (to: string) => linkTo(to, key) });
}
