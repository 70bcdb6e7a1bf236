import { pricedGoods } from '../cart/lines.ts';
import type { GoodsLine } from '../cart/types.ts';
import type { Cents } from '../money/cents.ts';
import type { Voucher } from './types.ts';

export const lineOf = ({ id, name, vat_value }: Voucher, amount: Cents, count: number): GoodsLine =>
  pricedGoods({ type: 'voucher', id, name, price: amount, vat_value }, count);
