import type { PageSettings } from '../config/types.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Area, Route } from '../routes/routes.ts';
import type { Outlet } from './store.ts';

/** Everything on the page that decides which outlet shows a route. */
export type PageState = {
  /** Registered outlets, in page order. */
  outlets: readonly Pick<Outlet, 'key' | 'area' | 'hostsScreens'>[];
  /** Key of the outlet used last. */
  active: string | undefined;
  /** Areas of the pending embeds, in page order. */
  pending: readonly string[];
  /** Pages of the site that are configured for an area. */
  pages: Pick<PageSettings, 'checkoutUrl' | 'accountUrl' | 'shopUrl'>;
  /** Address of the page. */
  address: string;
  /** Language of the page, and the one that an address without a language segment means. */
  language: { lang: Lang; own: Lang };
};

export type Resolution =
  | { is: 'outlet'; key: string }
  /** The site shows the area on another page, which has this address for the route. */
  | { is: 'otherPage'; address: string }
  /** The route needs an embed of this area whose code is not loaded yet. */
  | { is: 'pending'; area: string }
  | { is: 'none' };

type Wanted = Pick<Route, 'area' | 'href'>;

/** Returns the address of a route on the page configured for its area, unless that is this page. */
function addressOnOtherPage({ area, href }: Wanted, page: PageState): string | undefined {
  const { checkoutUrl, accountUrl, shopUrl } = page.pages;
  const ofArea = { checkout: checkoutUrl, account: accountUrl }[area as string];
  const named = ofArea ?? shopUrl;
  if (!named) return undefined;
  const here = new URL(page.address);
  const other = new URL(named, here);
  if (other.origin === here.origin && other.pathname === here.pathname) return undefined;
  const { lang, own } = page.language;
  // the page of a whole shop serves all languages, so the route must name one
  other.hash = ofArea && lang === own ? href : `/${lang}${href}`;
  return other.href;
}

/**
 * Decides where a route is shown: in an outlet of its area, else in a whole shop; else on the page
 * configured for the area; else in the outlet that the visitor uses or used last, else in the first that can host
 * screens. `from` is the key of the outlet that the visitor uses.
 */
export function resolve(page: PageState, route: Wanted, from?: string): Resolution {
  const hosts = page.outlets.filter(({ hostsScreens }) => hostsScreens);
  const here = hosts.find(({ key }) => key === from);
  const ofArea = (area: Area) =>
    here?.area === area ? here : hosts.find((host) => host.area === area);
  const inOutlet = ({ key }: { key: string }): Resolution => ({ is: 'outlet', key });

  const own = ofArea(route.area);
  if (own) return inOutlet(own);
  if (page.pending.includes(route.area)) return { is: 'pending', area: route.area };
  const shop = ofArea('shop');
  if (shop) return inOutlet(shop);
  const address = addressOnOtherPage(route, page);
  if (address) return { is: 'otherPage', address };
  // the cart button hosts no screens, so the outlet used before it counts
  const last = here ?? page.outlets.find(({ key }) => key === page.active) ?? hosts[0];
  if (last) return inOutlet(last);
  const [firstPending] = page.pending;
  return firstPending ? { is: 'pending', area: firstPending } : { is: 'none' };
}
