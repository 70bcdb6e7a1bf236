import { fetchArticle, fetchArticleCategories, fetchArticles } from '../api/merchandise.ts';
import { once, renew } from '../renew.ts';
import { parseRoute, type RouteName } from '../routes/routes.ts';
import { isNeeded } from '../wait.ts';
import { inOrder } from './rules.ts';
import { merchandise } from './store.ts';
import type { Kind } from './types.ts';

/** Loads the articles of a kind in their order, and their categories, unless they are there or on their way. */
export async function loadArticles(kind: Kind): Promise<void> {
  await Promise.all([
    once(merchandise.lists, kind, async () => {
      const result = await fetchArticles(kind);
      return result.ok ? { ok: true, value: inOrder(result.value) } : result;
    }),
    once(merchandise.categories, kind, () => fetchArticleCategories(kind)),
  ]);
}

/** Asks for an article, with what is left of it now. */
export const loadArticle = (articleId: string): Promise<void> =>
  renew(merchandise.known, articleId, () => fetchArticle(articleId));

const LISTS: Partial<Record<RouteName, Kind>> = {
  merchandise: 'merchandise',
  merchandiseCategory: 'merchandise',
  passes: 'annualPass',
};

/**
 * Asks for what the screen of a route will ask for first, as soon as it is likely to be shown: while its code is still
 * being loaded, or when somebody points at the way there.
 */
export function askBeforehand(href: string): void {
  const route = parseRoute(href);
  const kind = route && LISTS[route.name];
  const options = { isBeforehand: true };
  if (kind && isNeeded(merchandise.lists[kind])) {
    void fetchArticles(kind, options);
    void fetchArticleCategories(kind, options);
  }
  const id = route?.params.id;
  if (id && (route.name === 'product' || route.name === 'pass')) void fetchArticle(id, options);
}
