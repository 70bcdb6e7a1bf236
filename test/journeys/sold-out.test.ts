import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { takePlaces } from './support/seller.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accept, add, adult, more, page: tickets, pay, toPayment } = WORDS.en;
/** The print workshop has three places at each time. */
const WORKSHOP = `${tickets}#/tickets/19?date=2027-03-09`;
const AT = '2027-03-09T';

const journey = setUpJourney();

/** Returns a visitor who has chosen three places of the workshop at a time of day. */
async function chooser(time: string) {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  await buys.open(WORKSHOP);
  await page.getByRole('radio', { name: time }).check();
  // one is preset
  for (let count = 1; count < 3; count++) await buys.button(more(adult)).click();
  return visitor;
}

const othersTake = (count: number, time: string): Promise<void> =>
  takePlaces(journey.addresses.shop, { id: '1901', count, datetime: `${AT}${time}:00` });

test('Sold-out event: a visitor whose places are sold while choosing sees how many are left, and takes those', async () => {
  const visitor = await chooser('12:00');
  const { page, buys } = visitor;
  await othersTake(2, '12:00');
  await buys.button(add).click();
  await buys.sentence(say('youHaveChosenPlaces', { wanted: 3, remaining: 1 })).waitFor();
  await buys.button(say('decreaseName', { name: 'Adult' })).click();
  await buys.addToBasket();
  assert.equal(await page.getByRole('spinbutton', { name: adult }).inputValue(), '1');
  await leave(visitor);
});

inFull(
  'Sold-out event: a visitor whose places are all sold while choosing takes another time',
  async () => {
    const visitor = await chooser('14:00');
    const { page, buys } = visitor;
    await othersTake(3, '14:00');
    await buys.button(add).click();
    await buys.sentence(say('youHaveChosenPlaces', { wanted: 3, remaining: 0 })).waitFor();
    await page.getByRole('radio', { name: '15:30' }).check();
    await buys.addToBasket();
    await buys.sentence(/15:30/).waitFor();
    await leave(visitor);
  },
);

test('Sold-out event: a visitor whose places are sold from the basket sees a refusal, changes the basket and pays', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await chooser('10:30');
  const { page, buys } = visitor;
  await buys.addToBasket();
  await buys.fillIn();
  await othersTake(1, '10:30');
  await page.getByRole('checkbox', { name: accept }).check();
  await buys.button(toPayment).click();
  await buys.sentence(say('thisBasketCannotBe')).waitFor();
  await buys.sentence(/only 2 left\. You have chosen 3\./).waitFor();
  assert.deepEqual(ledger.payments(), ['held'], 'only the other visitor holds places');

  await buys.link(say('changeTheBasket')).click();
  await buys.sentence(say('onlyOneLeftPlease', { left: 2 })).waitFor();
  await buys.button(toPayment).click();
  await buys.sentence(say('somethingInYourBasket')).waitFor();
  await buys.button(say('decreaseName', { name: 'Adult' })).click();
  await buys.button(toPayment).click();
  await buys.button(pay).waitFor();
  await buys.pay();
  await buys.order();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});
