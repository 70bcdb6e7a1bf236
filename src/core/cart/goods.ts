import type { AsyncState } from '../async/asyncState.ts';
import { updateLine } from './actions.ts';
import { changesOf, pricedGoods } from './lines.ts';
import { isReserved } from './payment.ts';
import { cart } from './store.ts';
import { type CartLine, type Change, type GoodsLine, type LineBase, lineKey } from './types.ts';

/** Range within which a line of goods can be changed. */
export type GoodsAvailability =
  /** No answer from the back end: the line can only be removed. */
  | { is: 'unknown' }
  /** No longer on sale. */
  | { is: 'discontinued' }
  /** `max` can be bought; `shortfall` is set if fewer remain than the line holds. */
  | { is: 'available'; max: number; shortfall?: { remaining: number } };

export type Around = { lines: readonly CartLine[]; isReserved: boolean };

/**
 * Returns the range for a line. `remainingFor` returns how many of an item remain besides the other lines; the answer
 * already excludes the pieces of a line that `isReserved`.
 */
export function goodsAvailability<T>(
  line: GoodsLine,
  answer: AsyncState<T> | undefined,
  { lines, isReserved }: Around,
  remainingFor: (item: T, others: readonly CartLine[]) => number,
): GoodsAvailability {
  const { count } = line;
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

type Sold = Pick<LineBase, 'name' | 'price' | 'vat_value'>;

/** Returns the line with its current name and price, and the changes to show. */
export function revalidatedGoods(
  line: GoodsLine,
  { name, price, vat_value }: Sold,
): { line: GoodsLine; changes: readonly Change[] } {
  const now = pricedGoods({ ...line, name, price, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}

type OfArea<L, T> = {
  isOwn: (line: CartLine) => line is L & CartLine;
  load: (id: string) => Promise<void>;
  /** Store of the area, with its answers by id. */
  store: { known: Record<string, AsyncState<T>> };
};

/**
 * Revalidates the lines of an area that sells goods. Returns false if some could not be checked. In another language, a
 * new name is no change.
 */
export async function revalidateGoods<L extends GoodsLine, T extends Sold>(
  { isOwn, load, store }: OfArea<L, T>,
  isOtherLanguage: boolean,
  soldAs: (item: T, line: L) => Sold = (item) => item,
): Promise<boolean> {
  await Promise.all(cart.lines.filter(isOwn).map(({ id }) => load(id)));
  let isComplete = true;
  for (const line of cart.lines.filter(isOwn)) {
    if (!cart.lines.includes(line)) continue; // merged with another line
    const known = store.known[line.id];
    if (known?.is !== 'ready' || isReserved(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = revalidatedGoods(line, soldAs(known.value, line));
    updateLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
