import type { Area, RouteName } from '../routes/routes.ts';
import { ROUTES } from '../routes/routes.ts';
import { config } from './store.ts';
import type { ShopConfig } from './types.ts';

const FLAGS = {
  tickets: 'hasTickets',
  tours: 'hasGuidedTours',
  merchandise: 'hasMerchandise',
  passes: 'hasMemCard',
  vouchers: 'hasVouchers',
  account: 'hasUserRegistration',
} as const satisfies Partial<Record<Area, keyof ShopConfig>>;

/** Routes of accounts that who has none needs, too: an order is shown by its key, and a guest can log out. */
const WITHOUT_ACCOUNT: readonly RouteName[] = ['orderReview', 'logout'];

/** Whether the museum has switched an area on; everything is on until its configuration is there. */
export function isAreaOn(area: Area): boolean {
  const known = config.shop.is === 'ready' ? config.shop.value.config : config.features;
  return !known || !(area in FLAGS) || known[FLAGS[area as keyof typeof FLAGS]];
}

/** Whether a route has a screen in this shop: one of an area that is switched off has none. */
export const isOffered = (name: RouteName): boolean =>
  WITHOUT_ACCOUNT.includes(name) || isAreaOn(ROUTES[name][1]);
