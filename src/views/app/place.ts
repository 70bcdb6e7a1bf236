import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { linkTo, navigate } from '../../core/navigation/navigate.ts';
import { navigation } from '../../core/navigation/store.ts';

/** Key of the outlet in `navigation`. */
export const PlaceContext = createContext('');

/** Scrolls a heading into view unless it is visible; `scroll-margin` keeps it clear of sticky headers. */
function comeIntoView(heading: HTMLElement): void {
  const { top, bottom } = heading.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  if (top < margin || bottom > innerHeight) heading.scrollIntoView({ block: 'start' });
}

/** Scrolls the page after a navigation; by default, in a host page, only if the new heading is out of view. */
export const ArrivalContext = createContext(comeIntoView);

/** Returns the route of the outlet, with path and query unchanged. */
export function useHref(): string {
  const key = useContext(PlaceContext);
  return useSnapshot(navigation, { sync: true }).places[key]?.href ?? '/';
}

/** Returns path, query and hash of the outlet's address, for use as `returnTo`. */
export function useOwnPath(): string {
  const { pathname, search, hash } = new URL(linkTo(useHref(), useContext(PlaceContext)));
  return pathname + search + hash;
}

/** Returns a function that navigates to a route; by default it adds a history entry and moves the focus. */
export function useNavigate(): (
  href: string,
  options?: { replace?: boolean; isArrival?: boolean },
) => void {
  const from = useContext(PlaceContext);
  return (href, options) => navigate(href, { from, ...options });
}

const split = (href: string): [path: string, query: string] => {
  const [path = '/', query = ''] = href.split(/\?(.*)/s);
  return [path, query];
};

/** Returns the location hook of an outlet for wouter; the state is in the shared `navigation`. */
export function locationOf(key: string) {
  const useOwnHref = () => useSnapshot(navigation, { sync: true }).places[key]?.href ?? '/';
  function useLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
    const go = (to: string, options?: { replace?: boolean }) =>
      navigate(to, { from: key, replace: options?.replace ?? false });
    return [split(useOwnHref())[0], go];
  }
  return Object.assign(useLocation, {
    searchHook: function useSearch() {
      return split(useOwnHref())[1];
    },
    hrefs: (to: string) => linkTo(to, key),
  });
}
