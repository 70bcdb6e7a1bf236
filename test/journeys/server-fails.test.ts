import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { ledgerOf } from './support/ledger.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { accept, event, pay, toPayment, total } = WORDS.en;

/** Statuses of the calls that fail, by endpoint. */
let failing: Record<string, number> = {};
const journey = setUpJourney({
  confirmPaymentOnCheckout: true,
  failures: ({ endpoint }) => {
    const status = failing[endpoint];
    return status ? { status, body: '{"error":"Something broke."}' } : undefined;
  },
});
beforeEach(() => {
  failing = {};
});

test('Server errors: a visitor sees that the events failed to load, and tries again', async () => {
  failing = { 'event/select': 502 };
  const visitor = await englishBuyer(journey);
  const { buys } = visitor;
  await buys.open();
  await buys.sentence(say('somethingWentWrongOn')).waitFor();
  failing = {};
  await buys.button(say('tryAgain')).click();
  await buys.link(event).waitFor();
  await leave(visitor);
});

test(
  'Server errors: a shop that cannot start shows the page’s own link to tickets',
  { timeout: 120_000 },
  async () => {
    failing = { 'shopinfo/config': 500 };
    const visitor = await englishBuyer(journey);
    const { page, buys } = visitor;
    const reported = new Promise<string>((resolve) => {
      void page.exposeFunction('reportToJourney', resolve);
    });
    await page.addInitScript(() => {
      document.addEventListener('museum-error', (event) => {
        const { code } = (event as CustomEvent<{ code: string }>).detail;
        (window as unknown as { reportToJourney: (code: string) => void }).reportToJourney(code);
      });
    });
    await buys.open();
    assert.equal(await reported, 'http-error', 'the shop has given up');
    await buys.link('Tickets by telephone').waitFor();
    await leave(visitor);
  },
);

test('Server errors: a payment that cannot be started shows the support address, and can be started again', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  failing = { 'checkout/initPayment': 500 };
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(toPayment).click();
  await buys.sentence(RegExp(say('theServerHasReported', { 0: '.*' }))).waitFor();
  await buys.link('besuch@alte-seewarte.example').first().waitFor();
  await buys.sentence(total).waitFor();
  assert.deepEqual(ledger.payments(), []);
  failing = {};
  await buys.button(toPayment).click();
  await buys.button(pay).waitFor();
  assert.deepEqual(ledger.payments(), ['held']);
  await leave(visitor);
});

test('Server errors: an order that failed is placed at the second try', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { buys } = visitor;
  await buys.toAccepted();
  failing = { 'checkout/execPayment': 502 };
  await buys.button(WORDS.en.order).click();
  await buys.sentence(say('somethingWentWrongOn')).waitFor();
  await buys.sentence(total).waitFor();
  assert.deepEqual(ledger.bookings(), []);
  failing = {};
  await buys.order();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});
