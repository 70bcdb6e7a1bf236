import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNMATCHED_WITHDRAWAL_MAIL } from '../../demo/server/unmatched-withdrawal-sentences.ts';
import { englishBuyer } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { shopper } from './support/shopper.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';
import { startingWith } from './support/words.ts';

const OUTBOX = '/museum/en/outbox.html';

const journey = setUpJourney();

test('Withdrawal: a visitor who has bought a poster withdraws without a login, and gets a receipt by mail', async () => {
  const visitor = await shopper(journey);
  const { page, buys, take, toBasket } = visitor;
  const { found, lookInFull } = inspector(page);
  await take(/^Posters/, /Steam Up/);
  await toBasket();
  await buys.fillIn();
  await buys.payAndOrder();
  const booking = await buys.bookingNumber();
  await page
    .locator('section')
    .getByRole('link', { name: say('withdrawFromContractHere') })
    .click();
  await buys.heading(say('withdrawFromContract')).waitFor();
  assert.equal(await page.getByLabel(say('bookingNumber')).inputValue(), booking);

  await page.getByLabel(startingWith(say('fullName'))).fill('Ada Lovelace');
  await page.getByLabel(startingWith(say('eMail'))).fill('grace@example.org');
  await page.getByLabel(startingWith(say('message'))).fill('All of it.\nThank you.');
  await page.reload();
  assert.equal(
    await page.getByLabel(say('bookingNumber')).inputValue(),
    booking,
    'kept over a reload',
  );
  await lookInFull('the form of a withdrawal');
  await buys.button(say('continue')).click();
  await buys.heading(say('confirmWithdrawal')).waitFor();
  await lookInFull('a withdrawal to be confirmed');

  // a wrong email address gets the same answer as the right one
  await buys.button(say('confirmWithdrawal')).click();
  await buys.heading(say('weHaveReceivedYour')).waitFor();
  await buys.button(say('withdrawFromAnother')).click();
  await page.getByLabel(say('bookingNumber')).fill(booking);
  await page.getByLabel(startingWith(say('fullName'))).fill('Ada Lovelace');
  await page.getByLabel(startingWith(say('eMail'))).fill('ada@example.org');
  await page.getByLabel(startingWith(say('message'))).fill('All of it.\nThank you.');
  await buys.button(say('continue')).click();
  await buys.button(say('confirmWithdrawal')).click();
  await buys.heading(say('weHaveReceivedYour')).waitFor();
  await buys
    .sentence(RegExp(say('itCameOnDay', { day: 'Tuesday,? 2 March 2027', time: '09:00' })))
    .waitFor();
  await lookInFull('the receipt of a withdrawal');

  await buys.open(OUTBOX);
  await page.getByText(`We have received your withdrawal: order ${booking}`).first().waitFor();
  await buys.sentence(UNMATCHED_WITHDRAWAL_MAIL.unmatched.en).waitFor();
  await buys.sentence('All of it.').waitFor();
  await buys.sentence(/received your withdrawal on Tue,? 2 March 2027 at/).waitFor();
  assert.deepEqual(found, []);
  await leave(visitor);
});

inFull('Withdrawal: tickets for a day show that they cannot be withdrawn from', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  await buys.payAndOrder();
  await buys.sentence(say('datedTicketsAndTours')).waitFor();
  assert.equal(
    await page
      .locator('section')
      .getByRole('link', { name: say('withdrawFromContractHere') })
      .count(),
    0,
  );
  await leave(visitor);
});
