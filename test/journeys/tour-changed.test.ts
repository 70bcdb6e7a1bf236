import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { orderOf, PLACE, tourist } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { adult, checkout, child, more, toBasket } = WORDS.en;
const CLIMB = 'Up with the Keeper';
const READY = 'We can manage that.';

const journey = setUpJourney();

/** Returns a visitor with three places on the lighthouse tour in the basket: two adults and a child. */
async function climber() {
  const visitor = await tourist(journey);
  const { page, buys } = visitor;
  await visitor.openTour('110', '2027-03-07');
  await page.getByRole('radio', { name: '15:30' }).check();
  await visitor.raise(PLACE, 3);
  await visitor.raise(adult, 2);
  await visitor.raise(child);
  await page.getByRole('checkbox', { name: READY }).check();
  await visitor.toBasket();
  await buys.sentence('€22.00').waitFor();
  return {
    ...visitor,
    /** Opens the booking on the screen of its tour. */
    async change() {
      await buys.button(say('changeName', { name: CLIMB })).click();
      await buys.sentence(say('youAreChangingA')).waitFor();
    },
    booked: page.getByRole('heading', { name: CLIMB, level: 3 }),
  };
}

test('Changing a tour: the screen shows all details of the booking, and the basket and the order hold it once, as changed', async () => {
  const visitor = await climber();
  const { page, buys, count, booked } = visitor;
  await visitor.change();
  await page.getByRole('gridcell', { name: /Sunday 7 March/, selected: true }).waitFor();
  await page.getByRole('radio', { name: '15:30', checked: true }).waitFor();
  assert.equal(await count(PLACE).inputValue(), '3');
  assert.equal(await count(adult).inputValue(), '2');
  assert.equal(await count(child).inputValue(), '1');
  assert.ok(await page.getByRole('checkbox', { name: READY }).isChecked());

  // an unfinished change survives a reload, too
  await visitor.raise(PLACE);
  await page.reload();
  await buys.sentence(say('youAreChangingA')).waitFor();
  assert.equal(await count(PLACE).inputValue(), '4');
  await visitor.raise(child);
  await buys.button(say('changeBooking')).click();
  await buys.sentence(say('theBookingInYour')).waitFor();
  await buys.link(toBasket).click();
  await buys.heading(checkout).waitFor();
  assert.equal(await booked.count(), 1);
  await buys.sentence(`4 × ${PLACE}`).waitFor();
  await buys.sentence('€28.00').waitFor();

  await buys.fillIn();
  await buys.payAndOrder();
  const order = orderOf(journey.database, await buys.bookingNumber());
  assert.equal(order.totalCents, 4 * 350 + 2 * 450 + 2 * 250);
  assert.deepEqual(order.tourPlaces, [{ datetime: '2027-03-07T15:30:00', count: 4 }]);
  await leave(visitor);
});

test('Changing a tour: keeping the booking leaves it in the basket and discards the changes', async () => {
  const visitor = await climber();
  const { page, buys, count, booked } = visitor;
  await visitor.change();
  await buys.button(say('decreaseName', { name: PLACE })).click();
  await buys.button(say('keepItAsIt')).click();
  await page.getByText(say('youAreChangingA')).waitFor({ state: 'detached' });
  assert.equal(await count(PLACE).inputValue(), '0');
  await buys.button(more(PLACE)).waitFor();

  await page.goBack();
  await buys.heading(checkout).waitFor();
  await buys.sentence(`3 × ${PLACE}`).waitFor();
  await buys.sentence('€22.00').waitFor();
  assert.equal(await booked.count(), 1);
  await leave(visitor);
});

inFull(
  'Changing a tour: two bookings of a tour are separate lines, and one is removed and restored',
  async () => {
    const visitor = await climber();
    const { page, buys, booked } = visitor;
    await visitor.openTour('110', '2027-03-10');
    await visitor.raise(PLACE);
    await visitor.raise(adult);
    await page.getByRole('checkbox', { name: READY }).check();
    await visitor.toBasket();
    await buys.sentence('€30.00').waitFor();
    assert.equal(await booked.count(), 2);
    await buys
      .button(say('removeName', { name: CLIMB }))
      .first()
      .click();
    await buys.sentence('€8.00').waitFor();
    await buys.button(say('undo')).click();
    await buys.sentence('€30.00').waitFor();
    assert.equal(await booked.count(), 2);
    await leave(visitor);
  },
);
