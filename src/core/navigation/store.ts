import { proxy } from 'valtio/vanilla';
import type { Area } from '../routes/routes.ts';
import { shared } from '../page/shared.ts';

/** Part of the page's address that an outlet uses: the path below a base, the hash, or none. */
export type Routing = 'path' | 'hash' | 'memory';

/** Outlet of an embed: the route it shows, and how it uses the page's address. */
export type Outlet = {
  /** The element's `id`, else its tag and position in the page. */
  key: string;
  area: Area;
  /** Initial route, to which the outlet also returns. */
  home: string;
  routing: Routing;
  /** Path and query in one string, because two fields could be observed in an inconsistent state. */
  href: string;
  /** Number of navigations that should move the focus; the heading takes it when this grows. */
  focusRequests: number;
  /** Whether screens can open here; they cannot in the cart button. */
  hostsScreens: boolean;
};

export type NavigationState = {
  outlets: Record<string, Outlet>;
  /** Areas of all embeds in page order, including pending ones. */
  areas: Area[];
  /** Key of the outlet used last. */
  active: string | undefined;
  /** Whether the current routes were reached by Back or Forward. */
  isReturn: boolean;
  /** For a whole shop with its own page: the path below which its routes are, without a trailing slash. */
  base: string | undefined;
};

export const navigation = shared('navigation', () =>
  proxy<NavigationState>({
    outlets: {},
    areas: [],
    active: undefined,
    isReturn: false,
    base: undefined,
  }),
);
