import { revalidationOf } from '../cart/goods.ts';
import { loadArticle } from './actions.ts';
import { merchandise } from './store.ts';

/** Revalidates the articles and passes in the cart. Returns false if some could not be checked. */
export const revalidateArticles = revalidationOf({
  types: ['merchandise', 'annualPass'],
  load: loadArticle,
  store: merchandise,
});
