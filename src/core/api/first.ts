import { PASS_KIND } from './wire/merchandise.ts';
import type { Endpoint } from './addressAt.ts';

// Endpoints of the first requests. The loader sends them before the shop's code has loaded, so import nothing heavy.

export const shopInfo = (shop: string): Endpoint => ({ endpoint: 'shopinfo', query: { shop } });

export const shopConfig = (shop: string): Endpoint => ({
  endpoint: 'shopinfo/config',
  query: { shop },
});

const passes = { product_kind: PASS_KIND };

/** Endpoints for the list of each sales area, and for its categories if they are a separate call. */
export const LISTS = {
  tickets: { list: { endpoint: 'event/select' } },
  tours: { list: { endpoint: 'tour/select/event' }, groups: { endpoint: 'tour/attr' } },
  merchandise: {
    list: { endpoint: 'merchandise/select' },
    groups: { endpoint: 'merchandise/attr' },
  },
  passes: {
    list: { endpoint: 'merchandise/select', query: passes },
    groups: { endpoint: 'merchandise/attr', query: passes },
  },
  vouchers: {
    list: { endpoint: 'voucher/select/event/' },
    groups: { endpoint: 'voucher/attr' },
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

const article = (id: string): Endpoint => ({ endpoint: 'merchandise', query: { article: id } });

/** Endpoint for one item of each sales area, by id. */
export const ONE = {
  tickets: (id: string): Endpoint => ({ endpoint: 'ticket/lifetime', query: { event: id } }),
  tours: (id: string): Endpoint => ({ endpoint: 'tour', query: { tour: id } }),
  merchandise: article,
  passes: article,
  vouchers: (id: string): Endpoint => ({
    endpoint: `voucher/selectOne/price/${encodeURIComponent(id)}`,
  }),
};

export type SalesArea = keyof typeof LISTS;
