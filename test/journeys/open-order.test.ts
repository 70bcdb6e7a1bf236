import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer, englishBuyer } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { payAndStay } from './support/stay.ts';
import { orderOf } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accept, decline, pay, toPayment } = WORDS.en;

const journey = setUpJourney();

/** Returns a visitor who has ordered by invoice, filled the basket again, and opened the order. */
async function debtor() {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  await page.getByRole('radio', { name: 'Invoice' }).check();
  await buys.wishForInvoice();
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(toPayment).click();
  await buys.order();
  const booking = await buys.bookingNumber();
  await buys.toBasket();
  await buys.open('/museum/en/outbox.html');
  const link = await page
    .getByRole('link', { name: /order-review/ })
    .first()
    .getAttribute('href');
  await page.goto(link!);
  await buys.sentence(say('thisOrderHasNot')).waitFor();
  const statusOf = (): string | undefined =>
    journey.database.one<{ status: string }>('SELECT status FROM orders WHERE booking_id = ?', [
      booking,
    ])?.status;
  const basketHolds = async (): Promise<void> => {
    await buys.open('/museum/en/basket.html');
    await buys.heading(say('checkout')).waitFor();
    await buys.sentence(WORDS.en.total).waitFor();
  };
  return { ...visitor, booking, statusOf, basketHolds };
}

test('Open order: an order by invoice is paid by card later and shows its codes, and the basket stays', async () => {
  const visitor = await debtor();
  const { page, buys, booking, statusOf, basketHolds } = visitor;
  const { found, lookInFull } = inspector(page);
  assert.equal(await page.locator('.codes').count(), 0, 'no codes before it is paid');
  await lookInFull('an open order');
  await page.getByRole('radio', { name: 'Card' }).check();
  await buys.button(say('payNow')).click();
  await buys.button(pay).click();
  await buys.sentence(say('thankYouThisOrder')).waitFor();
  assert.equal(statusOf(), 'paid');
  const { search, hash } = new URL(page.url());
  assert.match(hash, /^#\/en\/order-review\//);
  assert.equal(search, '');

  const { barcodes } = orderOf(journey.database, booking).lines[0]!;
  for (const code of barcodes)
    await page.getByRole('img', { name: say('qrCodeOf', { of: code }) }).waitFor();
  assert.equal(await buys.button(say('payNow')).count(), 0);
  await lookInFull('an order that is paid now');
  await page.reload();
  await page.locator('.codes').waitFor();
  await basketHolds();
  assert.deepEqual(found, []);
  await leave(visitor);
});

inFull(
  'Open order: a payment canceled at the provider leaves the order open, and can be tried again',
  async () => {
    const visitor = await debtor();
    const { buys, statusOf, basketHolds } = visitor;
    for (const giveUp of [WORDS.en.goBack, decline]) {
      await buys.button(say('payNow')).click();
      await buys.button(giveUp).or(buys.link(giveUp)).click();
      await buys.sentence(say('thePaymentWasNot')).waitFor();
      assert.equal(statusOf(), 'open');
    }
    await buys.button(say('payNow')).click();
    await buys.button(pay).click();
    await buys.sentence(say('thankYouThisOrder')).waitFor();
    assert.equal(statusOf(), 'paid');
    await basketHolds();
    await leave(visitor);
  },
);

inFull(
  'Open order: a visitor who closes the tab at the provider and returns in another has paid once',
  async () => {
    const visitor = await debtor();
    const { page, buys, booking, statusOf } = visitor;
    await buys.button(say('payNow')).click();
    const returnAddress = await payAndStay(page, journey.addresses.provider, () =>
      buys.button(pay).click(),
    );
    assert.equal(statusOf(), 'open');
    const other = await page.context().newPage();
    const late = buyer(other, journey.addresses.shop, WORDS.en);
    for (const _ of ['once', 'and again']) {
      await other.goto(returnAddress);
      await late.sentence(say('thankYouThisOrder')).waitFor();
      assert.equal(await late.bookingNumber(), booking);
    }
    assert.equal(statusOf(), 'paid');
    await leave(visitor);
  },
);
