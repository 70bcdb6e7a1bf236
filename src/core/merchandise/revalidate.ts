import { revalidateGoods } from '../cart/goods.ts';
import type { CartLine, GoodsLine } from '../cart/types.ts';
import { loadArticle } from './actions.ts';
import { merchandise } from './store.ts';

const isOwn = (line: CartLine): line is GoodsLine =>
  line.type === 'merchandise' || line.type === 'annualPass';

/** Revalidates the articles and passes in the cart. Returns false if some could not be checked. */
export const revalidateArticles = (isOtherLanguage: boolean): Promise<boolean> =>
  revalidateGoods({ isOwn, load: loadArticle, store: merchandise }, isOtherLanguage);
