import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { lineOf } from './support/line.ts';
import { setUpJourney } from './support/shop.ts';
import { PLACE, TOURS, tourist } from './support/tourist.ts';
import { say } from '../support/say.ts';
import { inFull } from '../support/inFull.ts';
import { startingWith } from './support/words.ts';

const journey = setUpJourney();

/** Returns a visitor whose answers can be held back, so that they overtake each other. */
async function waiter() {
  const visitor = await tourist(journey);
  const { page } = visitor;
  return {
    ...visitor,
    ...lineOf(page),
    month: page.getByRole('grid'),
    isBusy: page.locator('[role=grid][aria-busy=true]'),
    next: page.getByRole('button', { name: say('nextMonth') }),
    day: (name: string | RegExp) => page.getByRole('gridcell', { name }),
  };
}

/** Matches the calendar of a month and its sold-out days. */
const calendarOf = (month: string): RegExp => new RegExp(`/tour/calendar/.*range/${month}`);

inFull(
  'Slow answers: the last viewed month is shown, even if the answer for the one before comes later',
  async () => {
    const visitor = await waiter();
    const { page, next, day, month, isBusy } = visitor;
    await visitor.openTour('102', '2027-03-06');
    const april = await visitor.hold(calendarOf('202704'));
    const may = await visitor.hold(calendarOf('202705'));
    await next.click();
    await april.asked;
    await isBusy.waitFor();
    await next.click();
    await may.asked;
    await page.getByText('May 2027').waitFor();
    await may.release();
    await day('Saturday 15 May').waitFor();
    const before = await month.innerText();
    await april.release();
    assert.equal(await month.innerText(), before);
    assert.equal(await page.locator('.month-name').innerText(), 'May 2027');
    assert.equal(await isBusy.count(), 0);
    await day('Saturday 15 May').click();
    await page.getByRole('heading', { name: 'Saturday 15 May' }).waitFor();

    // the late answer is shown when the visitor returns to its month
    await page.getByRole('button', { name: say('previousMonth') }).click();
    await day('Saturday 10 April').click();
    await page.getByRole('heading', { name: 'Saturday 10 April' }).waitFor();
    await page.getByRole('radio', { name: '12:30' }).waitFor();
    await leave(visitor);
  },
);

inFull(
  'Slow answers: of two days chosen quickly the last one is shown, even if the answer for the first comes later',
  async () => {
    const visitor = await waiter();
    const { page, day } = visitor;
    await visitor.openTour('101', '2027-03-06');
    await page.getByRole('radio', { name: '16:00' }).check();
    await visitor.raise(PLACE, 2);
    const sunday = await visitor.hold(/\/tour\?.*date=20270307/);
    const monday = await visitor.hold(/\/tour\?.*date=20270308/);
    await day('Sunday 7 March').click();
    await sunday.asked;
    await day('Monday 8 March').click();
    await monday.asked;
    await monday.release();
    const assertMonday = async (): Promise<void> => {
      await page.getByRole('heading', { name: 'Monday 8 March' }).waitFor();
      await page.getByRole('radio', { name: '16:00', checked: true }).waitFor();
      assert.equal(await visitor.count(PLACE).inputValue(), '2');
      assert.match(page.url(), /date=2027-03-08/);
    };
    await assertMonday();
    await sunday.release();
    await assertMonday();
    await day('Monday 8 March').and(page.locator('[aria-selected=true]')).waitFor();
    await leave(visitor);
  },
);

test('Slow answers: of two days chosen quickly in the filter of the list the last one is shown', async () => {
  const visitor = await waiter();
  const { page, buys } = visitor;
  const other = page.getByLabel(say('anotherDay'));
  const names = page.locator('.card:not([aria-hidden]) h3');
  await buys.open(`${TOURS}#/guided-tours?language=en`);
  await names.first().waitFor();
  const saturday = await visitor.hold(/\/tour\/overview.*date=20270410/);
  const tuesday = await visitor.hold(/\/tour\/overview.*date=20270413/);
  await other.fill('2027-04-10');
  await saturday.asked;
  await other.fill('2027-04-13');
  await tuesday.asked;
  const shown = ['By Compass and Chart', 'Your Group at the Observatory'];
  await tuesday.release();
  assert.deepEqual(await names.allInnerTexts(), shown);
  await saturday.release();
  assert.deepEqual(await names.allInnerTexts(), shown);
  await page.goBack();
  await buys.link(/^Highlights/).waitFor();
  await leave(visitor);
});

