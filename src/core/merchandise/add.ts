import { atMost } from '../api/atMost.ts';
import { addLine } from '../cart/actions.ts';
import { pricedGoods } from '../cart/lines.ts';
import { cart } from '../cart/store.ts';
import type { CartLine } from '../cart/types.ts';
import { loadArticle } from './actions.ts';
import { leftFor } from './stock.ts';
import { merchandise } from './store.ts';
import type { ArticleDetail } from './types.ts';

const RECOUNT_MS = 5000;

/** What became of putting an article into the basket. */
export type Added =
  | { is: 'added' }
  /** Others were quicker: so many are left. */
  | { is: 'tooMany'; wanted: number; left: number }
  | { is: 'nothing' };

/** The basket line of so many of an article. */
const lineOf = ({ id, name, price, vat_value }: ArticleDetail, count: number): CartLine =>
  pricedGoods({ type: 'merchandise', id, name, price, vat_value }, count);

/**
 * Puts so many of an article into the basket, as `makeLine` has them. They are counted anew before, so that nobody fills
 * in his address for what has gone meanwhile; where the server does not answer, the count from before has to do.
 */
export async function addArticle(
  articleId: string,
  wanted: number,
  makeLine: (article: ArticleDetail, count: number) => CartLine = lineOf,
): Promise<Added> {
  await atMost(RECOUNT_MS, loadArticle(articleId));
  const known = merchandise.known[articleId];
  if (known?.is !== 'ready' || wanted < 1) return { is: 'nothing' };
  const left = leftFor(known.value, cart.form);
  if (wanted > left) return { is: 'tooMany', wanted, left };
  addLine(makeLine(known.value, wanted));
  return { is: 'added' };
}
