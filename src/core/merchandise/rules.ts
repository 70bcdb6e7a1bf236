import type { Group } from '../group.ts';
import { type Article, type ArticleDetail, type Kind, PASS_KIND } from './types.ts';

/** Whether an article is an annual pass. */
export const kindOf = ({ product_kind_ref }: Pick<ArticleDetail, 'product_kind_ref'>): Kind =>
  product_kind_ref === PASS_KIND ? 'annualPass' : 'merchandise';

/** Articles as the museum has put them in order. */
export const inOrder = <T extends Pick<Article, 'sequence_no'>>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.sequence_no - b.sequence_no);

/** The articles of a category; all of them where none is named. */
export const articlesOf = (articles: readonly Article[], category: string | undefined) =>
  category
    ? articles.filter(({ custom_groups }) => custom_groups.some(({ id }) => id === category))
    : articles;

/** The categories in their order, each with the number of its articles; those without any are left out. */
export function categoriesOf(articles: readonly Article[], categories: readonly Group[]) {
  const counts = new Map<string, number>();
  // once through all articles, of which there may be thousands
  for (const { custom_groups } of articles) {
    const ids = new Set(custom_groups.map(({ id }) => id));
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return inOrder(categories).flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count ? { id, name, count } : [];
  });
}
