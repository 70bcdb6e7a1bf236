import { renewLine } from '../cart/changing.ts';
import { isHeld } from '../cart/held.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey, type VoucherLine } from '../cart/types.ts';
import { loadVoucher } from './actions.ts';
import { renewedVoucher } from './renewal.ts';
import { vouchers } from './store.ts';

const isVoucherLine = (line: CartLine): line is VoucherLine => line.type === 'voucher';

/** Revalidates the vouchers in the cart. Returns false if some could not be checked. */
export async function renewVouchers(isOtherLanguage: boolean): Promise<boolean> {
  await Promise.all(cart.form.filter(isVoucherLine).map(({ id }) => loadVoucher(id)));
  let isComplete = true;
  for (const line of cart.form.filter(isVoucherLine)) {
    if (!cart.form.includes(line)) continue; // merged with another line
    const known = vouchers.known[line.id];
    if (known?.is !== 'ready' || isHeld(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = renewedVoucher(line, known.value);
    renewLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}
