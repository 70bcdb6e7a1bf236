import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeDetails } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { ownerOf, PASSES } from './support/owners.ts';
import { setUpJourney } from './support/shop.ts';
import { SHOP, shopper } from './support/shopper.ts';
import { startingWith, WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { add, checkout, more } = WORDS.en;
const VOUCHERS = '/museum/en/vouchers.html';

const journey = setUpJourney();

async function inspected() {
  const visitor = await shopper(journey);
  return { ...visitor, ...inspector(visitor.page) };
}

test('Accessibility: the museum’s shop has no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  await buys.open(SHOP);
  await buys.link(/^Books/).waitFor();
  await look('the list of articles');
  await buys.open(`${SHOP}#/product/4301`);
  await buys.button(add).waitFor();
  await look('an article');
  await buys.button(add).click();
  await visitor.toBasket();
  await buys.heading(say('youMayAlsoLike')).waitFor();
  await look('the basket with an article and suggestions');
  await page.getByRole('button', { name: say('shipping'), exact: true }).click();
  await page.getByRole('row', { name: 'Austria' }).waitFor();
  await look('the shipping costs');
  await buys.open(`${SHOP}#/page/shipping`);
  await page.getByRole('row', { name: 'Austria' }).waitFor();
  await look('the page of the shipping costs');
  await buys.link(say('continueShopping')).click();
  await buys.link(/^Books/).waitFor();
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Accessibility: the checkout of goods that cannot be sent has no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  await buys.open(`${SHOP}#/product/4301`);
  await buys.button(add).click();
  await visitor.toBasket();
  await typeDetails(page, WORDS.en);
  await page.getByLabel(startingWith(say('country'))).selectOption({ label: 'United States' });
  await buys.sentence('We do not deliver to this country').waitFor();
  await look('the checkout with a country that is not served');
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Accessibility: annual passes, from the list to the basket, have no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  await buys.open(PASSES);
  await buys.link('Annual pass').waitFor();
  await look('the list of passes');
  await buys.link('Annual pass').click();
  await buys.button(more('Annual pass')).click();
  await ownerOf(page, 2).row.waitFor();
  await look('a pass for two');
  await buys.button(add).click();
  await page.locator('.error-summary').waitFor();
  await look('a pass with errors');
  const home = {
    [say('street')]: 'Am Kai 3',
    [say('postcode')]: '20095',
    [say('city')]: 'Hamburg',
  };
  await ownerOf(page, 1).fill({ [say('firstName')]: 'Ada', [say('lastName')]: 'Lund', ...home });
  await ownerOf(page, 2).fill({ [say('firstName')]: 'Bert', [say('lastName')]: 'Berg', ...home });
  await buys.button(add).click();
  await visitor.toBasket();
  await buys.heading(checkout).waitFor();
  await look('the basket with two passes');
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Accessibility: vouchers, from the list to the basket, have no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  const name = 'Voucher for an amount of your choice';
  await buys.open(VOUCHERS);
  await buys.link(name).waitFor();
  await look('the list of vouchers');
  await buys.link(name).click();
  await page.getByLabel(say('amountInEuros')).fill('1');
  await buys.button(add).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await look('a voucher with an amount that is too small');
  await page.getByLabel(say('amountInEuros')).fill('12.50');
  await buys.button(add).click();
  await look('a voucher that was added');
  await visitor.toBasket();
  await look('the basket with a voucher');
  assert.deepEqual(found, []);
  await leave(visitor);
});
