import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from 'playwright-core';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { accept, order, pay, thanks } = WORDS.en;

const journey = setUpJourney();

/** Returns a visitor at the provider, in a shop that asks for no confirmation after the payment. */
async function orderer() {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(order).click();
  await buys.button(pay).waitFor();
  assert.deepEqual(ledger.bookings(), [], 'nothing is ordered before it is paid');
  return { ...visitor, ledger };
}

test('Order without confirmation: the payment step is binding, and the payment return places the order', async () => {
  const visitor = await orderer();
  const { page, buys, ledger } = visitor;
  await buys.button(pay).click();
  await buys.heading(thanks).waitFor();
  const number = await buys.bookingNumber();
  await page.reload();
  await buys.heading(thanks).waitFor();
  assert.equal(await buys.bookingNumber(), number);
  assert.deepEqual(ledger.bookings(), [number]);
  await leave(visitor);
});

test('Order without confirmation: a reload while the order is being placed leaves one order', async () => {
  const visitor = await orderer();
  const { page, buys, ledger } = visitor;
  // the server places the order, but its answer never reaches the page
  const made = new Promise<void>((resolve, reject) => {
    const swallow = (route: Route) => route.fetch().then(() => resolve(), reject);
    page.route('**/execPayment?*', swallow, { times: 1 }).catch(reject);
  });
  const asked = page.waitForRequest('**/execPayment?*');
  await buys.button(pay).click();
  await buys.sentence(say('oneMomentWeAre')).waitFor();
  await asked;
  await made;
  await page.reload();
  await buys.heading(thanks).waitFor();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});

test('Order without confirmation: a declined payment places no order', async () => {
  const visitor = await orderer();
  const { buys, ledger } = visitor;
  await buys.button(WORDS.en.decline).click();
  await buys.heading(say('thePaymentWasNot')).waitFor();
  assert.deepEqual(ledger.bookings(), []);
  await leave(visitor);
});
