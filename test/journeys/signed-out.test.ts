import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from '../../demo/server/sentences.ts';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { lineOf } from './support/line.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accept, decline, firstName, lastName, toPayment, total } = WORDS.en;

const journey = setUpJourney({ tokenHours: 1 });

test('Ended session: the visitor confirms their details and pays', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toProvider();
  await buys.button(decline).click();
  await buys.link(say('tryAgain')).click();
  await buys.button(say('changeYourDetails')).waitFor();
  await journey.pass(61);
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(toPayment).click();
  await buys.heading(say('logIn')).waitFor();
  await buys.sentence(say('yourSessionHasEnded')).waitFor();
  await buys.link(say('continueAsGuest')).click();
  await page.getByLabel(firstName).waitFor();
  assert.equal(await page.getByLabel(firstName).inputValue(), 'Ada', 'nothing is typed twice');
  assert.equal(await page.getByLabel(lastName).inputValue(), 'Lovelace');

  await buys.sentence(total).waitFor();
  await buys.payAndOrder();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});

inFull(
  'Ended session: if its code is missing, the visitor sees the refusal, and the next attempt leads to the login',
  async () => {
    const visitor = await englishBuyer(journey);
    const { page, buys } = visitor;
    const restore = await lineOf(page).lose(/chunks\/restore-/, 404);
    await buys.open();
    await buys.toPayment();
    // the details are sent, and the page stays
    await page.route(
      '**/initPayment?*',
      (route) => route.fulfill({ status: 422, json: { error: 'Not now.' } }),
      { times: 1 },
    );
    await page.getByRole('checkbox', { name: accept }).check();
    await buys.button(toPayment).click();
    await buys.sentence('Not now.').waitFor();
    await journey.pass(61);
    await buys.button(toPayment).click();
    await page
      .getByRole('alert')
      .filter({ hasText: sentence('en', 'LOGIN_REQUIRED') })
      .waitFor();
    // all attempts to load the code, so that none of them is answered after `find`
    await restore.failures(3);
    await restore.find();
    await buys.button(toPayment).click();
    await buys.heading(say('logIn')).waitFor();
    await leave(visitor);
  },
);
