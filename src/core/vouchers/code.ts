import type { Moment } from '../calendar/moment.ts';
import type { VoucherCode } from './types.ts';

/** Reason why a voucher code cannot be redeemed (specification, section 8). */
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
  /** The back end's own sentence. */
  | { is: 'told'; message: string };

/** Converts a moment at UTC+1 to milliseconds since 1970 (specification, section 4, Voucher code). */
const atUtcPlusOne = (moment: Moment): number => Date.parse(`${moment}+01:00`);

/** Returns why a code cannot be redeemed at a time, in milliseconds since 1970; `undefined` if it can. */
export function codeFault(code: VoucherCode, nowMs: number): CodeFault | undefined {
  if (nowMs < atUtcPlusOne(code.valid_from)) return { is: 'early', from: code.valid_from };
  if (nowMs > atUtcPlusOne(code.valid_to)) return { is: 'late', until: code.valid_to };
  if (code.used_amount >= code.amount) return { is: 'used' };
  return undefined;
}
