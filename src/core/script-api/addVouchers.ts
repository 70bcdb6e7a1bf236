import { MAX_VOUCHERS } from '../cart/lines.ts';
import { cents } from '../money/cents.ts';
import { loadVoucher } from '../vouchers/actions.ts';
import { lineOf } from '../vouchers/line.ts';
import { amountError } from '../vouchers/rules.ts';
import { vouchers } from '../vouchers/store.ts';
import { addLines, type AddResult, areCounts, missing, refusal } from './outcome.ts';

/** Vouchers; `amount` is in euros, for vouchers of a free amount. */
type NewVouchers = { area: 'vouchers'; item: string; amount?: number; count?: number };

export async function addVouchers({ item, amount, count = 1 }: NewVouchers): Promise<AddResult> {
  if (!areCounts({ count }) || count > MAX_VOUCHERS)
    return refusal('invalid-argument', `count: ${count}`);
  await loadVoucher(item);
  const known = vouchers.known[item];
  if (known?.is !== 'ready') return missing(known, `voucher ${item}`);
  const voucher = known.value;
  const asked = amount === undefined ? voucher.price : Math.round(amount * 100);
  const wanted = Number.isSafeInteger(asked) ? cents(asked) : undefined;
  const isRight = voucher.variable_amount
    ? !amountError(wanted, voucher)
    : wanted === voucher.price;
  if (!wanted || !isRight)
    return refusal('invalid-argument', `voucher ${item} is not sold for ${amount}`);
  return addLines([lineOf(voucher, wanted, count)]);
}
