import type { CartItem } from '../core/api/wire/checkout.ts';
import type { Order, OrderReview } from '../core/api/wire/orders.ts';
import { UNKNOWN_KEY, UNKNOWN_SESSION } from './basket.ts';
import { begin, type Begun, cancel, type Purse } from './payment.ts';

/** An order that was placed, and its review if the back end has one. */
export type Placed = { order: Order; review?: OrderReview | undefined };

const execute = ({ suite }: Purse, { cartId, sessionUs }: Begun) =>
  suite.ask('execPayment', [cartId, { us: sessionUs, sessionUs, srcURL: '' }]);

/** Executes a payment that does not exist for this session key. */
const refuseExecution = ({ suite }: Purse, { cartId, sessionUs }: Begun, what: string) =>
  suite.refuse('execPayment', {
    query: { us: sessionUs, sessionUs, srcURL: '' },
    body: { cartId },
    statuses: [410],
    what,
  });

/** Repeats `execPayment` once, and twice at the same time: each answer is that of the first call. */
async function checkRepetition(purse: Purse, begun: Begun, first: Order): Promise<void> {
  const repeated = [
    await execute(purse, begun),
    ...(await Promise.all([execute(purse, begun), execute(purse, begun)])),
  ];
  const noted = { rule: 'same answer' } as const;
  const other = repeated.find(({ value }) => value && value.booking_id !== first.booking_id);
  if (other) {
    const message = 'is another one if the call is repeated, so that visitors may pay twice';
    purse.suite.say('violation', 'execPayment', { ...noted, field: 'booking_id', message });
  } else if (repeated.every(({ value }) => value)) {
    purse.suite.say('pass', 'execPayment', { ...noted, message: 'is the same if repeated' });
  }
  const changed = repeated.find(({ value }) => value && value.has_tickets !== first.has_tickets);
  if (changed) {
    const message = 'is another one if the call is repeated';
    purse.suite.say('violation', 'execPayment', { ...noted, field: 'has_tickets', message });
  }
}

/** Examines the order that was placed, if the answer had its key. */
async function examineOrder(
  { suite }: Purse,
  { booking_id, review_id }: Order,
): Promise<OrderReview | undefined> {
  if (!review_id) {
    const message = 'execPayment returned no review_id';
    suite.say('untested', 'orderReview', { rule: 'answer', message });
    return undefined;
  }
  const { value: review } = await suite.ask('orderReview', [review_id]);
  await suite.ask('customerFromOrder', [review_id]);
  if (!review) return undefined;
  const noted = { rule: 'consistency' } as const;
  if (review.booking_id !== booking_id) {
    const message = 'is not that of execPayment';
    suite.say('violation', 'orderReview', { ...noted, field: 'booking_id', message });
  }
  const sum = review.items.reduce((total, { totalPrice }) => total + totalPrice, 0);
  if (sum + (review.shippingCosts ?? 0) !== review.total) {
    const message = `is ${review.total}, but the items and the shipping costs add up to ${sum + (review.shippingCosts ?? 0)}`;
    suite.say('violation', 'orderReview', { ...noted, field: 'total', message });
  }
  return review;
}

/** Orders the items, and examines the order and what happens if it is placed again. */
export async function examinePurchase(
  purse: Purse,
  items: CartItem[],
): Promise<Placed | undefined> {
  const begun = await begin(purse, items);
  if (!begun) return undefined;
  await examinePending(purse, begun);
  const ofAnother = { ...begun, sessionUs: UNKNOWN_SESSION };
  await refuseExecution(purse, ofAnother, 'a cart with the session key of another payment');
  const { value: order } = await execute(purse, begun);
  if (!order) return undefined;
  await checkRepetition(purse, begun, order);
  return { order, review: await examineOrder(purse, order) };
}

/** Examines the optional call for a payment in progress. */
async function examinePending({ suite }: Purse, { cartId, sessionUs }: Begun): Promise<void> {
  const { contract, options, lang, say } = suite;
  const operation = contract.operations.checkoutPending!;
  const address = new URL(`${options.api}/${lang}/checkout/pending`);
  address.search = String(new URLSearchParams({ cartId, sessionUs }));
  const reply = await suite.exchange(operation, { method: 'GET', address });
  if (reply.is === 'none') return;
  const request = `GET ${lang}/checkout/pending`;
  if (reply.status === 404) {
    const message = 'the back end does not have this optional call';
    say('untested', 'checkoutPending', { rule: 'status', message, request });
    return;
  }
  const errors = contract.errorsIn(contract.schemaOf(operation, 200)!, reply.json);
  for (const { path, message, pointer } of errors) {
    const field = path.slice(1).join('.');
    say('deviation', 'checkoutPending', { rule: 'schema', field, message, pointer, request });
  }
  if (errors.length === 0) {
    say('pass', 'checkoutPending', { rule: 'schema', message: 'is as described', request });
  }
}

/**
 * Cancels a payment, which then cannot be executed any more; neither can one that was never begun. Returns whether that
 * was possible.
 */
export async function examineCancellation(purse: Purse, items: CartItem[]): Promise<boolean> {
  const { suite } = purse;
  const unknown = { cartId: UNKNOWN_KEY, sessionUs: UNKNOWN_SESSION };
  await refuseExecution(purse, unknown, 'an unknown cart');
  const query = { noRedirect: 1, cartId: UNKNOWN_KEY };
  await suite.refuse('checkoutCancel', { query, statuses: [410], what: 'an unknown cart' });
  const begun = await begin(purse, items);
  if (!begun) return false;
  const { reply } = await cancel(purse, begun);
  await refuseExecution(purse, begun, 'a canceled cart');
  return reply.is === 'answer' && reply.status === 200;
}
