import { renewLine } from '../cart/changing.ts';
import { isHeld } from '../cart/held.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey, type VoucherLine } from '../cart/types.ts';
import { loadVoucher } from './actions.ts';
import { renewedVoucher } from './renewal.ts';
import { vouchers } from './store.ts';

const isVoucherLine = (line: CartLine): line is VoucherLine => line.type === 'voucher';

/** Compares the vouchers in the basket with what the museum sells now. False where not all of them could be. */
export async function renewVouchers(isOtherLanguage: boolean): Promise<boolean> {
  await Promise.all(cart.form.filter(isVoucherLine).map(({ id }) => loadVoucher(id)));
  let isComplete = true;
  for (const line of cart.form.filter(isVoucherLine)) {
    if (!cart.form.includes(line)) continue; // it has become one with another
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
