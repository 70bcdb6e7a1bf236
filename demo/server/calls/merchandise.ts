import { Hono } from 'hono';
import { stockLeft } from '../article-stock.ts';
import { findArticle } from '../catalogue.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { wireArticle } from '../wire-article.ts';
import { wireGroup } from '../wire-tickets.ts';

/** `merchandise/select`, `merchandise`, `merchandise/attr`. */
export const merchandiseCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const { catalogue } = shop;

  calls.get('/merchandise/select', (c) => {
    const leftOf = stockLeft(shop);
    const merchandise = catalogue.articles.map((article) =>
      wireArticle(shop, article, leftOf(article), c.get('lang')),
    );
    return c.json({ data: { merchandise } });
  });

  calls.get('/merchandise', (c) => {
    const article = findArticle(catalogue, c.req.query('article') ?? '');
    if (!article) return fail(c, 404, 'NOT_FOUND');
    return c.json({ data: wireArticle(shop, article, stockLeft(shop)(article), c.get('lang')) });
  });

  calls.get('/merchandise/attr', (c) => {
    const category = catalogue.articleCategories.map((one) => wireGroup(one, c.get('lang')));
    return c.json({ data: { category } });
  });

  return calls;
};
