import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { orderOf, PLACE, TOURS, tourist } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { add, adult, child, more } = WORDS.en;

const journey = setUpJourney();

test('Buying a tour: too few tickets lead to an error and from there to the tickets, and after the payment each person has a code', async () => {
  const visitor = await tourist(journey);
  const { page, buys, focused } = visitor;
  await buys.open(TOURS);
  await page.getByLabel(say('language')).selectOption('English (3)');
  await buys.link('Highlights: Nine Centuries in an Hour').click();
  await page.getByRole('gridcell', { name: /Saturday,? 6 March/ }).click();
  await page.getByRole('radio', { name: '15:00' }).check();
  await visitor.raise(PLACE, 3);
  await visitor.raise(adult);
  await visitor.raise(child);
  await buys.button(add).click();
  await page.locator('.error-summary:focus').waitFor();
  await visitor.followError(say('thereAreFewerTickets', { 0: '2', 1: '3' }));
  assert.equal(await focused.innerText(), say('tickets'));
  await visitor.raise(child);
  await buys.sentence(say('everybodyNeedsATicketTickets', { tickets: '3', most: '3' })).waitFor();
  await visitor.toBasket();
  await buys.sentence('Saturday 6 March, 15:00').waitFor();
  await buys.fillIn();
  await buys.payAndOrder();
  await buys.sentence(`3 × ${PLACE}`).waitFor();

  const { totalCents, tourPlaces, lines } = orderOf(journey.database, await buys.bookingNumber());
  assert.equal(totalCents, 3 * 400 + 900 + 2 * 300);
  assert.deepEqual(tourPlaces, [{ datetime: '2027-03-06T15:00:00', count: 3 }]);
  assert.deepEqual(
    lines.map(({ id, count, barcodes }) => [id, count, new Set(barcodes).size]),
    [['102', 3, 3]],
  );
  await leave(visitor);
});

inFull(
  'Buying a tour: one without tickets asks only for places, at the price of its time',
  async () => {
    const visitor = await tourist(journey);
    const { page, buys } = visitor;
    await visitor.openTour('104', '2027-03-06');
    await page.getByRole('radio', { name: '22:00' }).check();
    await visitor.raise(PLACE, 2);
    assert.equal(await page.getByRole('heading', { name: say('tickets') }).count(), 0);
    await page.getByRole('radio', { name: 'Oil, 2 kg' }).check();
    await visitor.toBasket();
    await buys.sentence('€44.00').waitFor();
    await buys.fillIn();
    await buys.payAndOrder();

    const { totalCents, tourPlaces, lines } = orderOf(journey.database, await buys.bookingNumber());
    assert.equal(totalCents, 2 * 2200);
    assert.deepEqual(tourPlaces, [{ datetime: '2027-03-06T22:00:00', count: 2 }]);
    assert.deepEqual(lines[0]?.answers, [{ qId: '1041', type: 'radio', value: 'oil' }]);
    assert.equal(lines[0].barcodes.length, 2);
    await leave(visitor);
  },
);

test('Buying a tour: a tour and tickets for a time are in one basket and paid in one order', async () => {
  const visitor = await tourist(journey);
  const { page, buys } = visitor;
  await buys.toBasket();
  await visitor.openTour('102', '2027-03-07');
  await page.getByRole('radio', { name: '12:30' }).check();
  await visitor.raise(PLACE, 2);
  await visitor.raise(adult, 2);
  await visitor.toBasket();
  await buys.sentence('€59.00').waitFor();
  // the tickets next to the tour can still be changed
  await buys.button(more(child)).click();
  await buys.sentence('€64.00').waitFor();
  await buys.fillIn();
  await buys.payAndOrder();

  const order = orderOf(journey.database, await buys.bookingNumber());
  assert.equal(order.totalCents, 6400);
  assert.deepEqual(order.lines.map(({ type }) => type).toSorted(), [
    'guidedTour',
    'ticket',
    'ticket',
  ]);
  assert.deepEqual(order.places, [{ datetime: '2027-03-06T12:00:00', count: 4 }]);
  assert.deepEqual(order.tourPlaces, [{ datetime: '2027-03-07T12:30:00', count: 2 }]);
  await leave(visitor);
});
