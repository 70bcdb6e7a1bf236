import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingBuyer } from './support/effort.ts';
import { leave } from './support/leave.ts';
import { startJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const { page: tickets, saturday } = WORDS.en;

/** Buys one ticket for another day, from the open event on; returns the effort. */
async function buyTicket(confirmPaymentOnCheckout: boolean) {
  const journey = await startJourney({ confirmPaymentOnCheckout });
  try {
    const visitor = await countingBuyer(journey);
    const { page, buys, arriveAt, buy } = visitor;
    await buys.open(`${tickets}#/tickets/12`);
    await arriveAt(/Tides/);
    await page.getByRole('gridcell', { name: saturday }).click();
    await page.getByRole('radio', { name: '12:00' }).check();
    const effort = await buy();
    await leave(visitor);
    return effort;
  } finally {
    await journey.end();
  }
}

test('Effort: a ticket takes six clicks, four screens and three fields', async () => {
  assert.deepEqual(await buyTicket(false), { clicks: 6, fields: 3, screens: 4 });
});

test('Effort: a confirmation after the payment adds one click and one screen', async () => {
  assert.deepEqual(await buyTicket(true), { clicks: 7, fields: 3, screens: 5 });
});
