import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer, SATURDAY } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { lineOf } from './support/line.ts';
import { useJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { basket, checkout, continue: proceed, guest, page: tickets, saturday } = WORDS.en;

const journey = useJourney();

/** A visitor with a small screen who has a keyboard and nothing else. */
async function typist() {
  const visitor = await englishBuyer(journey, { viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  const keyboard = keyboardOf(page);
  const day = (name: RegExp) => page.getByRole('gridcell', { name });
  return {
    ...visitor,
    keyboard,
    day,
    /** A key leads to a day of the calendar. */
    async leads(key: string, to: RegExp) {
      await keyboard.press(key);
      await keyboard.landsIn(day(to));
    },
  };
}

test('the list is narrowed to a category and shown whole again by keyboard', async () => {
  const visitor = await typist();
  const { page, buys, keyboard } = visitor;
  const list = page.getByRole('heading', { name: say('tickets'), level: 2 });
  const cards = page.locator('museum-tickets .card');
  await buys.open();
  await cards.first().waitFor();
  const all = await cards.count();
  await keyboard.enter(buys.link(/^Evenings/));
  await keyboard.arriveAt(list);
  await buys
    .link(/^Evenings/)
    .and(page.locator('[aria-current]'))
    .waitFor();
  assert.ok((await cards.count()) < all);
  await keyboard.enter(buys.link(/^All/));
  await keyboard.arriveAt(list);
  assert.equal(await cards.count(), all);
  await leave(visitor);
});

test('the calendar is leafed through by keyboard, across weeks and months and no further than it goes', async () => {
  const visitor = await typist();
  const { page, buys, keyboard, day, leads } = visitor;
  await buys.open(`${tickets}${SATURDAY}`);
  await keyboard.tabTo(day(saturday));
  await leads('End', /^Sunday 7 March/);
  await leads(say('home'), /^Monday 1 March/);
  await leads('ArrowLeft', /^Monday 1 March/);
  await leads('PageDown', /^Thursday 1 April/);
  await page.getByRole('grid', { name: 'April 2027' }).waitFor();
  await leads('ArrowLeft', /^Wednesday 31 March/);
  await leads('ArrowDown', /^Wednesday 7 April/);
  await leads('PageUp', /^Sunday 7 March/);
  await leads('PageUp', /^Monday 1 March/);
  await leads('ArrowUp', /^Monday 1 March/);
  await keyboard.pressUntil('Shift+Tab', buys.button(say('nextMonth')));
  await keyboard.press('Enter');
  await keyboard.hears('April 2027');
  await keyboard.landsIn(buys.button(say('nextMonth')));
  await keyboard.tabTo(day(/^Thursday 1 April/));
  await leads('ArrowRight', /^Friday 2 April/);
  await leads('ArrowRight', /^Saturday 3 April/);
  await keyboard.press('Space');
  await buys.heading('Saturday 3 April').waitFor();
  await keyboard.landsIn(day(/^Saturday 3 April/));
  await leave(visitor);
});

test('from a sold-out day the keyboard leads to the next one that has places', async () => {
  const visitor = await typist();
  const { buys, keyboard, day, leads } = visitor;
  await buys.open(`${tickets}#/tickets/12?date=2027-03-05`);
  await keyboard.hears(say('thereAreNoTickets'));
  await keyboard.tabTo(day(/^Friday 5 March, Sold out/));
  await leads('ArrowLeft', /^Thursday 4 March/);
  await leads('ArrowRight', /^Friday 5 March, Sold out/);
  await keyboard.enter(buys.button(/^Next available day: Sat,? 6 March 2027$/));
  await keyboard.landsIn(buys.heading('Saturday 6 March'));
  await keyboard.tabTo(buys.page.getByRole('radio', { name: '10:00' }));
  await leave(visitor);
});

test('who tries again by keyboard what could not be had goes on at the day he asked for', async () => {
  const visitor = await typist();
  const { page, buys, keyboard } = visitor;
  const line = await lineOf(page).lose(/ticket\/collect\/event\/12\/date\/20270306/);
  await buys.open(`${tickets}${SATURDAY}`);
  await keyboard.hears('We cannot reach the shop.');
  await keyboard.enter(buys.button(say('tryAgain')));
  await keyboard.landsIn(buys.heading('Saturday 6 March'));
  await keyboard.hears('We cannot reach the shop.');
  await line.find();
  await keyboard.enter(buys.button(say('tryAgain')));
  await keyboard.landsIn(buys.heading('Saturday 6 March'));
  await keyboard.tabTo(page.getByRole('radio', { name: '10:00' }));
  await leave(visitor);
});

test('a legal page is closed with Escape, and errors of the form lead to their fields', async () => {
  const visitor = await typist();
  const { page, buys, keyboard } = visitor;
  await buys.toBasket();
  await keyboard.enter(buys.button(say('termsAndConditions')));
  await keyboard.landsIn(page.getByRole('dialog'));
  await keyboard.press('Escape');
  await keyboard.landsIn(buys.button(say('termsAndConditions')));

  await keyboard.pressUntil('Shift+Tab', buys.button(checkout));
  await keyboard.press('Enter');
  await keyboard.arriveAt(buys.heading(guest));
  await keyboard.enter(buys.button(proceed));
  await keyboard.hears(say('pleaseCorrectTheErrors'));
  await keyboard.landsIn(page.locator('.error-summary'));
  await keyboard.enter(buys.button(/^First name/));
  await keyboard.landsIn(page.getByLabel(WORDS.en.firstName));
  await keyboard.enter(buys.link(say('backToTheBasket')));
  await keyboard.arriveAt(buys.heading(basket));
  await leave(visitor);
});
