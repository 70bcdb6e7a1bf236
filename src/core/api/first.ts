import { PASS_KIND } from '../merchandise/types.ts';
import type { Endpoint } from './addressAt.ts';

// What the shop asks for first. The loader sends it before the shop's own code has come, so nothing heavy is imported here.

/** Who runs the shop. */
export const shopInfo = (shop: string): Endpoint => ({ endpoint: 'shopinfo', query: { shop } });

/** What the shop sells, and how. */
export const shopConfig = (shop: string): Endpoint => ({
  endpoint: 'shopinfo/config',
  query: { shop },
});

const passes = { product_kind: PASS_KIND };

/** The list of each sales area, with its categories where they come by themselves. */
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

/** One thing that is sold, by its id. */
export const ONE = {
  tickets: (id: string): Endpoint => ({ endpoint: 'ticket/lifetime', query: { event: id } }),
  tours: (id: string): Endpoint => ({ endpoint: 'tour', query: { tour: id } }),
  merchandise: article,
  passes: article,
  vouchers: (id: string): Endpoint => ({
    endpoint: `voucher/selectOne/price/${encodeURIComponent(id)}`,
  }),
};

/** An area in which something is sold. */
export type SalesArea = keyof typeof LISTS;
