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

/** Whom a wallet names. */
type Buyer = Pick<Customer, 'fname' | 'lname' | 'email'>;

const PAYMENT =
  'SELECT cart_id, status, expires_ms, provider_payment, total_cents, pays_booking, customer FROM payments';

const isAlive = (shop: Shop, payment: PaymentRow): boolean =>
  payment.status === 'capturing' || payment.expires_ms > shop.now().getTime();

/** A failure to void is no harm: the provider lets an authorisation lapse that nobody captures. */
const voidAuthorisation = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  if (payment.provider_payment) await shop.provider.release(payment.provider_payment);
};

const NO_ADDRESS = { street: '', zip: '', city: '', country: '' };

/** A payment that was begun without a customer gets the one that the wallet names. */
const keepBuyer = (shop: Shop, cartId: string, { fname, lname, email }: Buyer): void => {
  const customer: Customer = { fname, lname, email, isGuest: true, addrBilling: NO_ADDRESS };
  shop.database.run('UPDATE payments SET customer = ? WHERE cart_id = ?', [
    JSON.stringify(customer),
    cartId,
  ]);
};

/**
 * The provider tells of a success, which extends the hold. Answers with the instant at which the authorisation lapses, or undefined
 * where the cart is gone. Told twice, it extends once.
 */
export const authorise = (shop: Shop, providerPayment: string, buyer?: Buyer): number | undefined =>
  shop.database.transaction(() => {
    const payment = shop.database.one<PaymentRow>(`${PAYMENT} WHERE provider_payment = ?`, [
      providerPayment,
    ]);
    if (!payment || payment.status === 'canceled' || !isAlive(shop, payment)) return undefined;
    if (payment.status !== 'held') return payment.expires_ms;
    if (payment.customer === 'null') {
      // Nobody could be told of his order.
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

/** Whether an open order that is paid still waits for it. */
const isStillOwed = ({ database }: Shop, { pays_booking: booking }: PaymentRow): boolean =>
  booking === null ||
  database.one("SELECT 1 FROM orders WHERE booking_id = ? AND status = 'open'", [booking]) !==
    undefined;

type Claim =
  | { is: 'ordered'; booking: Booking }
  | { is: 'gone'; payment?: PaymentRow }
  | { is: 'open' }
  | { is: 'claimed'; payment: PaymentRow };

/** Decides in one transaction who may capture. Several may, since capturing twice is the same as once. */
const claim = (shop: Shop, cartId: string, sessionUs: string): Claim =>
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
    if (!isAlive(shop, payment) || !isStillOwed(shop, payment)) return { is: 'gone', payment };
    if (payment.status === 'held') return { is: 'open' };
    // From here on the places are kept until it is settled, whatever the time.
    setStatus(shop, cartId, 'capturing');
    return { is: 'claimed', payment };
  });

export type Execution =
  { is: 'ordered'; booking: Booking } | { is: 'gone' } | { is: 'open' } | { is: 'unsettled' };

/**
 * Captures and makes the order (contract, "Going out and coming back"). Executed again, or at the same time, the same booking
 * is the answer. `unsettled`: the provider did not answer, and the next execution settles it.
 */
export const execute = async (
  shop: Shop,
  cartId: string,
  sessionUs: string,
  lang: Lang,
): Promise<Execution> => {
  const claimed = claim(shop, cartId, sessionUs);
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
  const { booking, newOrder } = makeOrder(shop, cartId);
  if (newOrder) sendOrderConfirmation(shop, lang, newOrder);
  return { is: 'ordered', booking };
};

/**
 * Gives up a payment, so that its places are free. False where the cart is unknown, has been ordered, or is about to be.
 * Giving up twice is the same as once.
 */
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
