import { articleCategories, articleDetail, articleList } from '../api/merchandise.ts';
import { prefetch, send } from '../api/transport.ts';
import { inSequence } from '../api/wire/group.ts';
import { shouldFetch } from '../async/asyncState.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import { parseRoute, type RouteName } from '../routes/routes.ts';
import { merchandise } from './store.ts';
import type { Kind } from './types.ts';

/** Loads the sorted articles of a kind and their categories, unless they are loaded or loading. */
export async function loadArticles(kind: Kind): Promise<void> {
  await Promise.all([
    fetchOnce(merchandise.lists, kind, async () => {
      const result = await send(articleList, kind);
      return result.ok ? { ok: true, value: inSequence(result.value) } : result;
    }),
    fetchOnce(merchandise.categories, kind, () => send(articleCategories, kind)),
  ]);
}

/** Reloads an article with its current stock. */
export const loadArticle = (articleId: string): Promise<void> =>
  refetch(merchandise.known, articleId, () => send(articleDetail, articleId));

const LISTS: Partial<Record<RouteName, Kind>> = {
  merchandise: 'merchandise',
  merchandiseCategory: 'merchandise',
  passes: 'annualPass',
};

/** Prefetches the data of a route while its code is loading, or when the visitor points at a link to it. */
export function prefetchRoute(href: string): void {
  const route = parseRoute(href);
  const kind = route && LISTS[route.name];
  if (kind && shouldFetch(merchandise.lists[kind])) {
    void prefetch(articleList, kind);
    void prefetch(articleCategories, kind);
  }
  const id = route?.params.id;
  if (id && (route.name === 'product' || route.name === 'pass')) void prefetch(articleDetail, id);
}
