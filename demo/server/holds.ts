import { totalCents } from './cart-line.ts';
import type { Cart } from './cart.ts';
import { claimsOf, firstClaimRefusal, keepClaims } from './claims.ts';
import { minutesToMs } from './clock.ts';
import type { Customer } from './customers.ts';
import { fine, refused } from './failure.ts';
import type { Outcome, Refusal } from './failure.ts';
import { heldRefusal } from './held-by-caller.ts';
import { unitsOf } from './order-limits.ts';
import { keptOf } from './payment-way.ts';
import type { AuxForm, PaymentWay } from './payment-way.ts';
import { randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';
import { redemptionLine } from './voucher-code-item.ts';
import { redeemCodes } from './voucher-codes.ts';
import type { Redemption } from './voucher-codes.ts';

export type PaymentStatus = 'held' | 'authorised' | 'capturing' | 'ordered' | 'canceled';

/** A payment before it has a cart id. */
export type NewPayment = {
  sessionUs: string;
  /** Key of the caller, for the limit on what one caller holds. */
  caller: string;
  payart: number;
  way: PaymentWay;
  requestInvoice: boolean;
  partner: string | undefined;
  campaign: AuxForm['campaign'];
  documentNumber: string | undefined;
  /** Undefined if a wallet will name the buyer. */
  customer: Customer | undefined;
  /** Undefined for a guest. */
  customerId: number | undefined;
  cart: Cart;
  /** Null if nothing is shipped. */
  shippingCents: number | null;
};

/** A cart whose places, pieces and vouchers are held. `owedCents` is still to pay, `expiresMs` is milliseconds since 1970. */
export type Hold = { cartId: string; owedCents: number; expiresMs: number };

/**
 * Checks and holds a cart's places, pieces and voucher amounts in one transaction, so that no two carts get the same. One session
 * pays one cart at a time: an earlier unpaid hold of the same session is given up, because a second attempt would find its own
 * places taken.
 */
export const hold = (shop: Shop, payment: NewPayment): Outcome<Hold> => {
  const { database, settings } = shop;
  const cartId = randomKey();
  const { lines, codes } = payment.cart;
  const costsCents = totalCents(lines) + (payment.shippingCents ?? 0);
  const expiresMs = shop.now().getTime() + minutesToMs(settings.holdMinutes);
  const claims = claimsOf(lines);
  const units = unitsOf(shop, lines);
  return database.transaction(() => {
    const superseded = database.all<{ cart_id: string }>(
      "SELECT cart_id FROM payments WHERE session_us = ? AND status = 'held'",
      [payment.sessionUs],
    );
    for (const { cart_id } of superseded) setStatus(shop, cart_id, 'canceled');
    const refuse = (refusal: Refusal): Refusal => {
      // Nothing new is held, so the earlier hold stays valid.
      for (const { cart_id } of superseded) setStatus(shop, cart_id, 'held');
      return refusal;
    };
    const redeemed =
      heldRefusal(shop, payment.caller, units) ??
      firstClaimRefusal(shop, claims) ??
      redeemCodes(shop, codes, costsCents);
    if (redeemed.is === 'refused') return refuse(redeemed);
    const paidBy = redeemed.value.map(redemptionLine);
    const owedCents = costsCents + totalCents(paidBy);
    // A wallet with nothing to pay does not name a buyer.
    if (owedCents === 0 && !payment.customer) return refuse(refused('LOGIN_REQUIRED'));
    const isSettled = owedCents === 0 || payment.way.is === 'invoice';
    database.run(
      `INSERT INTO payments (cart_id, session_us, status, expires_ms, payart, partner, campaign, document_number, account, wallet, request_invoice, customer_id, customer, lines, shipping_cents, total_cents, caller, units)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        cartId,
        payment.sessionUs,
        // If nothing is to be paid now, there is nothing to authorise.
        isSettled ? 'authorised' : 'held',
        expiresMs,
        payment.payart,
        payment.partner ?? null,
        payment.campaign ? JSON.stringify(payment.campaign) : null,
        payment.documentNumber ?? null,
        ...keptOf(payment.way),
        payment.requestInvoice,
        payment.customerId ?? null,
        JSON.stringify(payment.customer ?? null),
        JSON.stringify([...lines, ...paidBy]),
        payment.shippingCents,
        owedCents,
        payment.caller,
        units,
      ],
    );
    keepClaims(shop, cartId, claims);
    keepRedemptions(shop, cartId, redeemed.value);
    return fine({ cartId, owedCents, expiresMs });
  });
};

const keepRedemptions = ({ database }: Shop, cartId: string, redemptions: Redemption[]): void => {
  for (const { code, cents } of redemptions) {
    database.run('INSERT INTO redemptions VALUES (?, ?, ?)', [cartId, code, cents]);
  }
};

export const setStatus = (shop: Shop, cartId: string, status: PaymentStatus): void => {
  shop.database.run('UPDATE payments SET status = ? WHERE cart_id = ?', [status, cartId]);
};

/** Stores the provider's id of a payment. */
export const setProviderPayment = (shop: Shop, cartId: string, providerPayment: string): void => {
  shop.database.run('UPDATE payments SET provider_payment = ? WHERE cart_id = ?', [
    providerPayment,
    cartId,
  ]);
};
