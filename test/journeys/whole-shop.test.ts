import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logIn, WIEBKE } from './support/customer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { newcomer } from './support/newcomer.ts';
import { setUpJourney } from './support/shop.ts';
import { startingWith, WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const EVENT = '/shop/en/tickets/12?date=2027-03-06';
const TIDES = 'Tides: The Sea Keeps Time';
const OUTBOX = '/museum/en/outbox.html';
const EMAIL = 'grace@hopper.example';
const [FIRST, SECOND] = ['Nanosekunde 1906', 'Mikrosekunde 1906'];

const journey = setUpJourney({
  tokenHours: 1,
  extra: (app) => {
    app.get('/exhibition.html', (c) =>
      c.html(`<!doctype html><html lang="en"><title>Exhibition</title>
        <script type="module" src="/museum-shop.js?api=/api"></script>
        <museum-tickets item="12" shop-url="/shop/"></museum-tickets></html>`),
    );
  },
});

/** Returns an English visitor of the whole shop, who may have an account. */
async function visitorOf() {
  const visitor = await newcomer(journey, 'en');
  const { page, buys } = visitor;
  return Object.assign(visitor, {
    /** Opens the event on its day by a link and puts tickets into the basket. */
    async toBasket() {
      await buys.open(EVENT);
      await buys.chooseTickets();
      await buys.addToBasket();
    },
    ofHeader: (name: string) => page.locator('header').getByRole('link', { name, exact: true }),
  });
}

test('Whole shop: a deep link opens its page, a reload stays there, and a declined payment leads back to the basket', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await visitorOf();
  const { page, buys, titled } = visitor;
  const declined = async (): Promise<void> => {
    await titled(say('payment'));
    await buys.heading(say('thePaymentWasNot')).waitFor();
    assert.equal(visitor.address(), '/shop/en/checkout/failed');
  };
  await buys.open(EVENT);
  await titled(TIDES);
  await page.getByRole('radio', { name: '12:00' }).waitFor();
  await page.reload();
  await titled(TIDES);
  assert.equal(visitor.address(), EVENT);
  await buys.chooseTickets();
  await buys.addToBasket();
  await titled(say('checkout'));
  await page.reload();
  await buys.fillIn();
  await buys.goToProvider();
  await buys.button(words.decline).click();
  await declined();
  await page.reload();
  await declined();
  await buys.button(say('cancelThePayment')).click();
  await buys.heading(say('thePaymentWasCancelled')).waitFor();
  await buys.button(say('keepBasket')).click();
  await titled(say('checkout'));
  assert.equal(visitor.address(), '/shop/en/checkout');
  await buys.sentence(words.total).waitFor();
  assert.deepEqual(ledger.payments(), ['canceled']);
  await leave(visitor);
});

inFull(
  'Whole shop: a page opens at its top, and a reload and Back restore its scroll position',
  async () => {
    const visitor = await visitorOf();
    const { page, buys, titled } = visitor;
    // the header shrinks when the page is scrolled
    const scrolled = (px: number) =>
      page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 50, px);
    await buys.open('/shop/en/merchandise');
    await titled(say('merchandise'));
    await page.locator('.card').nth(30).waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    await titled(say('merchandise'));
    await scrolled(900);
    await buys.open('/shop/en/tickets');
    await titled(say('tickets'));
    await page.locator('.card').nth(5).waitFor();
    await scrolled(0);
    await page.goBack();
    await titled(say('merchandise'));
    await scrolled(900);
    await leave(visitor);
  },
);

