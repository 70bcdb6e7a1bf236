import type { Wait } from '../async/asyncState.ts';
import { MOST_VOUCHERS } from '../cart/lines.ts';
import { type CartLine, type GoodsLine, lineKey } from '../cart/types.ts';
import { wholeCount } from '../money/wholeCount.ts';
import type { Article, ArticleDetail } from './types.ts';

/* Rules from the specification, section 5, Merchandise. */

type Stocked = Pick<Article, 'id' | 'stock'>;

const piecesOf = (line: CartLine, articleId: string): number =>
  (line.type === 'merchandise' || line.type === 'annualPass') && line.id === articleId
    ? line.count
    : 0;

/** Returns how many pieces the visitor can still add, given those in the cart. */
export const leftFor = ({ id, stock }: Stocked, lines: readonly CartLine[]): number =>
  Math.max(
    0,
    lines.reduce((left, line) => left - piecesOf(line, id), Math.floor(stock)),
  );

/** Returns the preselected count: 1, or 0 if none is left. */
export const firstCount = (article: Stocked, lines: readonly CartLine[]): number =>
  Math.min(1, leftFor(article, lines));

export const countWithin = (wanted: number, article: Stocked, lines: readonly CartLine[]): number =>
  Math.min(wholeCount(wanted), leftFor(article, lines));

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