test('Slow answers: a visitor who goes back while a tour loads and opens it on another day gets that day', async () => {
  const visitor = await waiter();
  const { page, buys, day } = visitor;
  await buys.open(`${TOURS}#/guided-tours?language=en&date=2027-03-06`);
  const march = await visitor.hold(calendarOf('202703'));
  await buys.link(/^Highlights/).click();
  await march.asked;
  await page.goBack();
  await buys.button(startingWith(say('anyDay'))).waitFor();
  await page.getByLabel(say('anotherDay')).fill('2027-03-07');
  await page.waitForURL(/date=2027-03-07/);
  await buys.link(/^Highlights/).click();
  await buys.heading(/^Highlights/).waitFor();
  await march.release();
  await day('Sunday 7 March').and(page.locator('[aria-selected=true]')).waitFor();
  await page.getByRole('heading', { name: 'Sunday 7 March' }).waitFor();
  assert.equal(await page.getByText(RegExp(say('thereAreNoPlacesLeft', { 0: '.+' }))).count(), 0);
  await leave(visitor);
});

inFull('Slow answers: a month that fails to load can be tried again in its place', async () => {
  const visitor = await waiter();
  const { page, buys, next, day } = visitor;
  await visitor.openTour('102', '2027-03-06');
  const lost = await visitor.lose(calendarOf('202704'));
  await next.click();
  await buys.button(say('tryAgain')).waitFor();
  await page.getByRole('heading', { name: 'Saturday 6 March' }).waitFor();
  await lost.find();
  await buys.button(say('tryAgain')).click();
  await day('Saturday 10 April').click();
  await page.getByRole('heading', { name: 'Saturday 10 April' }).waitFor();
  await page.getByRole('radio', { name: '12:30' }).waitFor();
  await leave(visitor);
});

test('Reload: while a tour is filled in, the day, the time, the counts and the answers stay', async () => {
  const visitor = await waiter();
  const { page, count } = visitor;
  await visitor.openTour('106', '2027-03-11');
  await page.getByRole('gridcell', { name: 'Tuesday 16 March' }).click();
  await page.getByRole('heading', { name: 'Tuesday 16 March' }).waitFor();
  await page.getByRole('radio', { name: '11:00' }).check();
  await visitor.raise('Tour for a secondary school class');
  await count('Pupil').fill('25');
  await page.getByLabel('Name of the school').fill('Hafenschule');
  await page.getByLabel('Age group').selectOption('Ages 10 to 13');
  await page.getByLabel('How many children are coming?').fill('25');
  await page.getByRole('radio', { name: 'On foot' }).check();
  await page.getByRole('checkbox', { name: 'Hearing loop' }).check();
  await page.getByLabel('Is there anything else').fill('We may be l');
  await page.reload();
  await page.getByRole('gridcell', { name: 'Tuesday 16 March', selected: true }).waitFor();
  await page.getByRole('radio', { name: '11:00', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'On foot', checked: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Hearing loop', checked: true }).waitFor();
  assert.deepEqual(
    await Promise.all([
      count('Tour for a secondary school class').inputValue(),
      count('Pupil').inputValue(),
      page.getByLabel('Name of the school').inputValue(),
      page.getByLabel('Age group').inputValue(),
      page.getByLabel('How many children are coming?').inputValue(),
      page.getByLabel('Is there anything else').inputValue(),
    ]),
    ['1', '25', 'Hafenschule', '5-7', '25', 'We may be l'],
  );
  await leave(visitor);
});
