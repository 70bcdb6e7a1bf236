import { changesOf } from '../cart/changes.ts';
import { MOST_VOUCHERS, pricedGoods } from '../cart/lines.ts';
import { type CartLine, type Change, type GoodsLine, lineKey } from '../cart/types.ts';
import type { Wait } from '../wait.ts';
import { leftFor } from './stock.ts';
import type { ArticleDetail } from './types.ts';

/** How far a line of goods in the basket may be changed. */
export type GoodsRoom =
  /** The server's answer is not there: nothing can be changed but taken out. */
  | { is: 'unknown' }
  /** It is not sold any more. */
  | { is: 'gone' }
  /** So many may be had; `short` where fewer are left than the line holds. */
  | { is: 'open'; most: number; short?: { left: number } };

type Answer = Wait<ArticleDetail> | undefined;

/**
 * How far a line may be changed by what is left now. One that `isHeld` by a payment under way has its pieces already:
 * the server counts them as taken.
 */
export function roomOfGoods(
  line: GoodsLine,
  answer: Answer,
  { lines, isHeld }: { lines: readonly CartLine[]; isHeld: boolean },
): GoodsRoom {
  const { count } = line;
  if (line.type === 'voucher') return { is: 'open', most: MOST_VOUCHERS };
  if (isHeld) return { is: 'open', most: count };
  if (answer?.is === 'failed' && answer.failure.is === 'status') return { is: 'gone' };
  if (answer?.is !== 'ready') return { is: 'unknown' };
  const others = lines.filter((each) => lineKey(each) !== lineKey(line));
  const left = leftFor(answer.value, others);
  return { is: 'open', most: Math.max(count, left), ...(count > left && { short: { left } }) };
}

/** A line with the name and the price of today, and what the visitor has to be told of it. */
export function renewedGoods(
  line: GoodsLine,
  { name, price, vat_value }: ArticleDetail,
): { line: GoodsLine; changes: readonly Change[] } {
  const now = pricedGoods({ ...line, name, price, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}
