import type { PaymentType } from '../core/api/wire/checkout.ts';
import { UNKNOWN_KEY } from './basket.ts';
import type { Placed } from './order.ts';
import { cancel, leadsTo, newSessionKey, paymentOf, type Purse, toElsewhere } from './payment.ts';
import type { Shop } from './shop.ts';

/** Number of the card, which is preferred because it needs no more data. */
const CARD = 171;

/** Returns why no payment of an open order can be begun, if that is so. */
function obstacle(
  { buying }: Purse,
  placed: Placed | undefined,
  other: PaymentType | undefined,
): string | undefined {
  if (!placed) return 'no order was placed';
  if (!placed.order.review_id) return 'execPayment returned no review_id';
  if (!placed.review?.payable) return `payment type ${buying.payart} left no order to pay`;
  return other ? undefined : 'the shop has no other payment type';
}

/** Begins the payment of an order that was placed with a payment type such as the invoice. It is not completed. */
export async function examineOpenOrder(
  purse: Purse,
  { paymentTypes }: Shop,
  placed: Placed | undefined,
): Promise<void> {
  const { suite, buying } = purse;
  const others = paymentTypes.filter(({ payartId }) => payartId !== buying.payart);
  const other = others.find(({ payartId }) => payartId === CARD) ?? others[0];
  const id = placed?.order.review_id;
  const message = obstacle(purse, placed, other);
  if (message || !id || !other) {
    suite.say('untested', 'initPaymentOrder', { rule: 'answer', message: message ?? '' });
    return;
  }
  const { ask, refuse } = suite;
  const sessionUs = newSessionKey();
  const { payartId: payart } = other;
  const { cart: _cart, ...rest } = paymentOf({ buying: { ...buying, payart } }, [], sessionUs);
  const payment = { ...rest, id };
  const rule = 'open order';
  const unknown = { ...payment, id: UNKNOWN_KEY };
  await refuse('initPaymentOrder', { body: unknown, statuses: [404], what: 'an unknown order' });
  await refuse('initPaymentOrder', {
    body: toElsewhere(payment),
    statuses: [422],
    what: 'a return to an unknown origin',
    rule: 'return address',
  });
  await refuse('initPaymentOrder', {
    body: { ...payment, payart: buying.payart },
    statuses: [422],
    what: 'the payment type that left the order open',
    rule,
  });
  const { value: address } = await ask('initPaymentOrder', [payment]);
  if (!address) return;
  const { cartId } = leadsTo(suite, 'initPaymentOrder', address, payment);
  if (cartId) await cancel(purse, { cartId, sessionUs });
}
