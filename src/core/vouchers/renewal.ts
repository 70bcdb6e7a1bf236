import { hasStatus } from '../api/errors.ts';
import { changesOf } from '../cart/changes.ts';
import { pricedGoods } from '../cart/lines.ts';
import type { Change, GoodsLine, VoucherLine } from '../cart/types.ts';
import type { Wait } from '../wait.ts';
import { amountFault } from './limits.ts';
import type { Voucher } from './types.ts';

/**
 * Whether a voucher in the basket cannot be had any more: it is not sold, or not for its amount. Without an answer it is
 * taken for sold: the server has the last word when it is paid.
 */
export function isGone(line: VoucherLine, answer: Wait<Voucher> | undefined): boolean {
  if (answer?.is === 'failed') return hasStatus(answer.failure, 404);
  if (answer?.is !== 'ready') return false;
  return answer.value.variable_amount && amountFault(line.price, answer.value) !== undefined;
}

/** A line with the name of today, and the price where that is fixed, and what the visitor has to be told of it. */
export function renewedVoucher(
  line: VoucherLine,
  { name, price, vat_value, variable_amount }: Voucher,
): { line: GoodsLine; changes: readonly Change[] } {
  const worth = variable_amount ? line.price : price;
  const now = pricedGoods({ ...line, name, price: worth, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}
