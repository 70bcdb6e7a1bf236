import { atLeastZero, cents, type Cents, sum } from '../money/cents.ts';
import type { CartLine } from './types.ts';

/** The total of everything that is bought, before voucher codes (specification, section 4, Cart). */
export const totalWithoutVouchers = (lines: readonly CartLine[]): Cents =>
  sum(lines.filter((line) => line.type !== 'voucherCode').map((line) => line.totalPrice));

export type AppliedVoucher = { barcode: string; discount: Cents; remaining: Cents };

/**
 * What each voucher code covers: applied in order to what is still owed, shipping included. `discount` is negative,
 * `remaining` is what the code is worth afterwards.
 */
export function applyVouchers(
  lines: readonly CartLine[],
  shippingCosts: Cents | undefined,
): AppliedVoucher[] {
  let owed = totalWithoutVouchers(lines) + (shippingCosts ?? 0);
  return lines.flatMap((line) => {
    if (line.type !== 'voucherCode') return [];
    const worth = Math.max(0, -line.totalPrice);
    const covered = Math.min(worth, owed);
    owed -= covered;
    return [
      { barcode: line.barcode, discount: cents(0 - covered), remaining: cents(worth - covered) },
    ];
  });
}

/** What is to be paid: the sum of all lines plus shipping, never below 0. */
export const cartTotal = (lines: readonly CartLine[], shippingCosts?: Cents): Cents =>
  atLeastZero(sum([...lines.map((line) => line.totalPrice), shippingCosts ?? cents(0)]));

/** Whether something is sent by post: only merchandise is (specification, section 4, Shipping). */
export const isShipped = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.some(({ type }) => type === 'merchandise');

type Basket = { readonly form: readonly CartLine[]; readonly shippingCosts?: Cents | undefined };

/** The shipping costs of the basket as it stands, as far as they are known; none where nothing is sent. */
export const shippingOf = ({ form, shippingCosts }: Basket): Cents | undefined =>
  isShipped(form) ? shippingCosts : undefined;

/** What is to be paid for the basket as it stands, with shipping as far as it is known. */
export const payableTotal = (basket: Basket): Cents => cartTotal(basket.form, shippingOf(basket));

/** How many tickets or goods a line holds; a voucher code is one. */
export const countOf = (line: CartLine): number =>
  'totalCount' in line ? line.totalCount : 'count' in line ? line.count : 1;

/** Whether nothing is bought; a voucher code alone pays for nothing. */
export const isNothingBought = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.every(({ type }) => type === 'voucherCode');

/** The basket's item count is the number of its lines (contract, "Checkout"). */
export const itemCount = (lines: readonly CartLine[]): number => lines.length;