inFull(
  'Whole shop: a visitor registers, forgets the password, and sets a new one by a mailed link to its own address',
  async () => {
    const visitor = await visitorOf();
    const { page, buys, titled } = visitor;
    await buys.open('/shop/en');
    await visitor.ofHeader(say('register')).click();
    await titled(say('register'));
    for (const [label, value] of [
      [words.firstName, 'Ada'],
      [words.lastName, 'Lovelace'],
      [words.email, EMAIL],
      [startingWith(say('password')), FIRST],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await buys.button(say('register')).click();
    await page.getByRole('checkbox', { name: words.accept }).check();
    await buys.button(say('register')).click();
    await titled(say('youAreRegistered'));
    await buys.open(OUTBOX);
    await buys.sentence(/Welcome! Your account is ready/).waitFor();

    await buys.open('/shop/en');
    await visitor.ofHeader(say('logIn')).click();
    await titled(say('logIn'));
    await page
      .locator('main')
      .getByRole('link', { name: say('forgotYourPassword') })
      .click();
    await titled(say('forgotYourPassword'));
    await page.getByLabel(say('eMail')).fill(EMAIL);
    await buys.button(say('sendTheLink')).click();
    await buys.heading(say('checkYourEMail')).waitFor();
    assert.equal(new URL(page.url()).pathname, '/shop/en/password-reset-success');

    await buys.open(OUTBOX);
    const link = await page
      .getByRole('link', { name: /recover/ })
      .first()
      .getAttribute('href');
    assert.match(link!, /\/shop\/en\/recover\/[\w-]{22,}$/);
    await page.goto(link!);
    await titled(say('setANewPassword'));
    await page.waitForURL('**/shop/en/recover/-');
    await page.reload();
    await page.getByLabel(say('newPassword')).fill(SECOND);
    await page.getByLabel(say('repeatPassword')).fill(SECOND);
    await buys.button(say('saveThePassword')).click();
    await titled(say('yourNewPasswordIs'));
    assert.equal(visitor.address(), '/shop/en/recover-success');
    await page
      .locator('main')
      .getByRole('link', { name: say('logIn') })
      .click();
    await logIn(page, { email: EMAIL, password: SECOND });
    await titled(say('yourAccount'));
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    for (const secret of [link!.split('/recover/')[1]!, FIRST, SECOND]) {
      assert.ok(!kept.includes(secret), secret);
    }
    await leave(visitor);
  },
);

test('Whole shop: a login from the header returns to the event on its day, and the visitor’s menu logs out', async () => {
  const visitor = await visitorOf();
  const { page, buys, titled } = visitor;
  await buys.open(EVENT);
  await page.getByRole('radio', { name: '12:00' }).waitFor();
  await visitor.ofHeader(say('logIn')).click();
  await titled(say('logIn'));
  await logIn(page, WIEBKE);
  await titled(TIDES);
  assert.equal(visitor.address(), EVENT);
  await page.getByRole('radio', { name: '12:00' }).waitFor();
  assert.equal(await visitor.ofHeader(say('register')).count(), 0);

  await buys.button('Wiebke Harmsen').click();
  await visitor.ofHeader(say('yourAccount')).click();
  await titled(say('yourAccount'));
  await buys.button('Wiebke Harmsen').click();
  await visitor.ofHeader(say('logOut')).click();
  await titled(say('youAreLoggedOut'));
  assert.equal(visitor.address(), '/shop/logout');
  await visitor.ofHeader(say('logIn')).waitFor();
  assert.equal(await buys.button('Wiebke Harmsen').count(), 0);

  // an address without a language opens in that of the visitor
  await page.reload();
  await titled(say('youAreLoggedOut'));
  await buys.open('/shop/');
  await titled(say('home'));
  assert.equal(visitor.address(), '/shop/en');
  await leave(visitor);
});

test('Whole shop: tickets on another page of the museum lead to its basket, in the language of the visitor', async () => {
  const visitor = await visitorOf();
  const { page, buys, titled } = visitor;
  await buys.open('/exhibition.html');
  await page.getByRole('gridcell', { name: words.saturday }).click();
  await buys.chooseTickets();
  await buys.addToBasket();
  await titled(say('checkout'));
  assert.equal(visitor.address(), '/shop/en/checkout');
  await buys.sentence(words.total).waitFor();
  await page.goBack();
  await page.waitForURL(/exhibition\.html/);
  await page.locator('museum-tickets').getByText(TIDES).first().waitFor();
  await leave(visitor);
});

test('Whole shop: within the frame of the museum it has no header and no footer, and its routes are behind the # of the address', async () => {
  const visitor = await visitorOf();
  const { page, buys, titled } = visitor;
  await buys.open('/museum/en/shop.html');
  await titled(say('home'));
  assert.equal(await page.locator('museum-shop :is(header, footer, main)').count(), 0);
  await visitor.toAreaOfHome(say('tickets'));
  await visitor.choose(TIDES);
  assert.equal(visitor.address(), '/museum/en/shop.html#/tickets/12');
  await page.getByRole('gridcell', { name: words.saturday }).click();
  await buys.chooseTickets();
  await buys.addToBasket();
  await titled(say('checkout'));
  assert.equal(visitor.address(), '/museum/en/shop.html#/checkout');
  await buys.fillIn();
  await buys.payAndOrder();
  await titled(say('yourOrder'));
  assert.equal(visitor.address(), '/museum/en/shop.html#/checkout/success');
  await leave(visitor);
});

inFull(
  'Whole shop: a visitor whose session ends before the payment logs in and continues there',
  async () => {
    const ledger = ledgerOf(journey.database);
    const visitor = await visitorOf();
    const { page, buys } = visitor;
    await visitor.toBasket();
    await buys.fillIn();
    await buys.goToProvider();
    await buys.button(words.decline).click();
    await buys.link(say('tryAgain')).click();
    await buys.button(say('changeYourDetails')).waitFor();
    await journey.pass(61);
    await page.getByRole('checkbox', { name: words.accept }).check();
    await buys.button(words.toPayment).click();
    await buys.heading(say('logIn')).waitFor();
    assert.equal(visitor.address(), '/shop/en/checkout?step=login');
    await buys.sentence(say('yourSessionHasEnded')).waitFor();
    await logIn(page, WIEBKE);
    await buys.heading(say('yourDetails')).waitFor();
    assert.equal(visitor.address(), '/shop/en/checkout?step=payment');
    await buys.payAndOrder();
    assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
    await leave(visitor);
  },
);
