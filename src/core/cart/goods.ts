import type { AsyncState } from '../async/asyncState.ts';
import { isRefused } from '../async/result.ts';
import { updateLine } from './actions.ts';
import { changesOf, isGoodsLine, pricedGoods } from './lines.ts';
import { isReserved } from './payment.ts';
import { cart } from './store.ts';
import { type CartLine, type Change, type GoodsLine, type LineBase, lineKey } from './types.ts';

/** Range within which a line of goods can be changed. */
export type GoodsAvailability =
  /** No answer from the back end: the line can only be removed. */
  | { is: 'unknown' }
  /** No longer on sale. */
  | { is: 'discontinued' }
  /** The line can hold up to `max`. `shortfall` is set if fewer remain than the line holds now. */
  | { is: 'available'; max: number; shortfall?: { remaining: number } };

export type Around = { lines: readonly CartLine[]; isReserved: boolean };

type AvailabilityRule<T> = (
  line: GoodsLine,
  answer: AsyncState<T> | undefined,
  around: Around,
) => GoodsAvailability;

/**
 * Returns the rule for the range of a line. `remainingFor` returns how many of an item remain besides the other lines;
 * the answer already excludes the pieces of a line that `isReserved`.
 */
export const availabilityBy =
  <T>(remainingFor: (item: T, others: readonly CartLine[]) => number): AvailabilityRule<T> =>
  (line, answer, { lines, isReserved }) => {
    const { count } = line;
    if (isReserved) return { is: 'available', max: count };
    if (answer?.is === 'failed' && isRefused(answer.error)) return { is: 'discontinued' };
    if (answer?.is !== 'ready') return { is: 'unknown' };
    const others = lines.filter((each) => lineKey(each) !== lineKey(line));
    const remaining = remainingFor(answer.value, others);
    return {
      is: 'available',
      max: Math.max(count, remaining),
      ...(count > remaining && { shortfall: { remaining } }),
    };
  };

type Sold = Pick<LineBase, 'name' | 'price' | 'vat_value'>;

/** Returns the line with its current name and price, and the changes to show. */
export function revalidatedGoods(
  line: GoodsLine,
  { name, price, vat_value }: Sold,
): { line: GoodsLine; changes: readonly Change[] } {
  const now = pricedGoods({ ...line, name, price, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}

type OfArea<T> = {
  types: readonly GoodsLine['type'][];
  load: (id: string) => Promise<void>;
  /** Store of the area, with its answers by id. */
  store: { known: Record<string, AsyncState<T>> };
};

/**
 * Returns the action that revalidates the lines of an area. It resolves to false if some could not be checked. In another
 * language, a new name is no change.
 */
export const revalidationOf =
  <T extends Sold>(
    { types, load, store }: OfArea<T>,
    soldAs: (item: T, line: GoodsLine) => Sold = (item) => item,
  ) =>
  async (isOtherLanguage: boolean): Promise<boolean> => {
    const own = (): GoodsLine[] =>
      cart.lines.filter(isGoodsLine).filter(({ type }) => types.includes(type));
    await Promise.all(own().map(({ id }) => load(id)));
    let isComplete = true;
    for (const line of own()) {
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
  };
