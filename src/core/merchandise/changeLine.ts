import type { Wait } from '../async/asyncState.ts';
import { changeLine } from '../cart/actions.ts';
import { isGoodsLine, MOST_VOUCHERS, pricedGoods } from '../cart/lines.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type GoodsLine, lineKey } from '../cart/types.ts';
import { leftFor } from './availability.ts';
import { merchandise } from './store.ts';
import type { ArticleDetail } from './types.ts';

/** Range within which a line of goods can be changed. */
export type GoodsRoom =
  /** No answer from the back end: the line can only be removed. */
  | { is: 'unknown' }
  /** No longer on sale. */
  | { is: 'gone' }
  /** `most` can be bought; `short` is set if fewer are left than the line holds. */
  | { is: 'open'; most: number; short?: { left: number } };

type Answer = Wait<ArticleDetail> | undefined;

/**
 * Returns the range for a line, based on the current stock, which already excludes the pieces of a line that `isReserved`.
 */
export function roomOfGoods(
  line: GoodsLine,
  answer: Answer,
  { lines, isReserved }: { lines: readonly CartLine[]; isReserved: boolean },
): GoodsRoom {
  const { count } = line;
  if (line.type === 'voucher') return { is: 'open', most: MOST_VOUCHERS };
  if (isReserved) return { is: 'open', most: count };
  if (answer?.is === 'failed' && answer.failure.is === 'status') return { is: 'gone' };
  if (answer?.is !== 'ready') return { is: 'unknown' };
  const others = lines.filter((each) => lineKey(each) !== lineKey(line));
  const left = leftFor(answer.value, others);
  return { is: 'open', most: Math.max(count, left), ...(count > left && { short: { left } }) };
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
