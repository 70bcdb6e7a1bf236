import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { orderOf, tourist } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { add } = WORDS.en;

const journey = setUpJourney();

/** The visitor's answers, as the basket, the review and the order show them. */
const SHOWN = [
  ['Name of the school', 'Grundschule am Deich'],
  ['Age group', 'Ages 6 to 10'],
  ['How many children are coming?', '22'],
  ['How will you arrive?', 'By train or public bus'],
  ['Do you need any of these?', 'Step-free access, Somewhere to eat lunch'],
  ['Is there anything else we should know?', 'We are loud.\nWe bring a dog.'],
] as const;

test('Tour for a school: missing answers are reported, and those to every kind of question are shown to the end and stored', async () => {
  const visitor = await tourist(journey);
  const { page, buys, focused } = visitor;
  const assertShown = async (): Promise<void> => {
    const answers = page.locator('dl.answers');
    await answers.waitFor();
    assert.deepEqual(
      await answers.locator('dt').allInnerTexts(),
      SHOWN.map(([label]) => label),
    );
    assert.deepEqual(
      await answers.locator('dd').allTextContents(),
      SHOWN.map(([, value]) => value),
    );
  };

  await visitor.openTour('106', '2027-03-11');
  await page.getByRole('radio', { name: '11:00' }).check();
  await visitor.raise('Tour for a primary school class');
  await visitor.count('Pupil').fill('22');
  await visitor.raise('Accompanying adult', 2);
  await page.getByLabel('Name of the school').waitFor();
  await buys.button(add).click();
  await page.locator('.error-summary:focus').waitFor();
  assert.deepEqual(await page.locator('.error-summary li').allInnerTexts(), [
    say('answerNeeded', { label: 'Name of the school' }),
    say('answerNeeded', { label: 'Age group' }),
    say('answerNeeded', { label: 'How many children are coming?' }),
    say('answerNeeded', { label: 'How will you arrive?' }),
  ]);

  await visitor.followError(say('answerNeeded', { label: 'Name of the school' }));
  await page.keyboard.type('Grundschule am Deich');
  await visitor.followError(say('answerNeeded', { label: 'Age group' }));
  await focused.selectOption('Ages 6 to 10');
  await visitor.followError(say('answerNeeded', { label: 'How many children are coming?' }));
  await page.keyboard.type('40');
  await visitor.followError(say('answerNeeded', { label: 'How will you arrive?' }));
  assert.equal(await focused.getAttribute('type'), 'radio');
  await page.getByRole('radio', { name: 'By train or public bus' }).check();
  await buys.button(add).click();
  await visitor.followError(say('atMost0', { label: 'How many children are coming?', 0: '30' }));
  await focused.fill('22');
  await page.getByRole('checkbox', { name: 'Somewhere to eat lunch' }).check();
  await page.getByRole('checkbox', { name: 'Step-free access' }).check();
  await page.getByLabel('Is there anything else').fill('We are loud.\nWe bring a dog.');
  await visitor.toBasket();
  await assertShown();
  await buys.sentence('€89.00').waitFor();
  await buys.fillIn();
  await assertShown();
  await buys.payAndOrder();
  for (const [label, value] of SHOWN) {
    await buys.sentence(`${label}: ${value.replace('\n', ' ')}`).waitFor();
  }

  const { totalCents, tourPlaces, lines } = orderOf(journey.database, await buys.bookingNumber());
  assert.equal(totalCents, 4500 + 22 * 200);
  assert.deepEqual(tourPlaces, [{ datetime: '2027-03-11T11:00:00', count: 1 }]);
  assert.equal(lines.length, 1);
  assert.deepEqual([lines[0]?.count, lines[0]?.barcodes.length], [1, 1]);
  assert.deepEqual(lines[0]?.answers, [
    { qId: '1061', type: 'text', value: 'Grundschule am Deich' },
    { qId: '1062', type: 'select', value: '1-4' },
    { qId: '1063', type: 'number', value: 22 },
    { qId: '1064', type: 'radio', value: 'train' },
    { qId: '1065', type: 'checkbox', value: ['lift', 'lunch'] },
    { qId: '1066', type: 'textarea', value: 'We are loud.\nWe bring a dog.' },
  ]);
  await leave(visitor);
});
