import type { AsyncState } from '../async/asyncState.ts';
import { changeLine } from '../cart/actions.ts';
import { isGoodsLine, MAX_VOUCHERS, pricedGoods } from '../cart/lines.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type GoodsLine, lineKey } from '../cart/types.ts';
import { remainingFor } from './availability.ts';
import { merchandise } from './store.ts';
import type { ArticleDetail } from './types.ts';

/** Range within which a line of goods can be changed. */
export type GoodsAvailability =
  /** No answer from the back end: the line can only be removed. */
  | { is: 'unknown' }
  /** No longer on sale. */
  | { is: 'discontinued' }
  /** `max` can be bought; `shortfall` is set if fewer remain than the line holds. */
  | { is: 'available'; max: number; shortfall?: { remaining: number } };

type Answer = AsyncState<ArticleDetail> | undefined;

/**
 * Returns the range for a line, based on the current stock, which already excludes the pieces of a line that `isReserved`.
 */
export function goodsAvailability(
  line: GoodsLine,
  answer: Answer,
  { lines, isReserved }: { lines: readonly CartLine[]; isReserved: boolean },
): GoodsAvailability {
  const { count } = line;
  if (line.type === 'voucher') return { is: 'available', max: MAX_VOUCHERS };
  if (isReserved) return { is: 'available', max: count };
  if (answer?.is === 'failed' && answer.error.is === 'status') return { is: 'discontinued' };
  if (answer?.is !== 'ready') return { is: 'unknown' };
  const others = lines.filter((each) => lineKey(each) !== lineKey(line));
  const remaining = remainingFor(answer.value, others);
  return {
    is: 'available',
    max: Math.max(count, remaining),
    ...(count > remaining && { shortfall: { remaining } }),
  };
}

/** Changes the count of an article or voucher line, between 1 and the available number. */
export function changeGoods(key: string, wanted: number): void {
  const line = cart.lines.filter(isGoodsLine).find((each) => lineKey(each) === key);
  if (!line || line.type === 'annualPass') return; // each pass belongs to an owner
  const availability = goodsAvailability(line, merchandise.known[line.id], {
    lines: cart.lines,
    isReserved: isReserved(line, cart.sent),
  });
  if (availability.is !== 'available') return;
  changeLine(key, pricedGoods(line, Math.max(1, Math.min(wanted, availability.max))));
}
