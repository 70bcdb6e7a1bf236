import { changesOf, pricedGoods } from '../cart/lines.ts';
import { updateLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type Change, type GoodsLine, lineKey } from '../cart/types.ts';
import { loadArticle } from './actions.ts';
import { merchandise } from './store.ts';
import type { ArticleDetail } from './types.ts';

/** Returns the line with its current name and price, and the changes to show. */
export function revalidatedGoods(
  line: GoodsLine,
  { name, price, vat_value }: ArticleDetail,
): { line: GoodsLine; changes: readonly Change[] } {
  const now = pricedGoods({ ...line, name, price, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}

const isArticleLine = (line: CartLine): line is GoodsLine =>
  line.type === 'merchandise' || line.type === 'annualPass';

/** Revalidates the articles in the cart. Returns false if some could not be checked. */
export async function revalidateGoods(isOtherLanguage: boolean): Promise<boolean> {
  await Promise.all(cart.lines.filter(isArticleLine).map(({ id }) => loadArticle(id)));
  let isComplete = true;
  for (const line of cart.lines.filter(isArticleLine)) {
    const known = merchandise.known[line.id];
    if (known?.is !== 'ready' || isReserved(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = revalidatedGoods(line, known.value);
    updateLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
