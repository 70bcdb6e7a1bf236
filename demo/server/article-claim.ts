import { stockLeft } from './article-stock.ts';
import type { ArticleClaim } from './cart-line.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import { findInRanges } from './ranges.ts';
import type { Shop } from './shop.ts';

/** Returns the refusal for the first article that has too few pieces left, with the available number. */
export const firstArticleRefusal = (shop: Shop, claims: ArticleClaim[]): Refusal | undefined => {
  if (claims.length === 0) return undefined;
  const leftOf = stockLeft(shop);
  for (const { articleId, count: wanted } of claims) {
    const article = findInRanges(shop.catalogue, articleId)?.article;
    if (!article) return refused('ARTICLE_UNKNOWN');
    const left = leftOf(article);
    if (left === 0) return refused('OUT_OF_STOCK', { article: article.name });
    if (left < wanted) return refused('TOO_FEW_PIECES', { article: article.name, wanted, left });
  }
  return undefined;
};
