import type { CartLine } from '../../core/cart/types.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { hasDatedLines, hasWithdrawableLines } from '../../core/checkout/rules.ts';
import { GuaranteeNotice } from '../app/GuaranteeNotice.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { WithdrawalInstruction } from './WithdrawalInstruction.tsx';

/** Notices that the law requires above the order button, by kind of line. */
export const LegalNotices = ({ lines }: { lines: readonly Pick<CartLine, 'type'>[] }) => (
  <>
    {hasDatedLines(lines) && <NoWithdrawal />}
    {hasWithdrawableLines(lines) && <WithdrawalInstruction />}
    {isShipped(lines) && <GuaranteeNotice />}
  </>
);
