import type { MiddlewareHandler } from 'hono';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { entityTag } from '../entity-tag.ts';
import { hasOptionalParts } from './settings.ts';
import type { Shop } from './shop.ts';

/** Calls that may be cached: configuration and catalogue, never availability (contract, "caching"). */
const CATALOGUE = [
  'shopinfo',
  'shopinfo/config',
  'content/static',
  'content/page',
  'event/select',
  'ticket/lifetime',
  'tour/select/event',
  'tour/attr',
  'merchandise/attr',
  'voucher/select/event/',
  'voucher/attr',
  'customer/attr',
  'checkout/payments',
];

const endpointOf = (path: string): string => path.split('/').slice(3).join('/');

const isCatalogue = (path: string): boolean => CATALOGUE.includes(endpointOf(path));

/** Lists that show when an item has places again. They may be stored, but the server is asked each time. */
const WITH_AVAILABILITY = ['event/select', 'tour/select/event'];

/**
 * Returns middleware that gives catalogue calls an `ETag` and a short age, except for lists with availability. Errors, calls with a
 * token and all other answers are not stored.
 */
export const caching = (shop: Shop): MiddlewareHandler[] => {
  const fresh = `public, max-age=${shop.settings.catalogueMaxAgeSeconds}`;
  const policyOf = (path: string): string =>
    hasOptionalParts(shop) && WITH_AVAILABILITY.includes(endpointOf(path)) ? 'no-cache' : fresh;
  // Without `access-control-allow-origin` the browser would withhold a 304 from the page.
  const tag = entityTag({
    retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
  });
  return [
    (c, next) => (isCatalogue(c.req.path) && !c.req.query('token') ? tag(c, next) : next()),
    async (c, next) => {
      await next();
      const mayStore = isCatalogue(c.req.path) && !c.req.query('token') && c.res.ok;
      c.header('cache-control', mayStore ? policyOf(c.req.path) : 'no-store');
    },
  ];
};
