import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { findArticle } from './catalogue.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { idCountForm } from './item-forms.ts';
import type { Shop } from './shop.ts';

/** Reads a `merchandise` item. The stock is checked when the pieces are held. */
export const readArticleItem = (shop: Shop, item: unknown): Outcome<CartLine> => {
  const form = v.safeParse(idCountForm, item);
  if (!form.success) return refused('NOT_UNDERSTOOD');
  const { id, count } = form.output;
  if (count < 1) return refused('PIECES_MISSING');
  const article = findArticle(shop.catalogue, id);
  if (!article) return refused('ARTICLE_UNKNOWN');
  return fine({
    type: 'merchandise',
    id,
    name: article.name,
    details: [],
    count,
    priceCents: article.priceCents,
    vat: article.vat,
    isTicket: false,
    articleClaim: { articleId: id, count },
  });
};
