import { totalCents } from './cart.ts';
import type { CartLine } from './cart.ts';
import { claimsOf, firstClaimRefusal, keepClaims } from './claims.ts';
import { minutesToMs } from './clock.ts';
import type { Customer } from './customers.ts';
import { fine } from './failure.ts';
import type { Outcome } from './failure.ts';
import { randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

export type PaymentStatus = 'held' | 'authorised' | 'capturing' | 'ordered' | 'canceled';

/** What is known of a payment before it has a cart id. */
export type NewPayment = {
  sessionUs: string;
  payart: number;
  partner: string | undefined;
  documentNumber: string | undefined;
  customer: Customer;
  lines: CartLine[];
  /** Null where nothing is shipped. */
  shippingCents: number | null;
};

/** A cart whose places and pieces are held; `expiresMs` is an instant in UTC. */
export type Hold = { cartId: string; totalCents: number; expiresMs: number };

/**
 * Checks and holds the places and pieces of a cart in one transaction, so that no two carts get the same one. One session pays one cart
 * at a time: a hold that the same session began and did not pay is given up, or a second attempt would find its own places taken.
 */
export const hold = (shop: Shop, payment: NewPayment): Outcome<Hold> => {
  const { database, settings } = shop;
  const cartId = randomKey();
  const total = totalCents(payment.lines) + (payment.shippingCents ?? 0);
  const expiresMs = shop.now().getTime() + minutesToMs(settings.holdMinutes);
  const claims = claimsOf(payment.lines);
  return database.transaction(() => {
    const superseded = database.all<{ cart_id: string }>(
      "SELECT cart_id FROM payments WHERE session_us = ? AND status = 'held'",
      [payment.sessionUs],
    );
    for (const { cart_id } of superseded) setStatus(shop, cart_id, 'canceled');
    const refusal = firstClaimRefusal(shop, claims);
    if (refusal) {
      // Nothing new is held, so the earlier hold stays what it was.
      for (const { cart_id } of superseded) setStatus(shop, cart_id, 'held');
      return refusal;
    }
    database.run(
      `INSERT INTO payments (cart_id, session_us, status, expires_ms, payart, partner, document_number, customer, lines, shipping_cents, total_cents)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        cartId,
        payment.sessionUs,
        // Where nothing is left to pay there is nothing to authorise.
        total === 0 ? 'authorised' : 'held',
        expiresMs,
        payment.payart,
        payment.partner ?? null,
        payment.documentNumber ?? null,
        JSON.stringify(payment.customer),
        JSON.stringify(payment.lines),
        payment.shippingCents,
        total,
      ],
    );
    keepClaims(shop, cartId, claims);
    return fine({ cartId, totalCents: total, expiresMs });
  });
};

export const setStatus = (shop: Shop, cartId: string, status: PaymentStatus): void => {
  shop.database.run('UPDATE payments SET status = ? WHERE cart_id = ?', [status, cartId]);
};

/** Remembers under which id the provider knows a payment. */
export const setProviderPayment = (shop: Shop, cartId: string, providerPayment: string): void => {
  shop.database.run('UPDATE payments SET provider_payment = ? WHERE cart_id = ?', [
    providerPayment,
    cartId,
  ]);
};
