import * as v from 'valibot';
import { CURRENCIES } from '../server/currency.ts';
import { randomKey } from '../server/secrets.ts';
import type { Database } from '../server/sqlite.ts';
import { wayForm } from './way.ts';
import type { Way } from './way.ts';

const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

/** A payment as the merchant registers it. `expiresMs` is in milliseconds since 1970. */
export const registration = v.object({
  amountCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.picklist(CURRENCIES),
  merchant: v.string(),
  lang: v.string(),
  way: wayForm,
  expiresMs: v.number(),
  continueUrl: webAddress,
  cancelUrl: webAddress,
  notifyUrl: webAddress,
});

export type Registration = v.InferOutput<typeof registration>;

/** `open` can be paid, `authorised` waits for its capture, and the last two are final. */
export type Status = 'open' | 'authorised' | 'captured' | 'released';

export type Payment = Registration & { id: string; status: Status };

/** Returns the store of the provider's payments. They are in a file, so they survive a restart. */
export const paymentsIn = (database: Database) => ({
  add: (payment: Registration): string => {
    const id = randomKey();
    database.run('INSERT INTO payments VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
      id,
      'open',
      payment.amountCents,
      payment.currency,
      payment.merchant,
      payment.lang,
      payment.expiresMs,
      payment.continueUrl,
      payment.cancelUrl,
      payment.notifyUrl,
      JSON.stringify(payment.way),
    ]);
    return id;
  },

  find: (id: string): Payment | undefined => {
    const row = database.one<Omit<Payment, 'way'> & { way: string }>(
      `SELECT id, status, amount_cents AS amountCents, currency, merchant, lang, expires_ms AS expiresMs,
          continue_url AS continueUrl, cancel_url AS cancelUrl, notify_url AS notifyUrl, way
        FROM payments WHERE id = ?`,
      [id],
    );
    return row && { ...row, way: JSON.parse(row.way) as Way };
  },

  /** Records a success, which can be captured until `expiresMs`. */
  authorise: (id: string, expiresMs: number): void => {
    database.run(
      "UPDATE payments SET status = 'authorised', expires_ms = ? WHERE id = ? AND status = 'open'",
      [expiresMs, id],
    );
  },

  /** Captures a payment. Returns whether it is captured, now or earlier; an expired authorisation cannot be captured. */
  capture: (id: string, nowMs: number): boolean => {
    database.run(
      "UPDATE payments SET status = 'captured' WHERE id = ? AND status = 'authorised' AND expires_ms > ?",
      [id, nowMs],
    );
    const row = database.one<{ status: Status }>('SELECT status FROM payments WHERE id = ?', [id]);
    return row?.status === 'captured';
  },

  /** Closes a payment for good: an authorisation is voided, a captured amount is refunded. */
  release: (id: string): void => {
    database.run("UPDATE payments SET status = 'released' WHERE id = ?", [id]);
  },
});

export type Payments = ReturnType<typeof paymentsIn>;
