import { type Group, inSequence } from '../api/wire/group.ts';
import type { Article } from './types.ts';

/** Returns the articles of a category, or all if none is given. */
export const articlesOf = (articles: readonly Article[], category: string | undefined) =>
  category
    ? articles.filter(({ custom_groups }) => custom_groups.some(({ id }) => id === category))
    : articles;

/** Returns the sorted categories with their number of articles; empty ones are left out. */
export function categoriesOf(articles: readonly Article[], categories: readonly Group[]) {
  const counts = new Map<string, number>();
  // a single pass, because there may be thousands of articles
  for (const { custom_groups } of articles) {
    const ids = new Set(custom_groups.map(({ id }) => id));
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return inSequence(categories).flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count ? { id, name, count } : [];
  });
}
