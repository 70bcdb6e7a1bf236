import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer, englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { paidVisitor } from './support/stay.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accept, accepted, order, page: tickets, pay, thanks, toPayment, total } = WORDS.en;

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

test('Ordering once: pressing the order button twice places one order', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await buys.toAccepted();
  await buys.button(order).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await buys.heading(thanks).waitFor();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  assert.equal(asked.filter((path) => path.endsWith('/execPayment')).length, 1);
  await leave(visitor);
});

test('Ordering once: pressing the payment button twice begins one payment', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(toPayment).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await buys.button(pay).waitFor();
  assert.deepEqual(ledger.payments(), ['held']);
  await leave(visitor);
});

test('Ordering once: two tabs that order the same cart show the same booking number', async () => {
  const visitor = await paidVisitor(journey);
  const { page, buys, ledger, returnAddress } = visitor;
  const other = await page.context().newPage();
  const second = buyer(other, journey.addresses.shop, WORDS.en);
  await page.goto(returnAddress);
  await other.goto(returnAddress);
  await Promise.all([buys.heading(accepted).waitFor(), second.heading(accepted).waitFor()]);
  await Promise.all([buys.order(), second.order()]);
  const number = await buys.bookingNumber();
  assert.equal(await second.bookingNumber(), number);
  assert.deepEqual(ledger.bookings(), [number]);
  await leave(visitor);
});

inFull(
  'Ordering once: a return address opened late in another tab places the order and empties the first tab’s basket',
  async () => {
    const visitor = await paidVisitor(journey);
    const { page, ledger, returnAddress } = visitor;
    await page.goto(`${journey.addresses.shop}${tickets}#/checkout`);
    await visitor.buys.sentence(total).waitFor();
    await journey.pass(20);

    const other = await page.context().newPage();
    const late = buyer(other, journey.addresses.shop, WORDS.en);
    await other.goto(returnAddress);
    await late.heading(accepted).waitFor();
    await late.sentence(/2 × Adult/).waitFor();
    await late.sentence(total).waitFor();
    await late.order();
    assert.deepEqual(ledger.bookings(), [await late.bookingNumber()]);
    await visitor.buys.sentence(say('yourBasketIsEmpty')).waitFor();
    await leave(visitor);
  },
);

test('Ordering once: a return address opened in another browser places the order', async () => {
  const { returnAddress, ledger, ...first } = await paidVisitor(journey);
  const other = await englishBuyer(journey);
  await other.page.goto(returnAddress);
  await other.buys.heading(accepted).waitFor();
  await other.buys.order();
  const number = await other.buys.bookingNumber();
  assert.deepEqual(ledger.bookings(), [number]);

  await first.page.goto(returnAddress);
  await first.buys.heading(accepted).waitFor();
  await first.buys.order();
  assert.equal(await first.buys.bookingNumber(), number, 'ordering once more finds the same order');
  assert.deepEqual(ledger.bookings(), [number]);
  await leave(other);
  await leave(first);
});
