import { waitAtMost } from '../async/waitAtMost.ts';
import { addLine, changeLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { isGoodsLine, pricedGoods } from '../cart/lines.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey } from '../cart/types.ts';
import { loadArticle } from './actions.ts';
import { leftFor, roomOfGoods } from './availability.ts';
import { merchandise } from './store.ts';
import type { ArticleDetail } from './types.ts';

const RECOUNT_MS = 5000;

export type Added =
  | { is: 'added' }
  /** Too few are left, because other visitors were faster. */
  | { is: 'tooMany'; wanted: number; left: number }
  | { is: 'nothing' };

const lineOf = ({ id, name, price, vat_value }: ArticleDetail, count: number): CartLine =>
  pricedGoods({ type: 'merchandise', id, name, price, vat_value }, count);

/**
 * Adds pieces of an article to the cart. Checks the stock first, so that visitors do not fill in addresses for a
 * sold-out item; without an answer in time, the last known stock applies.
 */
export async function addArticle(
  articleId: string,
  wanted: number,
  makeLine: (article: ArticleDetail, count: number) => CartLine = lineOf,
): Promise<Added> {
  await waitAtMost(RECOUNT_MS, loadArticle(articleId));
  const known = merchandise.known[articleId];
  if (known?.is !== 'ready' || wanted < 1) return { is: 'nothing' };
  const left = leftFor(known.value, cart.form);
  if (wanted > left) return { is: 'tooMany', wanted, left };
  addLine(makeLine(known.value, wanted));
  return { is: 'added' };
}

/** Changes the count of an article or voucher line, between 1 and the available number. */
export function changeGoods(key: string, wanted: number): void {
  const line = cart.form.filter(isGoodsLine).find((each) => lineKey(each) === key);
  if (!line || line.type === 'annualPass') return; // each pass belongs to an owner
  const room = roomOfGoods(line, merchandise.known[line.id], {
    lines: cart.form,
    isReserved: isReserved(line, cart.sent),
  });
  if (room.is !== 'open') return;
  changeLine(key, pricedGoods(line, Math.max(1, Math.min(wanted, room.most))));
}
