import { config } from '../../src/core/config/store.ts';
import type { Lang } from '../../src/core/i18n/languages.ts';
import { takePlace } from '../../src/core/navigation/outlets.ts';
import { navigation as places } from '../../src/core/navigation/store.ts';
import type { Area } from '../../src/core/routes/routes.ts';
import { until } from './server.ts';
import { SHOP_CONFIG } from './shop.ts';

export type Wanted = Parameters<typeof takePlace>[0];

/** An element as it asks for its place: at the home of its area unless told otherwise. */
export const place = (key: string, area: Area, more: Partial<Wanted> = {}): Wanted => ({
  key,
  area,
  home: area === 'checkout' ? '/checkout' : '/tickets',
  routing: 'hash',
  isStage: true,
  ...more,
});

export const TICKETS = place('tickets', 'tickets');
export const EVENT = place('event', 'tickets', { home: '/tickets/7' });
export const TOURS = place('tours', 'tours', { home: '/guided-tours' });
export const CHECKOUT = place('basket', 'checkout');
export const BUTTON = place('button', 'checkout', { isStage: false });

/** Elements come alive, in this order. */
export function open(...wanted: Wanted[]): void {
  const areas = [...new Set(wanted.filter(({ isStage }) => isStage).map(({ area }) => area))];
  for (const each of wanted) takePlace(each, areas);
}

/** The shop has started, in these languages. */
export function shopSpeaks(languages: readonly Lang[]): void {
  const info = { site_name: 'Museum', email: 'help@museum.example' };
  config.shop = { is: 'ready', value: { info, config: { ...SHOP_CONFIG, languages } } };
}

/** The page is loaded anew: the history is all that is left. */
export function reload(...wanted: Wanted[]): void {
  places.places = {};
  places.active = undefined;
  open(...wanted);
}

/** Where each element is. */
export const hrefs = () =>
  Object.fromEntries(Object.values(places.places).map(({ key, href }) => [key, href]));

/** Back or Forward to the entry with this hash. */
export async function go(step: -1 | 1, hash: string): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  if (step < 0) history.back();
  else history.forward();
  await moved;
  await until(`the address is at ${hash}`, () => location.hash === hash);
}

/** A link of the page's own. */
export async function follow(hash: string): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = hash;
  await moved;
}

/** The address of the page has this hash, as if it had been opened so. */
export const setHash = (hash: string, state: unknown = null): void => {
  const address = new URL(location.href);
  address.hash = hash;
  history.replaceState(state, '', address);
};
