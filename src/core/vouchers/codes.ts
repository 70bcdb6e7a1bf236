import { voucherCode } from '../api/voucherCodes.ts';
import { send } from '../api/transport.ts';
import { type ApiError, hasStatus, sentenceOf } from '../async/result.ts';
import { now } from '../calendar/clock.ts';
import type { Moment } from '../calendar/moment.ts';
import { addLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import { cents } from '../money/cents.ts';
import { vouchers } from './store.ts';
import type { VoucherCode } from './types.ts';

/** Stores the draft of the code, so that it survives a change of screen. */
export function typeCode(typed: string): void {
  vouchers.typedCode = typed;
}

/** Clears the draft, unless the visitor has typed another code in the meantime. */
function clearTyped(typed: string): void {
  if (vouchers.typedCode === typed) typeCode('');
}

/**
 * Adds a voucher code to the cart, or returns why it cannot be redeemed; ignores one that is already in the cart
 * (specification, section 5, Vouchers).
 */
export async function redeemCode(typed: string): Promise<CodeError | undefined> {
  const code = typed.trim();
  if (!code) return { is: 'missing' };
  if (cart.lines.some((line) => line.type === 'voucherCode' && line.barcode === code)) {
    clearTyped(typed);
    return undefined;
  }
  const result = await send(voucherCode, code);
  if (!result.ok) {
    const { error } = result;
    if (hasStatus(error, 429)) return { is: 'tooMany', error };
    const message = hasStatus(error, 422) ? sentenceOf(error) : undefined;
    return message ? { is: 'refused', message } : { is: 'unknown' };
  }
  const error = codeError(result.value, now());
  if (error) return error;
  const { id, name, available_amount } = result.value;
  // typed in another way, such as in capitals
  if (cart.lines.some((line) => line.type === 'voucherCode' && line.id === id)) {
    clearTyped(typed);
    return undefined;
  }
  const worth = cents(0 - available_amount);
  addLine({
    type: 'voucherCode',
    id,
    name,
    barcode: code,
    price: worth,
    totalPrice: worth,
    vat_value: 0,
  });
  clearTyped(typed);
  return undefined;
}

/** Reason why a voucher code cannot be redeemed (specification, section 8). */
export type CodeError =
  | { is: 'missing' }
  /** VOUCHER_NOW_IS_BEFORE_VALID_FROM */
  | { is: 'early'; from: Moment }
  /** VOUCHER_NOW_IS_AFTER_VALID_TO */
  | { is: 'late'; until: Moment }
  /** VOUCHER_NO_AMOUNT_LEFT */
  | { is: 'used' }
  /** VOUCHER_UNKNOWN_ERROR */
  | { is: 'unknown' }
  /** Too many codes were tried. */
  | { is: 'tooMany'; error: ApiError }
  /** The back end's own sentence. */
  | { is: 'refused'; message: string };

/** Converts a moment at UTC+1 to milliseconds since 1970 (specification, section 4, Voucher code). */
const atUtcPlusOne = (moment: Moment): number => Date.parse(`${moment}+01:00`);

/** Returns why a code cannot be redeemed at a time, in milliseconds since 1970; `undefined` if it can. */
export function codeError(code: VoucherCode, nowMs: number): CodeError | undefined {
  const { valid_from: from, valid_to: until } = code;
  if (from && nowMs < atUtcPlusOne(from)) return { is: 'early', from };
  if (until && nowMs > atUtcPlusOne(until)) return { is: 'late', until };
  if (code.used_amount >= code.amount) return { is: 'used' };
  return undefined;
}
