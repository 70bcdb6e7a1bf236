import { changesOf } from '../cart/changes.ts';
import { MOST_VOUCHERS, pricedGoods } from '../cart/lines.ts';
import { type CartLine, type Change, type GoodsLine, lineKey } from '../cart/types.ts';
import type { Wait } from '../async/asyncState.ts';
import { leftFor } from './stock.ts';
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
 * Returns the range for a line, based on the current stock, which already excludes the pieces of a line that `isHeld`.
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

/** Returns the line with its current name and price, and the changes to show. */
export function renewedGoods(
  line: GoodsLine,
  { name, price, vat_value }: ArticleDetail,
): { line: GoodsLine; changes: readonly Change[] } {
  const now = pricedGoods({ ...line, name, price, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}
