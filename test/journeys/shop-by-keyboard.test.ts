import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { useJourney } from './support/shop.ts';
import { SHOP, shopper } from './support/shopper.ts';
import { WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const name = 'Tides: The Sea Keeps Time – Exhibition catalogue';

const journey = useJourney();

test('on a small screen a book is found, looked at, and put into the basket, with nothing but a keyboard', async () => {
  const visitor = await shopper(journey, { viewport: { width: 360, height: 740 } });
  const { page, buys, count } = visitor;
  const keyboard = keyboardOf(page);
  await buys.open(SHOP);
  await keyboard.enter(buys.link(/^Books/));
  await page.waitForURL(`**${SHOP}#/merchandise/43`);
  await keyboard.arriveAt(page.getByRole('heading', { name: say('merchandise') }));
  await keyboard.enter(buys.link(name));
  await keyboard.arriveAt(page.getByRole('heading', { name }));

  await keyboard.pressUntil('Shift+Tab', buys.button('Picture 2'));
  await keyboard.press('Enter');
  assert.equal(await buys.button('Picture 2').getAttribute('aria-pressed'), 'true');
  await keyboard.enter(buys.button('shipping'));
  await keyboard.landsIn(page.getByRole('dialog'));
  await keyboard.press('Escape');
  await keyboard.landsIn(buys.button('shipping'));
  await keyboard.tabTo(count(name));
  await keyboard.press('ArrowUp');
  await keyboard.hears('Total €68.00');
  await keyboard.enter(buys.button(words.add));
  await keyboard.landsIn(page.locator('.added'));
  await keyboard.hears(`“${name}” has been added to your basket`);

  await keyboard.enter(buys.link(words.toBasket));
  await keyboard.arriveAt(buys.heading(words.basket));
  await keyboard.tabTo(count(name));
  await keyboard.press('ArrowDown');
  await keyboard.hears('€34.00');
  await keyboard.enter(buys.button(`Remove ${name}`));
  await keyboard.hears(`“${name}” has been removed.`);
  await keyboard.enter(buys.button(say('undo')));
  await keyboard.hears('€34.00');
  await keyboard.assertSeen();
  await leave(visitor);
});

test('who goes through a list by keyboard sees each article in turn, also where it was not drawn yet', async () => {
  const visitor = await shopper(journey, { viewport: { width: 360, height: 740 } });
  const { page, buys } = visitor;
  const keyboard = keyboardOf(page);
  await buys.open(SHOP);
  const cards = page.locator('museum-merchandise .card a');
  await cards.nth(59).waitFor({ state: 'attached' });
  await keyboard.tabTo(cards.nth(0));
  for (let card = 1; card < 14; card++) {
    await keyboard.press('Tab');
    await keyboard.landsIn(page.locator('museum-merchandise .card').nth(card));
  }
  await leave(visitor);
});
