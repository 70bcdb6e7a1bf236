import type { Moment } from '../calendar/moment.ts';
import type { Cents } from '../money/cents.ts';

/** A voucher that somebody holds: what it is worth, and when it may be redeemed. */
export type VoucherCode = {
  id: string;
  name: string;
  barcode: string;
  amount: Cents;
  used_amount: Cents;
  available_amount: Cents;
  valid_from: Moment;
  valid_to: Moment;
};

/** Why a voucher code cannot be redeemed (specification, section 8). */
export type CodeFault =
  | { is: 'missing' }
  /** VOUCHER_NOW_IS_BEFORE_VALID_FROM */
  | { is: 'early'; from: Moment }
  /** VOUCHER_NOW_IS_AFTER_VALID_TO */
  | { is: 'late'; until: Moment }
  /** VOUCHER_NO_AMOUNT_LEFT */
  | { is: 'used' }
  /** VOUCHER_UNKNOWN_ERROR */
  | { is: 'unknown' }
  /** The server's own sentence. */
  | { is: 'told'; message: string };

/** Milliseconds since 1970 of a moment that is read at UTC+1 (specification, section 4, Voucher code). */
const atUtcPlusOne = (moment: Moment): number => Date.parse(`${moment}+01:00`);

/** What stands against redeeming a code at a time, in milliseconds since 1970. */
export function codeFault(code: VoucherCode, nowMs: number): CodeFault | undefined {
  if (nowMs < atUtcPlusOne(code.valid_from)) return { is: 'early', from: code.valid_from };
  if (nowMs > atUtcPlusOne(code.valid_to)) return { is: 'late', until: code.valid_to };
  if (code.used_amount >= code.amount) return { is: 'used' };
  return undefined;
}
