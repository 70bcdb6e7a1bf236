import { atLeastZero, cents, type Cents, sum } from '../money/cents.ts';
import type { CartLine } from './types.ts';

/** Returns the total of all items, before voucher codes (specification, section 4, Cart). */
export const totalWithoutVouchers = (lines: readonly CartLine[]): Cents =>
  sum(lines.filter((line) => line.type !== 'voucherCode').map((line) => line.totalPrice));

export type AppliedVoucher = { barcode: string; discount: Cents; remaining: Cents };

/** Applies the voucher codes in order to the amount owed, shipping included. `discount` is negative. */
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

/** Returns the amount to pay: all lines plus shipping, never below 0. */
export const cartTotal = (lines: readonly CartLine[], shippingCosts?: Cents): Cents =>
  atLeastZero(sum([...lines.map((line) => line.totalPrice), shippingCosts ?? cents(0)]));

/** Returns whether any line is sent by post: only merchandise is (specification, section 4, Shipping). */
export const isShipped = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.some(({ type }) => type === 'merchandise');

type Basket = { readonly lines: readonly CartLine[]; readonly shippingCosts?: Cents | undefined };

/** Returns the known shipping costs of the cart; `undefined` if nothing is shipped. */
export const shippingOf = ({ lines, shippingCosts }: Basket): Cents | undefined =>
  isShipped(lines) ? shippingCosts : undefined;

/** Returns the amount to pay for the cart, including shipping costs as far as they are known. */
export const payableTotal = (basket: Basket): Cents => cartTotal(basket.lines, shippingOf(basket));

/** Returns the number of pieces in a line; a voucher code is one. */
export const countOf = (line: CartLine): number =>
  'totalCount' in line ? line.totalCount : 'count' in line ? line.count : 1;

/** Returns whether the lines hold nothing but voucher codes. */
export const isNothingBought = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.every(({ type }) => type === 'voucherCode');

/** Returns the item count of the cart, which is its number of lines (contract, "Checkout"). */
export const itemCount = (lines: readonly CartLine[]): number => lines.length;
