import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOK, collector, PASS, VOUCHER } from './support/collector.ts';
import { leave } from './support/leave.ts';
import { ownersIn } from './support/owners.ts';
import { setUpJourney } from './support/shop.ts';
import { piecesOf } from './support/shopper.ts';
import { orderOf, PLACE } from './support/tourist.ts';
import { WORDS } from './support/words.ts';

const words = WORDS.en;
/**
 * Tickets €33.00, a tour for two with tickets €26.00, the book €34.00, the pass €39.00, the voucher €12.50, and a parcel of
 * 1.2 kg within Germany at €4.90.
 */
const TOTAL = '€149.40';

const journey = setUpJourney();

test('Mixed basket: tickets, a tour, a book, a pass and a voucher are paid in one order with shipping', async () => {
  const visitor = await collector(journey);
  const { buys } = visitor;
  await buys.toBasket();
  await visitor.addTour();
  await visitor.addBook();
  await visitor.addPass();
  await visitor.addVoucher();
  await buys.link(words.toBasket).click();
  await buys.heading(words.checkout).waitFor();
  await buys.fillIn();
  assert.deepEqual(await visitor.lines(), [
    'Adult €14.00 €28.00 Remove',
    'Child 6–17 €5.00 €5.00 Remove',
    `2 × ${PLACE} €8.00`,
    '2 × Adult €18.00',
    `${BOOK.name} €34.00 €34.00 Remove`,
    `1 × ${PASS.name} €39.00 Ada Lund €39.00 Remove`,
    `${VOUCHER.name} €12.50 €12.50 Remove`,
  ]);
  await visitor.readsShipping('€4.90', TOTAL, 'Germany');
  await buys.goToProvider();
  await buys.sentence(/149[.,]40/).waitFor();
  await buys.pay();
  await visitor.readsShipping('€4.90', TOTAL);
  await buys.order();
  await visitor.readsShipping('€4.90', TOTAL);

  const booking = await buys.bookingNumber();
  const order = orderOf(journey.database, booking);
  assert.equal(order.totalCents, 14_940);
  assert.deepEqual(
    order.lines.map(({ type, id, count }) => [type, id, count]),
    [
      ['ticket', '1201', 2],
      ['ticket', '1203', 1],
      ['guidedTour', '102', 2],
      ['merchandise', BOOK.id, 1],
      ['annualPass', PASS.id, 1],
      ['voucher', VOUCHER.id, 1],
    ],
  );
  assert.deepEqual(
    order.places.map(({ count }) => count),
    [3],
  );
  assert.deepEqual(
    order.tourPlaces.map(({ count }) => count),
    [2],
  );
  assert.deepEqual(piecesOf(journey.database, booking), { [BOOK.id]: 1, [PASS.id]: 1 });
  assert.deepEqual(
    ownersIn(journey.database, booking).map(({ name }) => name.surname),
    ['Lund'],
  );
  await leave(visitor);
});
