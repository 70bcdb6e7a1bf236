import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { goBack, order, pay, toBasket, total } = WORDS.en;

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

test('Expired payment: a visitor who pays too late sees that at the provider, comes back and pays again', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { buys } = visitor;
  await buys.toProvider();
  await journey.pass(16);
  await buys.button(pay).click();
  await buys.sentence('The time for this payment has run out. Nothing was charged.').waitFor();
  await buys.link(goBack).click();
  await buys.payAgain();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});

inFull(
  'Expired payment: a visitor who orders too late sees that nothing was charged, and buys the same basket',
  async () => {
    const ledger = ledgerOf(journey.database);
    const visitor = await englishBuyer(journey);
    const { buys } = visitor;
    await buys.toAccepted();
    await journey.pass(50);
    await buys.button(order).click();
    await buys.heading(say('weCannotFindThis')).waitFor();
    await buys.sentence(say('itTookTooLong')).waitFor();
    assert.deepEqual(ledger.bookings(), []);

    await buys.link(toBasket).click();
    await buys.sentence(total).waitFor();
    await buys.payAndOrder();
    assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
    await leave(visitor);
  },
);
