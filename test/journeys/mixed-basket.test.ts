import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { ownerOf, ownersIn, PASSES } from './support/owners.ts';
import { setUpJourney } from './support/shop.ts';
import { piecesOf, SHOP } from './support/shopper.ts';
import { sumsOf } from './support/sums.ts';
import { orderOf, PLACE, tourist } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const BOOK = { id: '4301', name: 'Tides: The Sea Keeps Time – Exhibition catalogue' };
const PASS = { id: '5101', name: 'Annual pass' };
const VOUCHER = { id: '6101', name: 'Voucher for an amount of your choice' };
const ADA = { [say('firstName')]: 'Ada', [say('lastName')]: 'Lund' };
const KAI = { [say('street')]: 'Am Kai 3', [say('postcode')]: '20095', [say('city')]: 'Hamburg' };
/**
 * Tickets €33.00, a tour for two with tickets €26.00, the book €34.00, the pass €39.00, the voucher €12.50, and a parcel of
 * 1.2 kg within Germany at €4.90.
 */
const TOTAL = '€149.40';

const journey = setUpJourney();

/** Returns a visitor who buys one of everything. */
async function collector() {
  const visitor = await tourist(journey);
  const { page, buys } = visitor;
  return {
    ...visitor,
    ...sumsOf(page),
    async addTour() {
      await visitor.openTour('102', '2027-03-07');
      await page.getByRole('radio', { name: '12:30' }).check();
      await visitor.raise(PLACE, 2);
      await visitor.raise(words.adult, 2);
      await visitor.toBasket();
    },
    async addBook() {
      await buys.open(`${SHOP}#/product/${BOOK.id}`);
      await buys.button(words.add).click();
      await buys.sentence(say('nameHasBeenAdded', { name: BOOK.name })).waitFor();
    },
    async addPass() {
      await buys.open(`${PASSES}#/passes/${PASS.id}`);
      await ownerOf(page, 1).fill({ ...ADA, ...KAI });
      await buys.button(words.add).click();
      await buys.sentence(say('nameHasBeenAdded', { name: PASS.name })).waitFor();
    },
    async addVoucher() {
      await buys.open(`/museum/en/vouchers.html#/vouchers/${VOUCHER.id}`);
      await page.getByLabel(say('amountInEuros')).fill('12.50');
      await buys.button(words.add).click();
      await buys.sentence(say('voucherHasBeenAdded', { count: 1 })).waitFor();
    },
  };
}

test('Mixed basket: tickets, a tour, a book, a pass and a voucher are paid in one order with shipping', async () => {
  const visitor = await collector();
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
