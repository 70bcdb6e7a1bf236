import { cents, type Cents } from '../money/cents.ts';
import type { Voucher } from './types.ts';

/** What is wrong with an amount that was typed. */
export type AmountFault =
  { is: 'noAmount' } | { is: 'below'; min: Cents } | { is: 'above'; max: Cents };

type Limits = Pick<Voucher, 'min_amount' | 'max_amount'>;

/** Why a voucher cannot be had for what was typed, if it cannot; nothing is no amount for a voucher. */
export function amountFault(
  amount: Cents | undefined,
  { min_amount, max_amount }: Limits,
): AmountFault | undefined {
  const min = min_amount || cents(1);
  if (amount === undefined) return { is: 'noAmount' };
  if (amount < min) return { is: 'below', min };
  const max = max_amount ?? amount;
  return amount > max ? { is: 'above', max } : undefined;
}
