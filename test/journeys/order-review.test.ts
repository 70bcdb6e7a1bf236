import { test } from 'node:test';
import assert from 'node:assert/strict';
import { englishBuyer } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { say } from '../support/say.ts';

const BASKET = '/museum/en/basket.html';

const journey = setUpJourney();

test('Order review: the link in the confirmation shows the order and its documents to anyone who has it', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  await buys.payAndOrder();
  const booking = await buys.bookingNumber();
  await buys.open('/museum/en/outbox.html');
  const link = await page.getByRole('link', { name: /order-review/ }).getAttribute('href');
  await leave(visitor);

  const other = await englishBuyer(journey);
  const { found, lookInFull } = inspector(other.page);
  await other.page.goto(link!);
  await other.buys.heading(say('yourOrder')).waitFor();
  await other.buys.sentence('€33.00').waitFor();
  assert.equal(await other.buys.bookingNumber(), booking);
  await other.page.reload();
  await other.buys.sentence('Saturday 6 March, 12:00').waitFor();
  await lookInFull('an order from its confirmation');
  const [tickets] = await Promise.all([
    other.page.waitForEvent('popup'),
    other.page.locator('.actions a[target=_blank]').first().click(),
  ]);
  await tickets.getByText(booking).first().waitFor();
  assert.deepEqual(found, []);
  await leave(other);
});

test('Order review: an invalid key shows an explanation and a link to the shop', async () => {
  const visitor = await englishBuyer(journey);
  const { buys } = visitor;
  await buys.open(`${BASKET}#/order-review/nothing-of-the-kind`);
  await buys.sentence(say('thisOrderCannotBe')).waitFor();
  await buys.link(say('continueShopping')).click();
  await buys.heading(say('tickets')).first().waitFor();
  await leave(visitor);
});
