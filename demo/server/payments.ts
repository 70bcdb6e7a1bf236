import type { Lang } from '../museum/catalogue/types.ts';
import { minutesToMs } from './clock.ts';
import type { Customer } from './customers.ts';
import { setStatus } from './holds.ts';
import type { PaymentStatus } from './holds.ts';
import { sendOrderConfirmation } from './order-confirmation.ts';
import { bookingOf, makeOrder } from './orders.ts';
import type { Booking } from './orders.ts';
import type { Shop } from './shop.ts';

type PaymentRow = {
  cart_id: string;
  status: PaymentStatus;
  expires_ms: number;
  provider_payment: string | null;
  total_cents: number;
  pays_booking: string | null;
  customer: string;
};

/** The buyer that a wallet names. */
type Buyer = Pick<Customer, 'fname' | 'lname' | 'email'>;

const PAYMENT =
  'SELECT cart_id, status, expires_ms, provider_payment, total_cents, pays_booking, customer FROM payments';

const isUnexpired = (shop: Shop, payment: PaymentRow): boolean =>
  payment.status === 'capturing' || payment.expires_ms > shop.now().getTime();

/** An error is harmless here, because an authorisation without a capture expires at the provider. */
const voidAuthorisation = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  if (payment.provider_payment) await shop.provider.release(payment.provider_payment);
};

const NO_ADDRESS = { street: '', zip: '', city: '', country: '' };

/** Stores the buyer that the wallet names, for a payment that was started without a customer. */
const keepBuyer = (shop: Shop, cartId: string, { fname, lname, email }: Buyer): void => {
  const customer: Customer = { fname, lname, email, isGuest: true, addrBilling: NO_ADDRESS };
  shop.database.run('UPDATE payments SET customer = ? WHERE cart_id = ?', [
    JSON.stringify(customer),
    cartId,
  ]);
};

/**
 * Handles the provider's notification of a success, which extends the hold. Returns the time at which the authorisation expires,
 * in milliseconds since 1970, or undefined if the cart is gone. A repeated notification does not extend it again.
 */
export const authorise = (shop: Shop, providerPayment: string, buyer?: Buyer): number | undefined =>
  shop.database.transaction(() => {
    const payment = shop.database.one<PaymentRow>(`${PAYMENT} WHERE provider_payment = ?`, [
      providerPayment,
    ]);
    if (!payment || payment.status === 'canceled' || !isUnexpired(shop, payment)) return undefined;
    if (payment.status !== 'held') return payment.expires_ms;
    if (payment.customer === 'null') {
      // Without a customer there is no address for the confirmation.
      if (!buyer) return undefined;
      keepBuyer(shop, payment.cart_id, buyer);
    }
    const expiresMs = payment.expires_ms + minutesToMs(shop.settings.extensionMinutes);
    shop.database.run(
      "UPDATE payments SET status = 'authorised', expires_ms = ? WHERE cart_id = ?",
      [expiresMs, payment.cart_id],
    );
    return expiresMs;
  });

/** Whether the open order that a payment pays is still unpaid. */
const isStillOwed = ({ database }: Shop, { pays_booking: booking }: PaymentRow): boolean =>
  booking === null ||
  database.one("SELECT 1 FROM orders WHERE booking_id = ? AND status = 'open'", [booking]) !==
    undefined;

type Claim =
  | { is: 'ordered'; booking: Booking }
  | { is: 'gone'; payment?: PaymentRow }
  | { is: 'open' }
  | { is: 'claimed'; payment: PaymentRow };

/** Decides in one transaction whether a call may capture. Several calls may, because capturing is idempotent. */
const claim = (shop: Shop, cartId: string, sessionUs: string, lang: Lang): Claim =>
  shop.database.transaction((): Claim => {
    const payment = shop.database.one<PaymentRow>(
      `${PAYMENT} WHERE cart_id = ? AND session_us = ?`,
      [cartId, sessionUs],
    );
    if (!payment) return { is: 'gone' };
    // An order keeps its booking number after it has been canceled.
    const booking = bookingOf(shop, cartId);
    if (booking) return { is: 'ordered', booking };
    if (payment.status === 'canceled') return { is: 'gone' };
    if (!isUnexpired(shop, payment) || !isStillOwed(shop, payment)) return { is: 'gone', payment };
    if (payment.status === 'held') return { is: 'open' };
    // From now on the places stay taken until the capture is settled, regardless of the time.
    shop.database.run(
      "UPDATE payments SET status = 'capturing', lang = coalesce(lang, ?) WHERE cart_id = ?",
      [lang, cartId],
    );
    return { is: 'claimed', payment };
  });

export type Execution =
  { is: 'ordered'; booking: Booking } | { is: 'gone' } | { is: 'open' } | { is: 'unsettled' };

/**
 * Captures the payment and creates the order (contract, "Going out and coming back"). Repeated or parallel calls return the same
 * booking. `unsettled` means that the provider did not answer; the next call settles it.
 */
export const execute = async (
  shop: Shop,
  cartId: string,
  sessionUs: string,
  lang: Lang,
): Promise<Execution> => {
  const claimed = claim(shop, cartId, sessionUs, lang);
  if (claimed.is === 'gone' && claimed.payment) await voidAuthorisation(shop, claimed.payment);
  if (claimed.is !== 'claimed') return claimed;
  const { provider_payment: providerPayment } = claimed.payment;
  const capture = providerPayment ? await shop.provider.capture(providerPayment) : 'captured';
  if (capture === 'unreachable') return { is: 'unsettled' };
  if (capture === 'refused') {
    shop.database.run(
      "UPDATE payments SET status = 'canceled' WHERE cart_id = ? AND status = 'capturing'",
      [cartId],
    );
    return { is: 'gone' };
  }
  const booking = shop.database.transaction(() => {
    const made = makeOrder(shop, cartId);
    if (made.newOrder) sendOrderConfirmation(shop, lang, made.newOrder);
    return made.booking;
  });
  return { is: 'ordered', booking };
};

/**
 * Executes the payments that the provider may have captured while this server was stopped, so that no visitor is charged
 * without an order, even one who does not come back.
 */
export const settleCaptures = async (shop: Shop): Promise<void> => {
  const payments = shop.database.all<{ cart_id: string; session_us: string; lang: Lang }>(
    "SELECT cart_id, session_us, lang FROM payments WHERE status = 'capturing'",
  );
  for (const { cart_id, session_us, lang } of payments) {
    await execute(shop, cart_id, session_us, lang);
  }
};

/** Cancels a payment and releases its places. Returns false if the cart is unknown, ordered, or being captured. Idempotent. */
export const cancel = async (shop: Shop, cartId: string): Promise<boolean> => {
  const canceled = shop.database.transaction(() => {
    const payment = shop.database.one<PaymentRow>(`${PAYMENT} WHERE cart_id = ?`, [cartId]);
    if (!payment || payment.status === 'ordered' || payment.status === 'capturing')
      return undefined;
    setStatus(shop, cartId, 'canceled');
    return payment;
  });
  if (canceled) await voidAuthorisation(shop, canceled);
  return canceled !== undefined;
};
