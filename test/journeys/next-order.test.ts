import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsAsked, englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { orderOf } from './support/tourist.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const journey = setUpJourney();

test('Next order: a guest who buys again in the same tab finds their details and can change them', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.toPayment();
  await buys.payAndOrder();

  await buys.toBasket();
  for (const [label, value] of await detailsAsked(page, WORDS.en)) {
    await page.waitForFunction(
      ([wanted]) => {
        const { shadowRoot } = document.querySelector('museum-tickets')!;
        const fields = [...shadowRoot!.querySelectorAll('input')];
        return fields.some((field) => field.value === wanted);
      },
      [value],
    );
    assert.equal(await page.getByLabel(label).inputValue(), value);
  }
  await page.getByLabel(WORDS.en.firstName).fill('Augusta');
  await buys.payAndOrder();
  assert.equal(ledger.bookings().length, 2);
  const { customer } = orderOf(journey.database, await buys.bookingNumber());
  assert.deepEqual([customer.fname, customer.lname], ['Augusta', 'Lovelace']);
  await leave(visitor);
});
