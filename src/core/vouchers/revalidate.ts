import { revalidationOf } from '../cart/goods.ts';
import { loadVoucher } from './actions.ts';
import { vouchers } from './store.ts';

/** Revalidates the vouchers in the cart; a free amount stays. Returns false if some could not be checked. */
export const revalidateVouchers = revalidationOf(
  { types: ['voucher'], load: loadVoucher, store: vouchers },
  (voucher, line) => (voucher.variable_amount ? { ...voucher, price: line.price } : voucher),
);
