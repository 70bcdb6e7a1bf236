import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accepted, adult, decline, email, event, firstName } = WORDS.en;
const { thanks, total, toPayment } = WORDS.en;

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

test('Reload: while choosing, the event, the day, the time and the tickets stay', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open();
  await buys.link(event).waitFor();
  await page.reload();
  await buys.findEvent();
  await buys.chooseTickets();
  await page.reload();
  await page.getByRole('gridcell', { name: WORDS.en.saturday, selected: true }).waitFor();
  await page.getByRole('radio', { name: '12:00', checked: true }).waitFor();
  assert.equal(await page.getByRole('spinbutton', { name: adult }).inputValue(), '2');
  await buys.sentence(total).waitFor();
  await buys.addToBasket();
  await buys.sentence(total).waitFor();
  await leave(visitor);
});

test('Reload: between basket and provider, the basket and the typed details stay', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toBasket();
  await page.reload();
  await buys.sentence(total).waitFor();

  await page.getByLabel(firstName).fill('Ada');
  await page.getByLabel(email).fill('ada@exam');
  await page.reload();
  await page.getByLabel(firstName).waitFor();
  assert.equal(await page.getByLabel(firstName).inputValue(), 'Ada');
  assert.equal(await page.getByLabel(email).inputValue(), 'ada@exam');
  await buys.fillIn();

  await page.reload();
  await page.getByLabel(firstName).waitFor();
  assert.equal(await page.getByLabel(email).inputValue(), 'ada@example.org');
  await buys.sentence(total).waitFor();
  await buys.goToProvider();
  await page.reload();
  await buys.pay();
  await leave(visitor);
});

test('Reload: after the payment the shop still asks for the order, and after the order it shows the order', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toAccepted();
  await page.reload();
  await buys.heading(accepted).waitFor();
  await buys.sentence(total).waitFor();
  await buys.order();
  const number = await buys.bookingNumber();
  await page.reload();
  await buys.heading(thanks).waitFor();
  await buys.sentence(total).waitFor();
  assert.equal(await buys.bookingNumber(), number);
  assert.deepEqual(ledger.bookings(), [number]);
  await leave(visitor);
});

inFull('Reload: after a failed or canceled payment, the ways to continue stay', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toProvider();
  await buys.button(decline).click();
  await buys.heading(say('thePaymentWasNot')).waitFor();
  await page.reload();
  await buys.link(say('tryAgain')).waitFor();
  await buys.button(say('cancelThePayment')).click();
  await buys.button(say('keepBasket')).waitFor();
  await page.reload();
  await buys.heading(say('thePaymentWasCancelled')).waitFor();
  await buys.button(say('keepBasket')).click();
  await buys.sentence(total).waitFor();
  await buys.button(toPayment).waitFor();
  await leave(visitor);
});
