import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import { TAKES_PLACES } from './places.ts';
import type { Shop } from './shop.ts';

/** Returns a function for the remaining stock of an article: neither ordered nor held. */
export const stockLeft = (shop: Shop): ((article: CatalogueArticle) => number) => {
  const rows = shop.database.all<{ articleId: string; taken: number }>(
    `SELECT article_id AS articleId, SUM(count) AS taken FROM pieces JOIN payments USING (cart_id)
      WHERE ${TAKES_PLACES} GROUP BY article_id`,
    [shop.now().getTime()],
  );
  const taken = new Map(rows.map((row) => [row.articleId, row.taken]));
  return ({ id, stock }) => Math.max(0, stock - (taken.get(id) ?? 0));
};
