import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';
import { buyer, englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { paidVisitor } from './support/stay.ts';
import { WORDS } from './support/words.ts';

const { thanks, total } = WORDS.en;
const ADULTS = /2 × Adult/;

const journey = setUpJourney();

/**
 * Records the purchases that the page learns about, in all its documents. The returned function waits for `count` of them
 * and returns all.
 */
async function recordPurchases(page: Page): Promise<(count: number) => Promise<string[]>> {
  const purchases: string[] = [];
  await page.exposeFunction('recordPurchase', (bookingId: string) => purchases.push(bookingId));
  await page.addInitScript(() => {
    document.addEventListener('museum-purchase', ({ detail }) => {
      (globalThis as unknown as { recordPurchase: (id: string) => void }).recordPurchase(
        detail.bookingId,
      );
    });
  });
  return async (count) => {
    await eventually(`${count} purchases are announced`, () => purchases.length >= count);
    // waits for further calls that are on their way
    await page.evaluate(() => undefined);
    return purchases;
  };
}

const withoutFragment = (address: string): string => address.split('#')[0]!;

test('Payment return: another tab of the browser shows the order and what it holds, even without the fragment', async () => {
  const { ledger, returnAddress, ...visitor } = await paidVisitor(journey);
  const other = await visitor.page.context().newPage();
  const purchases = await recordPurchases(other);
  const buys = buyer(other, journey.addresses.shop, WORDS.en);
  await other.goto(withoutFragment(returnAddress));
  await buys.heading(thanks).waitFor();
  await buys.sentence(ADULTS).waitFor();
  const number = await buys.bookingNumber();
  assert.deepEqual(ledger.bookings(), [number]);
  assert.deepEqual(await purchases(1), [number]);
  await leave(visitor);
});

test('Payment return: another browser shows only the booking number, and the basket there stays', async () => {
  const { ledger, returnAddress, ...visitor } = await paidVisitor(journey);
  const other = await englishBuyer(journey);
  const purchases = await recordPurchases(other.page);
  await other.buys.toBasket();
  await other.page.goto(returnAddress);
  await other.buys.heading(thanks).waitFor();
  const number = await other.buys.bookingNumber();
  assert.deepEqual(ledger.bookings(), [number]);
  assert.equal(await other.page.getByText(ADULTS).count(), 0);
  assert.deepEqual(await purchases(0), []);
  await other.page.goto(`${journey.addresses.shop}${WORDS.en.page}#/checkout`);
  await other.page.reload();
  await other.buys.sentence(total).waitFor();
  await leave(other);
  await leave(visitor);
});

test('Payment return: opened twice, it shows the same order and announces one purchase', async () => {
  const { ledger, returnAddress, page, buys, ...visitor } = await paidVisitor(journey);
  const purchases = await recordPurchases(page);
  await page.goto(returnAddress);
  await buys.heading(thanks).waitFor();
  const number = await buys.bookingNumber();
  assert.deepEqual(await purchases(1), [number]);
  await page.goto('about:blank');
  await page.goto(returnAddress);
  await buys.heading(thanks).waitFor();
  assert.equal(await buys.bookingNumber(), number);
  assert.deepEqual(ledger.bookings(), [number]);
  assert.deepEqual(await purchases(1), [number]);
  await leave({ ...visitor, page });
});

test('Payment return: too late, it shows that nothing was charged and keeps the basket', async () => {
  const { ledger, returnAddress, page, buys, ...visitor } = await paidVisitor(journey);
  await journey.pass(50);
  await page.goto(returnAddress);
  await buys.heading(say('weCannotFindThis')).waitFor();
  await buys.link(say('goToBasket')).click();
  await buys.sentence(total).waitFor();
  assert.deepEqual(ledger.bookings(), []);
  await leave({ ...visitor, page });
});

inFull('Payment return: a page that now has another element shows the order in it', async () => {
  const { ledger, returnAddress, page, buys, ...visitor } = await paidVisitor(journey);
  await page.goto(returnAddress.replace('/tickets.html', '/vouchers.html'));
  await buys.heading(thanks).waitFor();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await page.locator('museum-vouchers').getByRole('heading', { name: thanks }).waitFor();
  await leave({ ...visitor, page });
});

test('Payment return: a page that now has only a cart button leads to the page of the checkout', async () => {
  const { ledger, returnAddress, page, buys, ...visitor } = await paidVisitor(journey);
  await page.route('**/tickets.html?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<museum-tickets>.*<\/museum-tickets>/,
      '<museum-cart-button checkout-url="/museum/en/basket.html"></museum-cart-button>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(returnAddress);
  await page.waitForURL('**/museum/en/basket.html#/checkout/success');
  await buys.heading(thanks).waitFor();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave({ ...visitor, page });
});
