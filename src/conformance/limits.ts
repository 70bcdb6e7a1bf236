import type { CartItem } from '../core/api/wire/checkout.ts';
import { paymentOf, newSessionKey, type Purse, toElsewhere } from './payment.ts';

/** More than any shop sells in one order. */
const TOO_MANY = 100_000;

/** Larger than any request of the shop. */
const LARGE_BYTES = 1_000_000;

/** Examines payments that have to be refused before anything is reserved. */
export async function examineRefusals(
  purse: Purse,
  item: (count: number) => CartItem,
): Promise<void> {
  const { suite, token } = purse;
  const { refuse } = suite;
  const good = paymentOf(purse, [item(1)], newSessionKey());
  const query = { token };
  await refuse('initPayment', { body: good, statuses: [401], what: 'a payment without a token' });
  await refuse('initPayment', {
    query,
    body: toElsewhere(good),
    statuses: [422],
    what: 'a return to an unknown origin',
    rule: 'return address',
  });
  await refuse('initPayment', {
    query,
    body: { ...good, payart: 987_654 },
    statuses: [422],
    what: 'an unknown payment type',
  });
  await refuse('initPayment', {
    query,
    body: paymentOf(purse, [item(TOO_MANY)], newSessionKey()),
    statuses: [422],
    what: `${TOO_MANY} pieces in one order`,
    rule: 'limits',
  });
  await refuse('customerValidate', {
    body: { c: { fname: 'x'.repeat(LARGE_BYTES) } },
    statuses: [413],
    what: `a request of ${LARGE_BYTES} bytes`,
    rule: 'limits',
  });
}
