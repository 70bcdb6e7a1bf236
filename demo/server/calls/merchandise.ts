import { Hono } from 'hono';
import { stockLeft } from '../article-stock.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { findInRanges, isKindSold, rangeOf } from '../ranges.ts';
import type { Shop } from '../shop.ts';
import { wireArticle, wireArticleDetail } from '../wire-article.ts';
import { wireGroup } from '../wire-tickets.ts';

/** Serves `merchandise/select`, `merchandise`, `merchandise/attr`, also for annual passes. */
export const merchandiseCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue, configuration } = shop;

  for (const list of ['/merchandise/select', '/merchandise/attr']) {
    calls.use(list, async (c, next) =>
      isKindSold(configuration, c.req.query('product_kind'))
        ? next()
        : fail(c, 404, 'UNKNOWN_CALL'),
    );
  }

  calls.get('/merchandise/select', (c) => {
    const range = rangeOf(catalogue, c.req.query('product_kind'));
    const leftOf = stockLeft(shop);
    const merchandise = range.articles.map((article) =>
      wireArticle(shop, range, article, leftOf(article), c.get('lang')),
    );
    return c.json({ data: { merchandise } });
  });

  calls.get('/merchandise', (c) => {
    const found = findInRanges(catalogue, c.req.query('article') ?? '');
    if (!found) return fail(c, 404, 'NOT_FOUND');
    const { range, article } = found;
    const left = stockLeft(shop)(article);
    return c.json({ data: wireArticleDetail(shop, range, article, left, c.get('lang')) });
  });

  calls.get('/merchandise/attr', (c) => {
    const { categories } = rangeOf(catalogue, c.req.query('product_kind'));
    return c.json({ data: { category: categories.map((one) => wireGroup(one, c.get('lang'))) } });
  });

  return calls;
};
