import type { CatalogueArticle } from './articleTypes.ts';
import { books } from './articles/books.ts';
import { instruments } from './articles/instruments.ts';
import { kitchenAndClothing } from './articles/kitchenAndClothing.ts';
import { paper } from './articles/paper.ts';
import { posters } from './articles/posters.ts';
import { toys } from './articles/toys.ts';

/** The museum's shop: ten articles in each category. */
export const articles: CatalogueArticle[] = [
  ...posters,
  ...paper,
  ...books,
  ...toys,
  ...instruments,
  ...kitchenAndClothing,
];
