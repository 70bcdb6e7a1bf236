import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { piecesOf, SHOP, shopper } from './support/shopper.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { accept, add, pay, toPayment } = WORDS.en;
/** The museum has one in stock. */
const TELESCOPE = 'Draw telescope';
const CATALOGUE = 'Tides: The Sea Keeps Time – Exhibition catalogue';

const journey = setUpJourney();

/** Returns a visitor who is about to pay for the telescope and a catalogue. */
async function collector() {
  const visitor = await shopper(journey);
  const { page, buys } = visitor;
  await visitor.take(/^Instruments/, TELESCOPE);
  await visitor.take(/^Books/, CATALOGUE);
  await visitor.toBasket();
  await buys.fillIn();
  await page.getByRole('checkbox', { name: accept }).check();
  return visitor;
}

test('Last copy: one of two visitors buys it, and the other sees a refusal and keeps the rest of the basket', async () => {
  const both = [await collector(), await collector()];
  await Promise.all(both.map(({ buys }) => buys.button(toPayment).click()));
  const refusal = say('thisBasketCannotBe');
  await Promise.all(
    both.map(({ page, buys }) => buys.button(pay).or(page.getByText(refusal)).first().waitFor()),
  );
  const sawRefusal = await Promise.all(both.map(({ page }) => page.getByText(refusal).isVisible()));
  assert.deepEqual(
    sawRefusal.toSorted(),
    [false, true],
    'one visitor pays, the other sees the refusal',
  );
  const first = both[sawRefusal.indexOf(false)]!;
  const second = both[sawRefusal.indexOf(true)]!;
  await second.buys.sentence(`“${TELESCOPE}” is out of stock.`).waitFor();

  await second.buys.link(say('changeTheBasket')).click();
  await second.buys.sentence(say('thisItemHasSoldOut')).waitFor();
  await second.buys.button(toPayment).click();
  await second.buys.sentence(say('somethingInYourBasket')).waitFor();
  await second.buys.button(say('removeName', { name: TELESCOPE })).click();
  await second.buys.sentence(say('nameHasBeenRemoved', { name: TELESCOPE })).waitFor();
  assert.equal(await second.count(CATALOGUE).inputValue(), '1');
  await second.buys.payAndOrder();

  await first.buys.pay();
  await first.buys.order();

  const sold = await Promise.all(
    [first, second].map(async ({ buys }) => piecesOf(journey.database, await buys.bookingNumber())),
  );
  assert.deepEqual(sold, [{ 4301: 1, 4505: 1 }, { 4301: 1 }]);
  await leave(first);
  await leave(second);
});

test('Last copy: a visitor who comes after the sale sees that it is out of stock', async () => {
  const visitor = await shopper(journey);
  const { buys } = visitor;
  await buys.open(`${SHOP}#/product/4505`);
  await buys.sentence(say('outOfStock')).waitFor();
  assert.equal(await visitor.count(TELESCOPE).inputValue(), '0');
  assert.equal(await buys.button(add).count(), 0);
  await leave(visitor);
});
