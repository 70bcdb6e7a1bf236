import type { SalesArea } from '../routes/routes.ts';
import type { Target } from './addressAt.ts';
import { PASS_KIND } from './wire/merchandise.ts';

// Calls for the first screens. The loader makes them before the shop's code has loaded, so they repeat the paths of the
// endpoints instead of importing them; a test compares both.

export const ofShop = (shop: string): Target[] => [
  { path: 'shopinfo', query: { shop } },
  { path: 'shopinfo/config', query: { shop } },
];

const passes = { product_kind: PASS_KIND };

/** Calls for the list of each sales area, with its categories if they are a separate call. */
export const LISTS = {
  tickets: [{ path: 'event/select' }],
  tours: [{ path: 'tour/select/event' }, { path: 'tour/attr' }],
  merchandise: [{ path: 'merchandise/select' }, { path: 'merchandise/attr' }],
  passes: [
    { path: 'merchandise/select', query: passes },
    { path: 'merchandise/attr', query: passes },
  ],
  vouchers: [{ path: 'voucher/select/event/' }, { path: 'voucher/attr' }],
} as const satisfies Record<SalesArea, readonly Target[]>;

const article = (id: string): Target => ({ path: 'merchandise', query: { article: id } });

/** Call for one item of each sales area, by id. */
export const ONE = {
  tickets: (id: string): Target => ({ path: 'ticket/lifetime', query: { event: id } }),
  tours: (id: string): Target => ({ path: 'tour', query: { tour: id } }),
  merchandise: article,
  passes: article,
  vouchers: (id: string): Target => ({
    path: `voucher/selectOne/price/${encodeURIComponent(id)}`,
  }),
} satisfies Record<SalesArea, (id: string) => Target>;
