import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { page: tickets, add } = WORDS.en;
const SATURDAY = '2027-03-06';

const journey = setUpJourney();

const eventOn = (id: string): string => `${tickets}#/tickets/${id}?date=${SATURDAY}`;

test('Buying tickets: a family ticket, a day on the tug and a concert, changed in the basket, are paid and stored in one order', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const again = async (id: string): Promise<void> => {
    await buys.open(eventOn(id));
    await page.reload();
  };

  await buys.open(eventOn('14'));
  await page.getByRole('radio', { name: '12:00' }).check();
  // one adult is preset, who comes with the family here
  await buys.button(say('decreaseName', { name: 'Adult' })).click();
  await buys.button(say('increaseName', { name: 'Family with two adults' })).click();
  const family = page.getByRole('list', {
    name: say('whoComesAlongName', { name: 'Family with two adults' }),
  });
  await family.getByText(say('countIncluded', { count: '2' })).waitFor();
  assert.equal(await family.getByRole('spinbutton', { name: 'Child 6–17' }).inputValue(), '1');
  await family.getByRole('button', { name: say('increaseName', { name: 'Child 6–17' }) }).click();
  await buys.sentence('€19.00').waitFor();
  await buys.button(add).click();
  await buys.sentence(say('ticketHasBeenAdded', { count: 1 })).waitFor();

  await again('20');
  await buys.button(say('increaseName', { name: 'Adult' })).click();
  await buys.button(say('increaseName', { name: 'Child 6–17' })).click();
  await buys.button(add).click();
  await buys.sentence(say('ticketHasBeenAdded', { count: 2 })).waitFor();

  await again('22');
  await page.getByRole('radio', { name: '20:00' }).check();
  await buys.button(say('decreaseName', { name: 'Stalls' })).click();
  await buys.button(say('increaseName', { name: 'Gallery' })).click();
  await buys.addToBasket();

  await buys.button(say('removeName', { name: 'Gallery' })).click();
  await buys.sentence('€27.00').waitFor();
  await buys.button(say('undo')).click();
  await buys.sentence('€45.00').waitFor();
  // one more adult on the tug, and one child fewer in the family
  await buys.button(say('increaseName', { name: 'Adult' })).click();
  await buys.sentence('€51.00').waitFor();
  const held = page.getByRole('list', {
    name: say('whoComesAlongName', { name: 'Family with two adults' }),
  });
  await held.getByRole('button', { name: say('decreaseName', { name: 'Child 6–17' }) }).click();
  await buys.sentence('€49.00').waitFor();
  await buys.fillIn();
  await buys.payAndOrder();

  const [order] = journey.database.all<{ cart_id: string; total_cents: number }>(
    'SELECT cart_id, total_cents FROM orders WHERE booking_id = ?',
    [await buys.bookingNumber()],
  );
  assert.equal(order?.total_cents, 4900);
  const places = journey.database.all(
    'SELECT event_id, datetime, count FROM places WHERE cart_id = ? ORDER BY event_id',
    [order!.cart_id],
  );
  assert.deepEqual(places, [
    { event_id: '14', datetime: `${SATURDAY}T12:00:00`, count: 3 },
    { event_id: '20', datetime: `${SATURDAY}T00:00:00`, count: 3 },
    { event_id: '22', datetime: `${SATURDAY}T20:00:00`, count: 1 },
  ]);
  await leave(visitor);
});

test('List of tickets: narrows to a category, and Back shows all events again', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open();
  const cards = page.locator('museum-tickets .card');
  await cards.first().waitFor();
  const all = await cards.count();
  await buys.link(/^Evenings/).click();
  await page.locator('[aria-current]', { hasText: 'Evenings' }).waitFor();
  assert.ok((await cards.count()) < all);
  await page.goBack();
  await page.locator('[aria-current]', { hasText: say('all') }).waitFor();
  assert.equal(await cards.count(), all);
  await leave(visitor);
});

test('List of tickets: leaves out an event that has ended, whose address shows a notice and a link to the others', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open();
  await buys.link(/^Tides/).waitFor();
  assert.equal(await page.getByText('Ice Drift').count(), 0);
  await buys.open(`${tickets}#/tickets/23`);
  await page.reload();
  await buys.sentence(say('thisEventIsOver')).waitFor();
  await buys.link(say('toAllTickets')).click();
  await buys.link(/^Tides/).waitFor();
  await leave(visitor);
});
