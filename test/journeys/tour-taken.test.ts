import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { takeTours } from './support/seller.ts';
import { setUpJourney } from './support/shop.ts';
import { orderOf, PLACE, tourist } from './support/tourist.ts';
import { startingWith, WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accept, add, adult, toPayment } = WORDS.en;

const journey = setUpJourney();

/** Takes places of the public tour as other visitors, each with a ticket. */
const othersTake = (count: number, datetime: string): Promise<void> =>
  takeTours(journey.addresses.shop, {
    tourId: '101',
    datetime,
    price: { id: '10191', count },
    ticket: { id: '10101', count },
  });

/** Returns a visitor who has chosen places of the public tour, each with a ticket. */
async function chooser(count: number, date: string, time: string) {
  const visitor = await tourist(journey);
  await visitor.openTour('101', date);
  await visitor.page.getByRole('radio', { name: time }).check();
  await visitor.raise(PLACE, count);
  await visitor.raise(adult, count);
  return visitor;
}

inFull(
  'Sold-out tour: a visitor whose places are booked while choosing sees how many are left, and takes those',
  async () => {
    const visitor = await chooser(3, '2027-03-05', '16:00');
    const { buys, count } = visitor;
    await othersTake(2, '2027-03-05T16:00:00');
    await buys.button(add).click();
    await visitor.followError(say('youHaveChosenPlaces', { wanted: 3, remaining: 1 }));
    assert.equal(await visitor.focused.innerText(), say('howManyPeople'));
    assert.equal(await count(PLACE).inputValue(), '3');
    assert.equal(await count(adult).inputValue(), '3');
    await count(PLACE).fill('1');
    await count(adult).fill('1');
    await visitor.toBasket();
    await buys.sentence(`1 × ${PLACE}`).waitFor();
    await leave(visitor);
  },
);

test('Sold-out tour: a visitor whose places are all booked while choosing keeps the details and takes another time', async () => {
  const visitor = await chooser(2, '2027-03-12', '14:00');
  const { page, buys, count } = visitor;
  await othersTake(10, '2027-03-12T14:00:00');
  await othersTake(10, '2027-03-12T14:00:00');
  await othersTake(5, '2027-03-12T14:00:00');
  await buys.button(add).click();
  await visitor.followError(say('youHaveChosenPlaces', { wanted: 3, remaining: 0 }));
  await page.getByRole('radio', { name: RegExp(`14:00 ${say('soldOut')}`) }).waitFor();
  await page.getByRole('radio', { name: '11:00' }).check();
  assert.equal(await count(PLACE).inputValue(), '2');
  assert.equal(await count(adult).inputValue(), '2');
  await visitor.toBasket();
  await buys.sentence('Friday 12 March, 11:00').waitFor();
  await leave(visitor);
});

test('Sold-out tour: a time that had sold out before is not explained by the visitor’s basket', async () => {
  const visitor = await chooser(1, '2027-03-05', '14:00');
  const { page, buys } = visitor;
  await buys.button(say('decreaseName', { name: PLACE })).click();
  // this day is sold out at 14:00
  await page.getByRole('gridcell', { name: /Wednesday 3 March/ }).click();
  await buys.sentence(say('pleaseChooseAnotherTime')).waitFor();
  assert.equal(await page.getByText(say('allPlacesAtThisTime')).count(), 0);
  await page.getByRole('radio', { name: '11:00' }).check();
  await visitor.raise(PLACE);
  await leave(visitor);
});

inFull(
  'Sold-out tour: a visitor whose day sells out while choosing goes on to the next one with all details',
  async () => {
    const visitor = await tourist(journey);
    const { buys, count } = visitor;
    await visitor.openTour('112', '2027-03-06');
    await visitor.raise('Tower and guide');
    await visitor.raise(adult, 7);
    await takeTours(journey.addresses.shop, {
      tourId: '112',
      datetime: '2027-03-06T18:00:00',
      price: { id: '11291', count: 1 },
      ticket: { id: '11201', count: 6 },
    });
    await buys.button(add).click();
    await buys.sentence(say('thereAreNoPlacesLeftOn')).waitFor();
    await buys
      .button(new RegExp(`^${say('nextAvailableDay0', { 0: 'Sun,? 7 March 2027' })}$`))
      .click();
    await count(adult).waitFor();
    assert.equal(await count('Tower and guide').inputValue(), '1');
    assert.equal(await count(adult).inputValue(), '7');
    await visitor.toBasket();
    await leave(visitor);
  },
);

inFull(
  'Sold-out tour: a visitor whose places are booked from the basket sees how many are left, changes the booking and pays',
  async () => {
    const visitor = await chooser(3, '2027-03-13', '16:00');
    const { page, buys, count } = visitor;
    await visitor.toBasket();
    await buys.fillIn();
    await othersTake(10, '2027-03-13T16:00:00');
    await othersTake(10, '2027-03-13T16:00:00');
    await othersTake(4, '2027-03-13T16:00:00');
    await page.getByRole('checkbox', { name: accept }).check();
    await buys.button(toPayment).click();
    await buys.sentence(say('thisBasketCannotBe')).waitFor();
    await buys.sentence(/only 1 left. You have chosen 3/).waitFor();

    await buys.link(say('changeTheBasket')).click();
    await buys.sentence(say('thisCannotBeBooked')).waitFor();
    await buys.button(toPayment).click();
    await buys.sentence(say('somethingInYourBasket')).waitFor();
    await buys.button(startingWith(say('changeName', { name: 'Highlights' }))).click();
    assert.equal(await count(PLACE).inputValue(), '3');
    await page
      .getByRole('radio', { name: RegExp(`16:00 ${say('leftLeft', { left: 1 })}`), checked: true })
      .waitFor();
    await count(PLACE).fill('1');
    await count(adult).fill('1');
    await buys.button(say('changeBooking')).click();
    await buys.link(say('goToBasket')).click();
    await buys.payAndOrder();
    const order = orderOf(journey.database, await buys.bookingNumber());
    assert.equal(order.totalCents, 1300);
    assert.deepEqual(order.tourPlaces, [{ datetime: '2027-03-13T16:00:00', count: 1 }]);
    await leave(visitor);
  },
);
