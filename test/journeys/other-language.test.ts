import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer, SATURDAY } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const journey = setUpJourney();

test('Languages: a basket filled on the German page is shown in English on the English page, and paid there', async () => {
  const visitor = await journey.visit();
  const { page } = visitor;
  const german = buyer(page, journey.addresses.shop, WORDS.de);
  const english = buyer(page, journey.addresses.shop, WORDS.en);
  await german.toBasket();
  await german.sentence(WORDS.de.total).waitFor();

  await english.open('/museum/en/basket.html');
  await english.heading(WORDS.en.event).waitFor();
  await page.getByRole('spinbutton', { name: WORDS.en.adult, exact: true }).waitFor();
  await english.sentence(WORDS.en.total).waitFor();
  assert.equal(await page.getByText(say('somethingInYourBasketHas')).count(), 0);
  await english.fillIn();
  await english.goToProvider();
  await english.pay();
  await english.order();
  await leave(visitor);
});

test('Languages: a visitor who changes to English by a link keeps the choice, and stays in English to the end', async () => {
  const visitor = await journey.visit();
  const { page } = visitor;
  const german = buyer(page, journey.addresses.shop, WORDS.de);
  const english = buyer(page, journey.addresses.shop, WORDS.en);
  await german.open(`${WORDS.de.page}${SATURDAY}`);
  await german.chooseTickets();
  // as a link would
  await page.evaluate((hash) => (location.hash = hash), SATURDAY.replace('#/', '#/en/'));
  await page.getByRole('radio', { name: '12:00', checked: true }).waitFor();
  assert.equal(await page.getByRole('spinbutton', { name: 'Adult' }).inputValue(), '2');
  await english.addToBasket();
  await english.fillIn();
  await english.goToProvider();
  await english.pay();
  await english.order();
  assert.match(new URL(page.url()).hash, /^#\/en\/checkout/);
  await leave(visitor);
});
