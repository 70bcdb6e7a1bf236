import { hasStatus } from '../async/result.ts';
import { changesOf } from '../cart/changes.ts';
import { pricedGoods } from '../cart/lines.ts';
import type { Change, GoodsLine, VoucherLine } from '../cart/types.ts';
import type { Wait } from '../async/asyncState.ts';
import { amountFault } from './limits.ts';
import type { Voucher } from './types.ts';

/**
 * Returns whether a voucher in the cart is no longer on sale, or not for its amount. Without an answer it counts as on
 * sale, because the back end checks it again at payment.
 */
export function isGone(line: VoucherLine, answer: Wait<Voucher> | undefined): boolean {
  if (answer?.is === 'failed') return hasStatus(answer.failure, 404);
  if (answer?.is !== 'ready') return false;
  return answer.value.variable_amount && amountFault(line.price, answer.value) !== undefined;
}

/** Returns the line with its current name and, if that is fixed, its current price; and the changes to show. */
export function renewedVoucher(
  line: VoucherLine,
  { name, price, vat_value, variable_amount }: Voucher,
): { line: GoodsLine; changes: readonly Change[] } {
  const worth = variable_amount ? line.price : price;
  const now = pricedGoods({ ...line, name, price: worth, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}
