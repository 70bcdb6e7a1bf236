import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { normalCode } from './voucher-codes.ts';
import type { Redemption } from './voucher-codes.ts';

/** Longer than any code, and short enough for a message. */
export const MAX_CODE_LENGTH = 64;

const voucherCodeItem = v.object({
  barcode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_CODE_LENGTH)),
});

/** Reads the codes of a cart's `voucherCode` items, in their order and without duplicates. */
export const readVoucherCodes = (items: unknown[]): Outcome<string[]> => {
  const codes = new Set<string>();
  for (const item of items) {
    const form = v.safeParse(voucherCodeItem, item);
    if (!form.success) return refused('NOT_UNDERSTOOD');
    codes.add(normalCode(form.output.barcode));
  }
  return fine([...codes]);
};

/** Returns the line of a redeemed code. Its price is negative, so the lines of an order add up to the amount to pay. */
export const redemptionLine = ({ code, name, cents }: Redemption): CartLine => ({
  type: 'voucherCode',
  id: code,
  name,
  details: [],
  count: 1,
  priceCents: -cents,
  vat: 0,
  isTicket: false,
});
