import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { PLACE, TOURS, tourist } from './support/tourist.ts';
import { say } from '../support/say.ts';
import { startingWith } from './support/words.ts';

const SCRIPT = '<script type="module" src="/museum-shop.js?api=/api"></script>';

/** Pages of a museum whose editor has chosen the tours by attributes. */
const PAGES: Record<string, string> = {
  'one-tour': '<museum-tours item="102" date="2027-03-07"></museum-tours>',
  'english-groups': '<museum-tours category="32" tour-language="en"></museum-tours>',
  'on-a-day': '<museum-tours date="2027-03-06"></museum-tours>',
  'only-tour': '<museum-tours category="34" date="2027-03-07"></museum-tours>',
};

const journey = setUpJourney({
  extra: (app) => {
    for (const [name, body] of Object.entries(PAGES)) {
      app.get(`/${name}.html`, (c) =>
        c.html(`<!doctype html><html lang="en"><title>${name}</title>${SCRIPT}${body}</html>`),
      );
    }
  },
});

/** Returns a visitor of the list of tours. */
async function seeker() {
  const visitor = await tourist(journey);
  const { page } = visitor;
  const cards = page.locator('museum-tours .card:not([aria-hidden])');
  return {
    ...visitor,
    cards,
    filter: (label: string) => page.getByLabel(label, { exact: true }),
    /** Waits until the status announces `count` tours, and checks the length of the list. */
    async shows(count: number): Promise<void> {
      await page
        .getByRole('status')
        .getByText(say('toursThatFit', { 0: count }), { exact: true })
        .waitFor();
      assert.equal(await cards.count(), count);
    },
    /** The filters in the address. */
    inAddress: () =>
      Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split('?')[1])),
  };
}

test('List of tours: each filter narrows it and is in the address, Back removes one at a time, and a shared link restores all', async () => {
  const visitor = await seeker();
  const { page, buys, filter, shows, inAddress } = visitor;
  await buys.open(TOURS);
  await shows(18);

  await filter(say('category')).selectOption('For groups (6)');
  await shows(6);
  await filter(say('language')).selectOption('German (3)');
  await shows(3);
  await buys.button(/^Thursday/).click();
  await shows(2);
  await filter(say('place')).selectOption('Kattsand Lighthouse (1)');
  await shows(1);
  const chosen = { group: '32', language: 'de', date: '2027-03-04', venue: '2' };
  assert.deepEqual(inAddress(), chosen);

  const other = await seeker();
  await other.page.goto(page.url());
  await other.shows(1);
  assert.deepEqual(other.inAddress(), chosen);
  assert.equal(await other.filter(say('category')).inputValue(), '32');
  assert.equal(await other.filter(say('language')).inputValue(), 'de');
  assert.equal(await other.filter(say('place')).inputValue(), '2');
  assert.equal(await other.buys.button(/^Thursday/).getAttribute('aria-pressed'), 'true');
  await leave(other);

  for (const count of [2, 3, 6, 18]) {
    await page.goBack();
    await shows(count);
  }
  assert.deepEqual(inAddress(), {});
  await page.goForward();
  await shows(6);
  await page.reload();
  await shows(6);
  assert.equal(await filter(say('category')).inputValue(), '32');
  await leave(visitor);
});

test('List of tours: filtering keeps the focus in the filter, and a filter without results can be reset', async () => {
  const visitor = await seeker();
  const { page, buys, filter, shows, inAddress } = visitor;
  const assertIn = (label: string) => filter(label).and(page.locator(':focus')).waitFor();
  await buys.open(TOURS);
  await filter(say('language')).focus();
  await page.keyboard.press('ArrowDown');
  await shows(11);
  await assertIn(say('language'));
  await buys.button(startingWith(say('today'))).focus();
  await page.keyboard.press('Space');
  await page
    .locator('[aria-pressed=true]:focus')
    .filter({ hasText: say('today') })
    .waitFor();
  await filter(say('anotherDay')).focus();
  await page.keyboard.type('04042027');
  await page.waitForURL(/date=2027-04-04/);
  await page.keyboard.press('ArrowUp');
  await page.waitForURL(/date=2028-04-04/);
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/date=2027-04-04/);
  await assertIn(say('anotherDay'));
  assert.deepEqual(inAddress(), { language: 'de', date: '2027-04-04' });
  await buys.button(startingWith(say('anyDay'))).click();
  await shows(11);
  assert.equal(await filter(say('anotherDay')).inputValue(), '');

  await filter(say('anotherDay')).fill('2028-03-06');
  await shows(0);
  await buys.button(say('showAllTours')).click();
  await shows(18);
  assert.deepEqual(inAddress(), {});
  await leave(visitor);
});

test('List of tours: the day of the filter is chosen on the screen of the tour', async () => {
  const visitor = await seeker();
  const { page, buys } = visitor;
  await buys.open(`${TOURS}#/guided-tours?date=2027-03-13&language=fr`);
  await buys.link(/^Highlights/).click();
  await page.getByRole('gridcell', { name: 'Saturday 13 March', selected: true }).waitFor();
  await page.getByRole('radio', { name: '13:00', checked: true }).waitFor();
  await page.goBack();
  await visitor.shows(1);
  assert.equal(await visitor.filter(say('language')).inputValue(), 'fr');
  await leave(visitor);
});

test('List of tours: an editor shows one tour on a day, some of the tours, or the tours of a day', async () => {
  const visitor = await seeker();
  const { page, buys, cards, filter, shows, inAddress } = visitor;
  await buys.open('/one-tour.html');
  await buys.heading(/^Highlights/).waitFor();
  await page.getByRole('gridcell', { name: 'Sunday 7 March', selected: true }).waitFor();
  await visitor.count(PLACE).waitFor();

  await buys.open('/english-groups.html');
  await shows(2);
  assert.deepEqual(await cards.getByRole('heading').allInnerTexts(), [
    'By Compass and Chart',
    'Your Group at the Observatory',
  ]);
  assert.equal(await filter(say('category')).count(), 0);
  await buys.button(startingWith(say('tomorrow'))).click();
  await shows(0);
  assert.deepEqual(inAddress(), { category: '32', 'tour-language': 'en', date: '2027-03-03' });
  await page.reload();
  await shows(0);

  await buys.open('/on-a-day.html');
  await page
    .locator('[aria-pressed=true]')
    .filter({ hasText: say('saturday') })
    .waitFor();
  assert.ok((await cards.count()) < 18);
  await leave(visitor);
});

test('List of tours: a single tour is shown at once, on the day of the page', async () => {
  const visitor = await seeker();
  const { page, buys } = visitor;
  await buys.open('/only-tour.html');
  await buys.heading('Who Stole the Ebb Tide?').waitFor();
  await page.getByRole('gridcell', { name: 'Sunday 7 March', selected: true }).waitFor();
  await leave(visitor);
});
