import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

type Paid = {
  account: string | null;
  wallet: string | null;
  request_invoice: number;
  document_number: string | null;
};

/** Reads from the reference server's database how an order was paid. */
const paidOf = (bookingId: string): Paid =>
  journey.database.one<Paid>(
    `SELECT account, wallet, request_invoice, document_number FROM payments JOIN orders USING (cart_id)
      WHERE booking_id = ?`,
    [bookingId],
  )!;

test('Ways to pay: a guest corrects the IBAN and pays by direct debit, and the full IBAN is not stored', async () => {
  const visitor = await englishBuyer(journey, { viewport: { width: 360, height: 800 } });
  const { page, buys } = visitor;
  await buys.toPayment();
  await page.getByRole('radio', { name: 'Direct debit', exact: true }).check();
  await page.getByLabel(say('accountHolder')).fill('Ada Lovelace');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await buys.wishForInvoice();
  await page.getByLabel(say('yourReferenceOrPoNumber')).fill('PO-1815');
  await page.getByRole('checkbox', { name: words.accept }).check();
  await buys.button(words.toPayment).click();
  await buys.sentence(say('thisIbanIsNot')).waitFor();
  const looks = inspector(page);
  await looks.lookInFull('the checkout');
  assert.deepEqual(looks.found, []);
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await buys.button(words.toPayment).click();
  await page.locator('[name=mandate]').check();
  await buys.pay();
  await buys.sentence('DE•• •••• 3000').waitFor();
  await buys.sentence(say('yourReferenceOrPo', { number: 'PO-1815' })).waitFor();
  await buys.order();
  const { account, ...paid } = paidOf(await buys.bookingNumber());
  assert.deepEqual({ ...paid }, { wallet: null, request_invoice: 1, document_number: 'PO-1815' });
  assert.match(account!, /Ada Lovelace/);
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const secret of [left, account!])
    assert.doesNotMatch(secret.replaceAll(' ', ''), /37040044/);
  await leave(visitor);
});

inFull(
  'Ways to pay: the typed details of a direct debit stay if the provider declines it',
  async () => {
    const visitor = await englishBuyer(journey);
    const { page, buys } = visitor;
    // a guest of its own, whose address the back end does not know
    await buys.toBasket();
    await buys.fillIn();
    await page.getByRole('radio', { name: 'Direct debit', exact: true }).check();
    await page.getByLabel(say('accountHolder')).fill('Ada Lovelace');
    await page.getByLabel('IBAN').fill('AT61 1904 3002 3457 3201');
    await page.getByRole('checkbox', { name: say('iWouldLikeAn') }).uncheck();
    await page.getByRole('checkbox', { name: words.accept }).check();
    await buys.button(words.toPayment).click();
    await buys.button(words.decline).click();
    await buys.link(say('tryAgain')).click();
    await page.getByLabel('IBAN').waitFor();
    assert.equal(await page.getByLabel('IBAN').inputValue(), 'AT61 1904 3002 3457 3201');
    assert.equal(await page.getByLabel(say('accountHolder')).inputValue(), 'Ada Lovelace');
    await page.getByRole('radio', { name: 'Invoice' }).check();
    await page.getByRole('checkbox', { name: words.accept }).check();
    await buys.button(words.toPayment).click();
    await buys.typeAddress();
    await buys.button(words.toPayment).click();
    await buys.heading(words.accepted).waitFor();
    assert.equal(new URL(page.url()).origin, journey.addresses.shop);
    await buys.order();
    assert.deepEqual(
      { ...paidOf(await buys.bookingNumber()) },
      { account: null, wallet: null, request_invoice: 0, document_number: null },
    );
    await leave(visitor);
  },
);

test('Ways to pay: a visitor with Apple Pay buys without a form, and the provider supplies their details', async () => {
  const visitor = await englishBuyer(journey, { viewport: { width: 360, height: 800 } });
  const { page, buys } = visitor;
  // replaces the browser's own interface for Apple Pay
  await page.addInitScript({
    content: 'globalThis.ApplePaySession = { canMakePayments: () => true };',
  });
  await buys.toBasket();
  await buys.heading(say('expressCheckout')).waitFor();
  const looks = inspector(page);
  await looks.lookInFull('the checkout with a wallet');
  assert.deepEqual(looks.found, []);
  await buys.button(say('continueWithName', { name: 'Apple Pay' })).click();
  // the checkout has a field for the email address, too
  await buys.button(words.pay).waitFor();
  await page.locator('[name=email]').fill('maria@example.org');
  await buys.pay();
  await buys.sentence('Apple Pay').waitFor();
  await buys.order();
  const bookingId = await buys.bookingNumber();
  assert.equal(paidOf(bookingId).wallet, 'applepay');
  const { customer } = journey.database.one<{ customer: string }>(
    'SELECT customer FROM orders WHERE booking_id = ?',
    [bookingId],
  )!;
  assert.match(customer, /maria@example\.org/);
  await leave(visitor);
});
