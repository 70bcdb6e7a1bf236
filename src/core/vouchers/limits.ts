import { cents, type Cents } from '../money/cents.ts';
import type { Voucher } from './types.ts';

export type AmountFault =
  { is: 'noAmount' } | { is: 'below'; min: Cents } | { is: 'above'; max: Cents };

type Limits = Pick<Voucher, 'min_amount' | 'max_amount'>;

/** Returns the validation error of an amount, if there is one; 0 is never valid. */
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
