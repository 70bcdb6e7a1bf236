import type { AsyncState } from '../async/asyncState.ts';
import type { Around, GoodsAvailability } from '../cart/goods.ts';
import { MAX_VOUCHERS } from '../cart/lines.ts';
import type { GoodsLine } from '../cart/types.ts';
import { isDiscontinued } from './rules.ts';
import type { Voucher } from './types.ts';

/** Returns the range for a line of vouchers, which never run out. */
export const voucherAvailability = (
  line: GoodsLine,
  answer: AsyncState<Voucher> | undefined,
  { isReserved }: Around,
): GoodsAvailability =>
  !isReserved && isDiscontinued(line, answer)
    ? { is: 'discontinued' }
    : { is: 'available', max: MAX_VOUCHERS };
