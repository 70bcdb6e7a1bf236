import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { cartButton, WORDS } from './support/words.ts';

const { add, checkout, saturday, total } = WORDS.en;

const journey = setUpJourney();

test('Cart button: the one in the museum’s header counts what the tickets embed puts into the basket, and leads there', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open('/museum/en/visit.html');
  await buys.link(cartButton(0)).waitFor();
  await page.getByRole('gridcell', { name: saturday }).click();
  await buys.chooseTickets();
  await buys.button(add).click();
  await buys.link(cartButton(2)).click();

  await page.waitForURL('**/museum/en/basket.html#/checkout');
  await page.locator('museum-checkout').getByRole('heading', { name: checkout }).waitFor();
  await buys.sentence(total).waitFor();
  await buys.fillIn();
  await buys.goToProvider();
  await buys.pay();
  assert.equal(new URL(page.url()).pathname, '/museum/en/basket.html');
  await buys.order();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);

  await buys.open('/museum/en/visit.html');
  await buys.link(cartButton(0)).waitFor();
  await leave(visitor);
});
