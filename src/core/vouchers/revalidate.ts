import { changesOf, pricedGoods } from '../cart/lines.ts';
import { updateLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import {
  type CartLine,
  type Change,
  type GoodsLine,
  lineKey,
  type VoucherLine,
} from '../cart/types.ts';
import { loadVoucher } from './actions.ts';
import { vouchers } from './store.ts';
import type { Voucher } from './types.ts';

/** Returns the line with its current name and, if that is fixed, its current price; and the changes to show. */
function revalidatedVoucher(
  line: VoucherLine,
  { name, price, vat_value, variable_amount }: Voucher,
): { line: GoodsLine; changes: readonly Change[] } {
  const worth = variable_amount ? line.price : price;
  const now = pricedGoods({ ...line, name, price: worth, vat_value }, line.count);
  return { line: now, changes: changesOf(line, now) };
}

const isVoucherLine = (line: CartLine): line is VoucherLine => line.type === 'voucher';

/** Revalidates the vouchers in the cart. Returns false if some could not be checked. */
export async function revalidateVouchers(isOtherLanguage: boolean): Promise<boolean> {
  await Promise.all(cart.lines.filter(isVoucherLine).map(({ id }) => loadVoucher(id)));
  let isComplete = true;
  for (const line of cart.lines.filter(isVoucherLine)) {
    if (!cart.lines.includes(line)) continue; // merged with another line
    const known = vouchers.known[line.id];
    if (known?.is !== 'ready' || isReserved(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = revalidatedVoucher(line, known.value);
    updateLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
