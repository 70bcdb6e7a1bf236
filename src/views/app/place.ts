import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { linkTo, navigate } from '../../core/navigation/navigate.ts';
import { navigation } from '../../core/navigation/store.ts';

/** The key of the element's place in `navigation`. */
export const PlaceContext = createContext('');

/** Brings the heading into view that the visitor was led to, unless it is; what sticks above it is left free. */
function comeIntoView(heading: HTMLElement): void {
  const { top, bottom } = heading.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  if (top < margin || bottom > innerHeight) heading.scrollIntoView({ block: 'start' });
}

/** What happens to the page when the visitor is led to a screen. An element within a page leaves its scrolling alone otherwise. */
export const ArrivalContext = createContext(comeIntoView);

/** The route the element shows, path and query as they stand. */
export function useHref(): string {
  const key = useContext(PlaceContext);
  return useSnapshot(navigation, { sync: true }).places[key]?.href ?? '/';
}

/** The full path of the address that the element's route has: what a `returnTo` leads back to. */
export function useOwnPath(): string {
  const { pathname, search, hash } = new URL(linkTo(useHref(), useContext(PlaceContext)));
  return pathname + search + hash;
}

/** Leads the visitor to a route; by default as a new step of the history, and with the focus. */
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

/** The location of one element for wouter: all of it lives in the shared navigation. */
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
