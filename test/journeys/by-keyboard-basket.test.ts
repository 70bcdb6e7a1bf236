import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsOf, englishBuyer } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const SATURDAY = '2027-03-06';
const FAMILY = 'Family with two adults';

const journey = useJourney();

/** A visitor with a small screen who has a keyboard and nothing else. */
async function typist() {
  const visitor = await englishBuyer(journey, { viewport: { width: 360, height: 740 } });
  const { page, buys } = visitor;
  const keyboard = keyboardOf(page);
  const count = (name: string) => page.getByRole('spinbutton', { name, exact: true });
  const familyParts = page.getByRole('list', { name: `Who comes along: ${FAMILY}` });
  return {
    ...visitor,
    keyboard,
    count,
    /** How many children come along with the family. */
    children: familyParts.getByRole('spinbutton', { name: words.child }),
    /** From the list to an event, and to its Saturday. */
    async chooseEvent(name: RegExp) {
      await keyboard.enter(buys.link(name));
      await keyboard.arriveAt(buys.heading(name));
      await keyboard.tabTo(page.locator('[role=gridcell][tabindex="0"]'));
      await keyboard.pressUntil('ArrowRight', page.getByRole('gridcell', { name: words.saturday }));
      await keyboard.press('Enter');
      await buys.heading('Saturday 6 March').waitFor();
    },
    async chooseTime(time: string) {
      const first = page
        .locator('fieldset', { hasText: say('chooseATime') })
        .getByRole('radio')
        .first();
      await keyboard.tabTo(first);
      await keyboard.pressUntil('ArrowDown', page.getByRole('radio', { name: time }));
      await keyboard.press('Space');
    },
    async raise(ticket: string) {
      await keyboard.tabTo(count(ticket));
      await keyboard.press('ArrowUp');
    },
    async add() {
      await keyboard.enter(buys.button(words.add));
      await keyboard.landsIn(page.locator('.added'));
      await keyboard.hears(/added to your basket/);
    },
    async goOnShopping() {
      await keyboard.enter(buys.link(say('continueShopping')));
      await keyboard.arriveAt(page.getByRole('heading', { name: say('tickets'), level: 2 }));
    },
  };
}

test('a family, a day on the tug and a concert are chosen, changed in the basket, and paid with nothing but a keyboard', async () => {
  const visitor = await typist();
  const { page, buys, keyboard, count, children } = visitor;
  await buys.open();

  await visitor.chooseEvent(/^City on the River/);
  await visitor.chooseTime('12:00');
  await visitor.raise(FAMILY);
  await keyboard.tabTo(children);
  await keyboard.press('ArrowUp');
  await keyboard.hears('€19.00');
  await visitor.add();
  await visitor.goOnShopping();

  await visitor.chooseEvent(/^Steam Up/);
  await visitor.raise(words.adult);
  await visitor.raise(words.child);
  await visitor.add();
  await visitor.goOnShopping();

  await visitor.chooseEvent(/^Sound Figures/);
  await visitor.chooseTime('20:00');
  await visitor.raise('Gallery');
  await visitor.add();
  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.basket));

  await keyboard.tabTo(children);
  await keyboard.press('ArrowDown');
  await keyboard.hears('€43.00');
  await keyboard.tabTo(count(words.adult));
  await keyboard.press('ArrowUp');
  await keyboard.hears('€49.00');
  await keyboard.assertSeen();

  await keyboard.enter(buys.button('Remove Gallery'));
  await keyboard.landsIn(
    page.locator('[tabindex="-1"]').filter({ hasText: '“Gallery” has been removed.' }),
  );
  await keyboard.hears('“Gallery” has been removed.');
  await keyboard.hears('€31.00');
  await keyboard.enter(buys.button(say('undo')));
  await keyboard.landsIn(page.locator('.main').filter({ hasText: 'Gallery' }));
  await keyboard.hears('€49.00');
  await keyboard.pressUntil('Shift+Tab', buys.button('Remove Child 6–17'));
  await keyboard.press('Enter');
  await keyboard.hears('“Child 6–17” has been removed.');
  await keyboard.hears('€47.00');
  await keyboard.enter(buys.button(words.checkout));

  await keyboard.arriveAt(buys.heading(words.guest));
  for (const [label, value] of detailsOf(words)) {
    await keyboard.tabTo(page.getByLabel(label));
    await keyboard.type(value);
  }
  await keyboard.enter(buys.button(words.continue));
  await keyboard.arriveAt(buys.heading(words.payment));
  await keyboard.tabTo(page.getByRole('checkbox', { name: words.accept }));
  await keyboard.press('Space');
  await keyboard.enter(buys.button(words.toPayment));
  await keyboard.enter(buys.button(words.pay));
  await keyboard.arriveAt(buys.heading(words.thanks));

  const [order] = journey.database.all<{ cart_id: string; total_cents: number }>(
    'SELECT cart_id, total_cents FROM orders WHERE booking_id = ?',
    [await buys.bookingNumber()],
  );
  assert.equal(order?.total_cents, 4700);
  const places = journey.database.all(
    'SELECT event_id, datetime, count FROM places WHERE cart_id = ? ORDER BY event_id',
    [order!.cart_id],
  );
  assert.deepEqual(places, [
    { event_id: '14', datetime: `${SATURDAY}T12:00:00`, count: 3 },
    { event_id: '20', datetime: `${SATURDAY}T00:00:00`, count: 2 },
    { event_id: '22', datetime: `${SATURDAY}T20:00:00`, count: 1 },
  ]);
  await leave(visitor);
});
