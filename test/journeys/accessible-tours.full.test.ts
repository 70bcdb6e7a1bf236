import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { TOURS, tourist } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { add, toBasket } = WORDS.en;

const journey = setUpJourney();

async function inspected() {
  const visitor = await tourist(journey);
  return { ...visitor, ...inspector(visitor.page) };
}

test('Accessibility: the list of tours has no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  await buys.open(TOURS);
  await page
    .getByRole('status')
    .getByText(say('toursThatFit', { 0: 18 }))
    .waitFor();
  await look('the list of tours');
  await page.getByLabel(say('category')).selectOption('For groups (6)');
  await buys.button(/^Thursday/).click();
  await page
    .getByRole('status')
    .getByText(say('toursThatFit', { 0: 4 }))
    .waitFor();
  await look('the filtered list');
  await page.getByLabel(say('anotherDay')).fill('2028-03-06');
  await buys.button(say('showAllTours')).waitFor();
  await look('the list without a tour that fits');
  await page.route('**/tour/select/event', (route) => route.abort());
  await page.reload();
  await buys.button(say('tryAgain')).waitFor();
  await look('the list that fails to load');
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Accessibility: a tour, from its own screen to the order, has no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, count, look, found } = visitor;
  await visitor.openTour('106', '2027-03-16');
  await look('the tour');
  await visitor.raise('Tour for a primary school class');
  await page.getByLabel('Name of the school').waitFor();
  await look('the tour with tickets and questions');
  await buys.button(add).click();
  await page.locator('.error-summary').waitFor();
  await look('the tour with errors');

  await count('Pupil').fill('22');
  await page.getByLabel('Name of the school').fill('Grundschule am Deich');
  await page.getByLabel('Age group').selectOption('Ages 6 to 10');
  await page.getByLabel('How many children are coming?').fill('22');
  await page.getByRole('radio', { name: 'On foot' }).check();
  await buys.button(add).click();
  await buys.link(toBasket).waitFor();
  await look('the tour after adding');
  await buys.link(toBasket).click();
  await buys.sentence('€89.00').waitFor();
  await look('the basket with a tour');
  await buys.button(say('changeName', { name: 'By Compass and Chart' })).click();
  await buys.button(say('keepItAsIt')).waitFor();
  await look('the tour that is being changed');
  await page.goBack();
  await buys.fillIn();
  await look('the checkout with a tour');
  await buys.payAndOrder();
  await buys.sentence('Age group: Ages 6 to 10').waitFor();
  await look('the order of a tour');
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Accessibility: tours that cannot be booked have no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  const screens = {
    '116': say('allDatesOfThis'),
    '117': say('thereAreNoDates'),
    '118': say('thisTourCannotBe'),
    '999': say('thisTourIsNo'),
  };
  for (const [id, sentence] of Object.entries(screens)) {
    await buys.open(`${TOURS}#/guided-tours/${id}`);
    await page.reload();
    await buys.sentence(sentence).waitFor();
    await look(sentence);
    await buys.link(say('toAllGuidedTours')).waitFor();
  }
  await page.route(/\/tour\?tour=101/, (route) => route.abort());
  await buys.open(`${TOURS}#/guided-tours/101`);
  await buys.button(say('tryAgain')).waitFor();
  await look('the tour that fails to load');
  assert.deepEqual(found, []);
  await leave(visitor);
});
