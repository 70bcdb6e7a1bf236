import { addLine } from '../cart/actions.ts';
import type { Cents } from '../money/cents.ts';
import { lineOf } from './line.ts';
import type { Voucher } from './types.ts';

export const addVoucher = (voucher: Voucher, amount: Cents, count: number): void =>
  addLine(lineOf(voucher, amount, count));
