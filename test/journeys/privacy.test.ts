import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderRow } from '../../demo/server/orders.ts';
import { ADDRESS_KEYS, KEYS } from '../../src/core/web/storageKeys.ts';
import { eventually } from '../support/eventually.ts';
import { GUEST } from '../support/guest.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';
import { collector } from './support/collector.ts';
import { ACCOUNT, logIn, WIEBKE } from './support/customer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { watchTraces } from './support/traces.ts';
import { WORDS } from './support/words.ts';

const words = WORDS.en;
const journey = setUpJourney();

const OWNER = ['Lund', 'Am Kai 3'];
const KNOWN = [...Object.keys(KEYS), ...Object.values(ADDRESS_KEYS)];

type Collector = Awaited<ReturnType<typeof collector>>;

/** Puts tickets, a tour, an article, a pass with its owner and a voucher into the basket, and goes to the checkout. */
async function fillBasket(visitor: Collector): Promise<void> {
  await visitor.buys.toBasket();
  await visitor.addTour();
  await visitor.addBook();
  await visitor.addPass();
  await visitor.addVoucher();
  await visitor.buys.link(words.toBasket).click();
  await visitor.buys.heading(words.checkout).waitFor();
}

/** Returns the ids of the cart and the keys of the order with this number. */
function secretsOf(booking: string): string[] {
  const order = journey.database.one<OrderRow>('SELECT * FROM orders WHERE booking_id = ?', [
    booking,
  ])!;
  return [order.cart_id, order.review_id];
}

/** Asserts that a text holds none of the secrets. */
function assertFree(title: string, texts: readonly string[], secrets: readonly string[]): void {
  for (const text of texts) {
    const found = secrets.filter((secret) => text.includes(secret));
    assert.deepEqual(found, [], `${title}: ${text}`);
  }
}

/** Asserts that local storage and all traces hold no secret, and that the storages have no keys but those of the table. */
async function assertPrivate({ page }: Collector, traces: Traces, secrets: string[]) {
  // the order is shown before it is announced
  await eventually('the purchase is announced', () =>
    traces.events.some((event) => event.startsWith('museum-purchase')),
  );
  const [local, session] = await traces.storages();
  const names = [...Object.keys(local), ...Object.keys(session)];
  const unknown = names.filter(
    (name) => !KNOWN.some((key) => name === key || name.endsWith(`/${key}`)),
  );
  assert.deepEqual(unknown, []);
  assertFree('local storage', Object.entries(local).flat(), secrets);
  assertFree('address', [page.url(), ...traces.addresses], secrets);
  assertFree('event', traces.events, secrets);
  assertFree('console', traces.said, secrets);
  assertFree('referer to another origin', traces.referers, secrets);
  assert.ok(traces.addresses.length > 0 && traces.referers.length > 0);
}

type Traces = Awaited<ReturnType<typeof watchTraces>>;

inFull(
  'Security S4, S9, S10: a guest who buys everything leaves no names, addresses, cart ids or order keys in local storage, addresses, events, console and referers',
  async () => {
    const visitor = await collector(journey);
    const { page, buys } = visitor;
    const traces = await watchTraces(page);
    await fillBasket(visitor);
    await buys.fillIn();
    await buys.goToProvider();
    await buys.pay();
    await buys.order();
    const booking = await buys.bookingNumber();
    const secrets = [...OWNER, GUEST.lastName, GUEST.eMail, GUEST.street, ...secretsOf(booking)];
    await assertPrivate(visitor, traces, secrets);

    // the order is shown again, and found after a reload
    const [, key] = secretsOf(booking);
    await buys.open(`${ACCOUNT}#/order-review/${key}`);
    await buys.heading(say('yourOrder')).waitFor();
    await page.reload();
    assert.equal(await buys.bookingNumber(), booking);
    await assertPrivate(visitor, traces, secrets);
    await leave(visitor);
  },
);

test('Security S4, S9, S10: a customer leaves no token, email, cart id or order key either, and nothing personal after logging out', async () => {
  const visitor = await collector(journey);
  const { page, buys } = visitor;
  const traces = await watchTraces(page);
  await buys.open(ACCOUNT);
  await logIn(page, WIEBKE);
  await buys.heading(say('yourOrders')).waitFor();
  await fillBasket(visitor);
  const [, before] = await traces.storages();
  const token = Object.entries(before).find(([name]) => name.endsWith('/token'))![1];
  await buys.goToProvider();
  await buys.pay();
  await buys.order();
  const booking = await buys.bookingNumber();
  const secrets = [
    ...OWNER,
    'Harmsen',
    WIEBKE.email,
    JSON.parse(token) as string,
    ...secretsOf(booking),
  ];
  await assertPrivate(visitor, traces, secrets);
  await buys.open(ACCOUNT);
  await page.getByRole('link', { name: booking }).first().click();
  await buys.heading(say('yourOrder')).waitFor();
  await assertPrivate(visitor, traces, secrets);

  await buys.open(`${ACCOUNT}#/logout`);
  await buys.heading(say('youAreLoggedOut')).waitFor();
  const [, after] = await traces.storages();
  assertFree('session storage after logging out', Object.entries(after).flat(), secrets);
  await leave(visitor);
});
