import { revalidateGoods } from '../cart/goods.ts';
import type { CartLine, VoucherLine } from '../cart/types.ts';
import { loadVoucher } from './actions.ts';
import { vouchers } from './store.ts';

const isOwn = (line: CartLine): line is VoucherLine => line.type === 'voucher';

/** Revalidates the vouchers in the cart; a free amount stays. Returns false if some could not be checked. */
export const revalidateVouchers = (isOtherLanguage: boolean): Promise<boolean> =>
  revalidateGoods(
    { isOwn, load: loadVoucher, store: vouchers },
    isOtherLanguage,
    (voucher, line) => (voucher.variable_amount ? { ...voucher, price: line.price } : voucher),
  );
