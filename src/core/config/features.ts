import type { Area, RouteName, SalesArea } from '../routes/routes.ts';
import { ROUTES } from '../routes/routes.ts';
import { config } from './store.ts';
import type { ShopConfig } from './types.ts';

/** Flags that switch areas on, in the configuration. */
export const FLAGS = {
  tickets: 'hasTickets',
  tours: 'hasGuidedTours',
  merchandise: 'hasMerchandise',
  passes: 'hasMemCard',
  vouchers: 'hasVouchers',
  account: 'hasUserRegistration',
} as const satisfies Record<SalesArea | 'account', keyof ShopConfig>;

/** Account routes that work without accounts: an order opens by its key, and guests can sign out. */
const WITHOUT_ACCOUNT: readonly RouteName[] = ['orderReview', 'logout'];

/** Returns whether an area is switched on; all are until the configuration has loaded. */
export function isAreaOn(area: Area): boolean {
  const known = config.shop.is === 'ready' ? config.shop.value.config : config.features;
  return !known || !(area in FLAGS) || known[FLAGS[area as keyof typeof FLAGS]];
}

/** Returns whether the shop has a screen for a route, i.e. whether the area of the route is switched on. */
export const isOffered = (name: RouteName): boolean =>
  WITHOUT_ACCOUNT.includes(name) || isAreaOn(ROUTES[name][1]);
