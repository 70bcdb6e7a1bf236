import type { MiddlewareHandler } from 'hono';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { entityTag } from '../entity-tag.ts';

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

const isCatalogue = (path: string): boolean => {
  const [, , , ...endpoint] = path.split('/');
  return CATALOGUE.includes(endpoint.join('/'));
};

/**
 * Returns middleware that gives catalogue calls an `ETag` and a short age. Errors, calls with a token and all other answers are
 * not stored.
 */
export const caching = (maxAgeSeconds: number): MiddlewareHandler[] => {
  // Without `access-control-allow-origin` the browser would withhold a 304 from the page.
  const tag = entityTag({
    retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
  });
  return [
    (c, next) => (isCatalogue(c.req.path) && !c.req.query('token') ? tag(c, next) : next()),
    async (c, next) => {
      await next();
      const mayStore = isCatalogue(c.req.path) && !c.req.query('token') && c.res.ok;
      c.header('cache-control', mayStore ? `public, max-age=${maxAgeSeconds}` : 'no-store');
    },
  ];
};
