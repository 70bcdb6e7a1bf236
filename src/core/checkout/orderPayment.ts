import * as v from 'valibot';
import { execPayment, initPaymentOrder } from '../api/checkout.ts';
import { hasStatus } from '../api/errors.ts';
import { addressWith, inLanguage, routeInAddress } from '../navigation/address.ts';
import { type Arrival, rememberAway } from '../navigation/arrival.ts';
import { routeTo } from '../routes/routes.ts';
import { session } from '../session/store.ts';
import { claim } from '../shared.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { forgetPaymentForm } from './actions.ts';
import { accountAux } from './form.ts';
import { returnAddress } from './rules.ts';
import { checkout } from './store.ts';
import type { OrderPayment, PendingOrderPayment } from './types.ts';

// Paying an order that is made already. It comes back to the order itself, and never touches the basket.

const pending: v.GenericSchema<unknown, PendingOrderPayment> = v.object({
  key: v.string(),
  cartId: v.string(),
  sessionUs: v.string(),
});

/** Keeps what the provider may have taken money for, until the server has said what became of it. */
function setPayment(payment: OrderPayment): void {
  checkout.orderPayment = payment;
  writeStored('order-payment', 'pending' in payment ? payment.pending : undefined);
}

/** A page that comes back from the browser's cache: its buttons work again. */
function followReturn(): void {
  if (!claim('follow order payment')) return;
  addEventListener('pageshow', ({ persisted }) => {
    const { is } = checkout.orderPayment;
    if (persisted && (is === 'starting' || is === 'leaving')) setPayment({ is: 'none' });
  });
}

/** Begins to pay an open order, by its key: the server names the provider's address, where the page then goes. */
export async function startOrderPayment(
  key: string,
  payart: number,
  leave = (to: string) => location.assign(to),
): Promise<void> {
  const { is } = checkout.orderPayment;
  if (is === 'starting' || is === 'leaving' || is === 'executing') return;
  followReturn();
  setPayment({ is: 'starting', key });
  const back = (outcome: 'accepted' | 'failed'): string =>
    returnAddress(addressWith(routeTo('orderReview', { id: key })), outcome, session.key);
  const result = await initPaymentOrder({
    payart,
    aux: {
      ...accountAux(checkout.form, payart),
      ...(session.partner && { partner: session.partner }),
    },
    id: key,
    url: { continue: back('accepted'), cancel: back('failed') },
  });
  if (!result.ok) {
    setPayment({ is: 'refused', key, failure: result.failure });
    return;
  }
  setPayment({ is: 'leaving', key });
  rememberAway({ sessionUs: session.key, href: inLanguage(routeTo('orderReview', { id: key })) });
  leave(result.value);
}

/** Takes the payment that the provider has accepted. The visitor has said that he pays: nothing is to be confirmed again. */
async function execute(paying: PendingOrderPayment): Promise<void> {
  const { key, cartId, sessionUs } = paying;
  setPayment({ is: 'executing', key, pending: paying });
  const result = await execPayment(cartId, {
    us: session.key,
    sessionUs,
    ...(session.referrer && { srcURL: session.referrer }),
  });
  if (result.ok) {
    forgetPaymentForm();
    setPayment({ is: 'paid', key });
  } else if (hasStatus(result.failure, 410)) setPayment({ is: 'declined', key });
  else setPayment({ is: 'failed', key, pending: paying, failure: result.failure });
}

/** Once more, where it is not known whether the payment was taken: taken twice, it was taken once. */
export async function executeAgain(): Promise<void> {
  const { orderPayment } = checkout;
  if (orderPayment.is === 'failed') await execute({ ...orderPayment.pending });
}

/**
 * Takes up the payment of an order: the one that just came back from the provider, which is known by the route of its
 * address, else the one before a reload. Returns whether the arrival was one.
 */
export function restoreOrderPayment(arrival: Arrival | undefined): boolean {
  const route = arrival && routeInAddress();
  if (route?.name !== 'orderReview') {
    const stored = v.safeParse(pending, readStored('order-payment'));
    if (stored.success) void execute(stored.output);
    return false;
  }
  const { cartId, sessionUs, outcome } = arrival!;
  const key = route.params.id!;
  if (outcome === 'failed') setPayment({ is: 'declined', key });
  else void execute({ key, cartId, sessionUs });
  return true;
}
