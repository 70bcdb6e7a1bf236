import { waitAtMost } from '../async/waitAtMost.ts';
import { addLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import type { CartLine } from '../cart/types.ts';
import { loadArticle } from './actions.ts';
import { remainingFor } from './availability.ts';
import { articleLine } from './line.ts';
import { merchandise } from './store.ts';
import type { ArticleDetail } from './types.ts';

const RECOUNT_MS = 5000;

export type Added =
  | { is: 'added' }
  /** Too few remain, because other visitors were faster. */
  | { is: 'tooMany'; wanted: number; remaining: number }
  | { is: 'nothing' };

/**
 * Adds pieces of an article to the cart. Checks the stock first, so that visitors do not fill in addresses for a
 * sold-out item; without an answer in time, the last known stock applies.
 */
export async function addArticle(
  articleId: string,
  wanted: number,
  makeLine: (article: ArticleDetail, count: number) => CartLine = articleLine,
): Promise<Added> {
  await waitAtMost(RECOUNT_MS, loadArticle(articleId));
  const known = merchandise.known[articleId];
  if (known?.is !== 'ready' || wanted < 1) return { is: 'nothing' };
  const remaining = remainingFor(known.value, cart.lines);
  if (wanted > remaining) return { is: 'tooMany', wanted, remaining };
  addLine(makeLine(known.value, wanted));
  return { is: 'added' };
}
