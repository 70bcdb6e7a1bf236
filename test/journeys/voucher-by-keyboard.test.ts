import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const VOUCHER = 'Voucher for an amount of your choice';

const journey = useJourney();

test('on a small screen a gift is found, its amount mended, and put into the basket, with nothing but a keyboard', async () => {
  const visitor = await englishBuyer(journey, { viewport: { width: 360, height: 740 } });
  const { page, buys } = visitor;
  const keyboard = keyboardOf(page);
  const amount = page.getByLabel(say('amountInEuros'));
  await buys.open('/museum/en/vouchers.html');
  await keyboard.enter(buys.link(VOUCHER));
  await keyboard.arriveAt(page.getByRole('heading', { name: VOUCHER }));

  await keyboard.tabTo(amount);
  await keyboard.press('Control+a');
  await keyboard.type('300');
  await keyboard.hears('Total €300.00');
  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(amount);
  await buys.sentence('Please enter at most €250.00.').waitFor();
  await keyboard.press('Control+a');
  await keyboard.type('-30,5');
  await keyboard.tabTo(page.getByRole('spinbutton', { name: VOUCHER }));
  assert.equal(await amount.inputValue(), '30.50');
  await keyboard.press('ArrowUp');
  await keyboard.hears('Total €61.00');
  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.hears('2 vouchers have been added to your basket');

  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.basket));
  await keyboard.tabTo(page.getByRole('spinbutton', { name: VOUCHER }));
  await keyboard.press('ArrowDown');
  await keyboard.hears('€30.50');
  await leave(visitor);
});
