import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { decline, event } = WORDS.en;

const journey = setUpJourney();

async function declined() {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  await visitor.buys.toProvider();
  await visitor.buys.button(decline).click();
  await visitor.buys.heading(say('thePaymentWasNot')).waitFor();
  await visitor.buys.sentence(say('nothingWasOrderedAnd')).waitFor();
  return { ...visitor, ledger };
}

test('Declined payment: the visitor tries again, pays and has one order', async () => {
  const visitor = await declined();
  const { buys, ledger } = visitor;
  await buys.payAgain();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  assert.deepEqual(ledger.payments(), ['canceled', 'ordered'], 'the first hold is given up');
  await leave(visitor);
});

inFull('Declined payment: the visitor cancels it and clears the basket', async () => {
  const visitor = await declined();
  const { buys, ledger } = visitor;
  assert.deepEqual(ledger.payments(), ['held']);
  await buys.button(say('cancelThePayment')).click();
  await buys.button(say('clearBasket')).click();
  await buys.sentence(say('yourBasketIsEmpty')).waitFor();
  assert.deepEqual(ledger.payments(), ['canceled'], 'the places are free');
  await visitor.page.reload();
  await buys.sentence(say('yourBasketIsEmpty')).waitFor();
  await buys.link(say('continueShopping')).click();
  await buys.link(event).waitFor();
  await leave(visitor);
});
