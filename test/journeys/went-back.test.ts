import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { accept, goBack, toPayment, total } = WORDS.en;

const journey = setUpJourney();

test('Going back: a visitor who leaves the provider finds the basket and pays after all', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { buys } = visitor;
  await buys.toProvider();
  await buys.button(goBack).click();
  await buys.payAgain();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});

test('Going back: the browser’s Back button leads from the provider to a payment step that works', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toProvider();
  await page.goBack();
  await buys.sentence(total).waitFor();
  await buys.payAndOrder();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  assert.deepEqual(ledger.payments(), ['canceled', 'ordered'], 'only one payment holds places');
  await leave(visitor);
});

test('Going back: a page restored from the browser’s cache has buttons that work', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  // an answer without content leaves the page in place, as if the browser had restored it from its cache
  const provider = `${journey.addresses.provider}/**`;
  await page.route(provider, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForResponse(provider);
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(toPayment).click();
  await left;
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await page.unroute(provider);
  await buys.button(toPayment).click();
  await buys.pay();
  await buys.order();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});

test('Going back: a visitor who opens the success address without paying has ordered nothing, and pays after all', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const begun = page.waitForRequest(/\/checkout\/initPayment/);
  await buys.toProvider();
  const { url } = (await begun).postDataJSON() as { url: { continue: string } };
  const address = new URL(url.continue);
  const { cart_id: cartId } = journey.database.one<{ cart_id: string }>(
    'SELECT cart_id FROM payments ORDER BY rowid DESC',
  )!;
  address.searchParams.set('cartId', cartId);
  await page.goto(address.href);
  await buys.sentence('The payment was not completed. Please try again.').waitFor();
  await buys.sentence(total).waitFor();
  assert.deepEqual(ledger.bookings(), []);
  await buys.link(say('backToTheBasket')).click();
  await buys.payAndOrder();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});
