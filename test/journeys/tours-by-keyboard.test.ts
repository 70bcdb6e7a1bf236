import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsOf } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import { orderOf, TOURS, tourist } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const TOUR = 'By Compass and Chart';

const journey = useJourney();

/** A visitor with a small screen who has a keyboard and nothing else. */
async function typist() {
  const visitor = await tourist(journey, { viewport: { width: 360, height: 740 } });
  const { page, buys, count } = visitor;
  const keyboard = keyboardOf(page);
  return {
    ...visitor,
    keyboard,
    /** Chooses in a list that folds away, by the first letters of what is wanted. */
    async choose(label: string, letters: string) {
      await keyboard.tabTo(page.getByLabel(label, { exact: true }));
      await keyboard.type(letters);
    },
    async raise(name: string) {
      await keyboard.tabTo(count(name));
      await keyboard.press('ArrowUp');
    },
    /** Goes by a sentence of the summary to what mends it. */
    async mend(sentence: string) {
      const link = page.locator('.error-summary').getByRole('button', { name: sentence });
      await keyboard.enter(link);
      await keyboard.assertSeen();
    },
    async giveDetails() {
      for (const [label, value] of detailsOf(words)) {
        await keyboard.tabTo(page.getByLabel(label));
        await keyboard.type(value);
      }
      await keyboard.enter(buys.button(words.continue));
    },
  };
}

test('a school finds its tour, answers what is asked, mends what is missing, and pays, with nothing but a keyboard', async () => {
  const visitor = await typist();
  const { page, buys, keyboard, count, choose } = visitor;
  await buys.open(TOURS);
  await choose(say('category'), 'Sch');
  await keyboard.hears('2 tours');
  await keyboard.tabTo(page.getByLabel(say('language'), { exact: true }));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.hears('1 tour');
  await keyboard.enter(buys.link(TOUR));
  await keyboard.arriveAt(page.getByRole('heading', { name: TOUR }));

  await keyboard.tabTo(page.locator('[role=gridcell][tabindex="0"]'));
  const tuesday = page.getByRole('gridcell', { name: 'Tuesday 16 March' });
  await keyboard.pressUntil('ArrowRight', tuesday);
  await keyboard.press('Enter');
  await buys.heading('Tuesday 16 March').waitFor();
  await keyboard.tabTo(page.getByRole('radio', { name: '09:00' }));
  await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: '11:00' }));

  await visitor.raise('Tour for a primary class');
  await keyboard.tabTo(count('Pupil'));
  await keyboard.type('9');
  await visitor.raise('Accompanying adult');
  await keyboard.hears('Everybody needs a ticket: 10 of at most 30 chosen.');

  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.error-summary'));
  await visitor.mend('Please fill in: Name of the school');
  await keyboard.type('Grundschule am Deich');
  await choose('Year', 'Ages 6');
  await keyboard.tabTo(page.getByLabel('How many children are coming?'));
  await keyboard.type('2');
  await keyboard.tabTo(page.getByRole('radio', { name: 'By coach' }));
  await keyboard.press('Space');
  await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: 'On foot' }));
  await keyboard.tabTo(page.getByRole('checkbox', { name: 'Hearing loop' }));
  await keyboard.press('Space');
  await keyboard.tabTo(page.getByLabel('Is there anything else'));
  await keyboard.type('We bring a dog.');

  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.error-summary'));
  await visitor.mend('How many children are coming?: at least 5');
  await keyboard.press('End');
  await keyboard.press('Backspace');
  await keyboard.type('9');
  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.hears(say('theTourHasBeen'));

  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.basket));
  await keyboard.enter(buys.button(`Change ${TOUR}`));
  await keyboard.arriveAt(page.getByRole('heading', { name: TOUR }));
  await visitor.raise('Pupil');
  await keyboard.enter(buys.button(say('changeBooking')));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.basket));
  await keyboard.enter(buys.button(`Remove ${TOUR}`));
  await keyboard.hears(`“${TOUR}” has been removed.`);
  await keyboard.enter(buys.button(say('undo')));
  await keyboard.hears('€65.00');
  await keyboard.assertSeen();
  await keyboard.enter(buys.button(words.checkout));
  await keyboard.arriveAt(buys.heading(words.guest));
  await visitor.giveDetails();
  await keyboard.arriveAt(buys.heading(words.payment));
  await keyboard.tabTo(page.getByRole('checkbox', { name: words.accept }));
  await keyboard.press('Space');
  await keyboard.enter(buys.button(words.toPayment));
  await keyboard.enter(buys.button(words.pay));
  await keyboard.arriveAt(buys.heading(words.thanks));

  const order = orderOf(journey.database, await buys.bookingNumber());
  assert.equal(order.totalCents, 4500 + 10 * 200);
  assert.deepEqual(order.tourPlaces, [{ datetime: '2027-03-16T11:00:00', count: 1 }]);
  assert.deepEqual(order.lines[0]?.answers, [
    { qId: '1061', type: 'text', value: 'Grundschule am Deich' },
    { qId: '1062', type: 'select', value: '1-4' },
    { qId: '1063', type: 'number', value: 9 },
    { qId: '1064', type: 'radio', value: 'foot' },
    { qId: '1065', type: 'checkbox', value: ['hearing'] },
    { qId: '1066', type: 'textarea', value: 'We bring a dog.' },
  ]);
  await leave(visitor);
});
