import { config } from '../../src/core/config/store.ts';
import type { Lang } from '../../src/core/i18n/languages.ts';
import { registerOutlet } from '../../src/core/navigation/outlets.ts';
import { navigation } from '../../src/core/navigation/store.ts';
import type { Area } from '../../src/core/routes/routes.ts';
import { eventually } from './eventually.ts';
import { SHOP_CONFIG } from './shop.ts';

export type Wanted = Parameters<typeof registerOutlet>[0];

/** Returns the outlet that an embed of this area registers; its home is the basket or the list of events by default. */
export const outlet = (key: string, area: Area, more: Partial<Wanted> = {}): Wanted => ({
  key,
  area,
  home: area === 'checkout' ? '/checkout' : '/tickets',
  routing: 'hash',
  hostsScreens: true,
  ...more,
});

export const TICKETS = outlet('tickets', 'tickets');
export const EVENT = outlet('event', 'tickets', { home: '/tickets/7' });
export const TOURS = outlet('tours', 'tours', { home: '/guided-tours' });
export const CHECKOUT = outlet('basket', 'checkout');
export const BUTTON = outlet('button', 'checkout', { hostsScreens: false });

/** Registers the outlets of embeds, in this order. */
export function open(...wanted: Wanted[]): void {
  const areas = [
    ...new Set(wanted.filter(({ hostsScreens }) => hostsScreens).map(({ area }) => area)),
  ];
  for (const each of wanted) registerOutlet(each, areas);
}

/** Marks the shop as started, with these languages. */
export function shopSpeaks(languages: readonly Lang[]): void {
  const info = { site_name: 'Museum', email: 'help@museum.example' };
  config.shop = { is: 'ready', value: { info, config: { ...SHOP_CONFIG, languages } } };
}

/** Simulates a reload of the page: only the history is left. */
export function reload(...wanted: Wanted[]): void {
  navigation.outlets = {};
  navigation.active = undefined;
  open(...wanted);
}

/** Returns the route of each outlet, by key. */
export const hrefs = () =>
  Object.fromEntries(Object.values(navigation.outlets).map(({ key, href }) => [key, href]));

/** Goes one step back or forward and waits for the hash of that entry. */
export async function go(step: -1 | 1, hash: string): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  if (step < 0) history.back();
  else history.forward();
  await moved;
  await eventually(`the address is at ${hash}`, () => location.hash === hash);
}

/** Follows a link of the host page to this hash. */
export async function follow(hash: string): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = hash;
  await moved;
}

/** Sets the hash and the state of the current entry, as if the page had been opened with them. */
export const setHash = (hash: string, state: unknown = null): void => {
  const address = new URL(location.href);
  address.hash = hash;
  history.replaceState(state, '', address);
};
