import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { englishBuyer, SATURDAY } from './support/buyer.ts';
import { ACCOUNT, logIn } from './support/customer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { startingWith, WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const OUTBOX = '/museum/en/outbox.html';
const EMAIL = 'grace@hopper.example';
const PASSWORD = 'Nanosekunde 1906';
const WORD = WORDS.en;

const DETAILS = [
  [WORD.firstName, 'Grace'],
  [WORD.lastName, 'Hopper'],
  [WORD.email, EMAIL],
  [startingWith(say('password')), PASSWORD],
] as const;

const journey = setUpJourney({
  extra: (app) => {
    app.get('/all.html', (c) =>
      c.html(`<!doctype html><html lang="en"><title>All</title>
        <script type="module" src="/museum-shop.js?api=/api"></script>
        <museum-account></museum-account><museum-checkout></museum-checkout></html>`),
    );
  },
});

const storageOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('Registration: a visitor registers, gets a welcome mail, logs in, orders and logs out', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const { found, look, lookInFull } = inspector(page);

  await buys.open(WORD.page);
  await buys.link('Account').click();
  await buys.heading(say('logIn')).waitFor();
  await lookInFull('the login');
  await buys.link(say('register')).click();
  for (const [label, value] of DETAILS) await page.getByLabel(label).fill(value);
  await buys.button(say('register')).click();
  await buys.button(startingWith(`${say('termsAndConditions')}: `)).waitFor();
  await look('the registration form');
  await page.getByRole('checkbox', { name: WORD.accept }).check();
  await buys.button(say('register')).click();
  await buys.heading(say('youAreRegistered')).waitFor();
  assert.ok(!(await storageOf(page)).includes(EMAIL), 'the draft of the form is deleted');

  await buys.open(OUTBOX);
  await buys.sentence(EMAIL).waitFor();
  await buys.sentence(/Welcome! Your account is ready/).waitFor();

  // with tickets in the basket, the checkout leads to the login and back
  await buys.toBasket();
  await buys.link(say('logIn')).click();
  await buys.heading(say('logIn')).waitFor();
  await logIn(page, { email: EMAIL, password: 'Millisekunde' });
  await buys.sentence(say('wrongEMailAddress')).waitFor();
  await lookInFull('a login that failed');
  await logIn(page, { email: EMAIL, password: PASSWORD });
  await buys.sentence('Grace Hopper').waitFor();
  await buys.payAndOrder();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);

  // the next page of the tab is still logged in: it does not ask again
  await buys.toBasket();
  await buys.sentence('Grace Hopper').waitFor();
  assert.ok((await storageOf(page)).includes(EMAIL));

  await buys.open('/all.html#/checkout?step=payment');
  const ofAccount = page.locator('museum-account');
  const ofCheckout = page.locator('museum-checkout');
  await ofCheckout.getByText('Grace Hopper').waitFor();
  await page.evaluate(() => location.assign('#/logout'));
  await ofAccount.getByRole('heading', { name: say('youAreLoggedOut') }).waitFor();
  await ofCheckout
    .getByText(say('yourBasketIsEmpty'))
    .or(ofCheckout.getByLabel(WORD.firstName))
    .waitFor();
  const stored = await storageOf(page);
  for (const personal of ['Hopper', EMAIL, 'token']) {
    assert.ok(!stored.includes(personal), `${personal} is forgotten`);
  }
  await lookInFull('both elements after logging out');

  await buys.open(ACCOUNT);
  await buys.heading(say('logIn')).waitFor();
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Login: a page of the museum leads to the login and gets the visitor back, logged in', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const returnTo = encodeURIComponent(`${WORD.page}?from=account${SATURDAY}`);
  await buys.open(`${ACCOUNT}#/login?returnTo=${returnTo}`);
  await buys.link(say('register')).click();
  await buys.heading(say('register')).waitFor();
  await buys.link(say('logIn')).click();
  await page.getByLabel(WORD.email).fill('wiebke@harmsen.example');
  await page.getByLabel(startingWith(say('password'))).fill('Ebbe und Flut');
  await buys.button(say('logIn')).click();
  await page.waitForURL(`**${WORD.page}?from=account${SATURDAY}`);
  await buys.chooseTickets();
  await buys.addToBasket();
  await buys.sentence('Wiebke Harmsen').waitFor();
  await leave(visitor);
});

test('Login: a return address on another site is ignored', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open(`${ACCOUNT}#/login?returnTo=${encodeURIComponent('//evil.example/')}`);
  await page.getByLabel(WORD.email).fill('wiebke@harmsen.example');
  await page.getByLabel(startingWith(say('password'))).fill('Ebbe und Flut');
  await buys.button(say('logIn')).click();
  await page.waitForURL(`**${ACCOUNT}#/settings`);
  await leave(visitor);
});
