import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer, SATURDAY } from './support/buyer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { takePlaces } from './support/seller.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const { accept, add, decline, event, goBack, page: tickets } = WORDS.en;
const { toBasket, toPayment, total } = WORDS.en;

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

async function inspected() {
  const visitor = await englishBuyer(journey);
  return { ...visitor, ...inspector(visitor.page) };
}

inFull('Accessibility: choosing tickets has no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { page, buys, look, lookInFull, found } = visitor;
  await buys.open(`${tickets}#/checkout`);
  await buys.sentence(say('yourBasketIsEmpty')).waitFor();
  await lookInFull('the empty basket');
  await buys.link(say('continueShopping')).click();
  await buys.link(event).waitFor();
  await lookInFull('the list');
  await buys.findEvent();
  await page.getByRole('radio', { name: '12:00' }).waitFor();
  await lookInFull('the event');
  await buys.chooseTickets();
  await look('the event with tickets chosen');
  await buys.button(add).click();
  await buys.link(toBasket).waitFor();
  await lookInFull('the event after adding');
  await buys.link(toBasket).click();
  await buys.sentence(total).waitFor();
  await lookInFull('the basket');
  await buys.button(say('removeName', { name: 'Adult' })).click();
  await buys.button(say('undo')).waitFor();
  await look('the basket after removing');
  assert.deepEqual(found, []);
  await leave(visitor);
});

inFull(
  'Accessibility: the checkout, from the guest’s details to a refused payment, has no axe violations and no overflow',
  async () => {
    const visitor = await inspected();
    const { page, buys, look, lookInFull, found } = visitor;
    await buys.toBasket();
    await lookInFull('the checkout of a guest');
    await buys.button(toPayment).click();
    await buys.sentence(say('pleaseCorrectTheErrors')).waitFor();
    await look('the guest’s details with errors');
    await buys.fillIn();
    await lookInFull('the checkout with details');
    await buys.button(say('termsAndConditions')).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await look('a legal page');
    await page.keyboard.press('Escape');
    await buys.button(toPayment).click();
    await buys.sentence(say('pleaseAgreeToThe')).waitFor();
    await look('the checkout without consent');
    const noon = { id: '1201', count: 29, datetime: '2027-03-06T12:00:00' };
    await takePlaces(journey.addresses.shop, noon);
    await takePlaces(journey.addresses.shop, noon);
    await page.getByRole('checkbox', { name: accept }).check();
    await buys.button(toPayment).click();
    await buys.sentence(say('thisBasketCannotBe')).waitFor();
    await look('the refused payment');
    assert.deepEqual(found, []);
    await journey.pass(20);
    await leave(visitor);
  },
);

test('Accessibility: the provider’s page and the screens after it have no axe violations and no overflow', async () => {
  const visitor = await inspected();
  const { buys, look, lookInFull, found } = visitor;
  await buys.toProvider();
  await look('the provider');
  await buys.button(decline).click();
  await buys.heading(say('thePaymentWasNot')).waitFor();
  await look('the failed payment');
  await buys.button(say('cancelThePayment')).click();
  await buys.button(say('keepBasket')).waitFor();
  await lookInFull('the canceled payment');
  await buys.button(say('keepBasket')).click();
  await buys.goToProvider();
  await journey.pass(20);
  await buys.button(WORDS.en.pay).click();
  await buys.link(goBack).waitFor();
  await look('the expired payment at the provider');
  await buys.link(goBack).click();
  await buys.link(say('tryAgain')).click();
  await buys.goToProvider();
  await buys.pay();
  await lookInFull('the accepted payment');
  await buys.order();
  await buys.sentence(total).waitFor();
  await look('the finished order');
  assert.deepEqual(found, []);
  await leave(visitor);
});

test('Accessibility: a shop that cannot be reached from the start has no axe violations, and the keyboard starts it', async () => {
  const visitor = await inspected();
  const { page, buys, look, found } = visitor;
  const configuration = '**/shopinfo/config**';
  await page.route(configuration, (route) => route.abort());
  await buys.open(tickets);
  await buys.button(say('tryAgain')).waitFor();
  await look('the shop that cannot be reached');
  assert.deepEqual(found, []);
  await page.unroute(configuration);
  await buys.button(say('tryAgain')).focus();
  await page.keyboard.press('Enter');
  await buys.link(event).waitFor();
  await leave(visitor);
});

inFull(
  'Accessibility: a cart that is gone and a shop that cannot be reached have no axe violations and no overflow',
  async () => {
    const visitor = await inspected();
    const { page, buys, look, lookInFull, found } = visitor;
    await buys.open(`${tickets}#/checkout/success`);
    await buys.heading(say('weCannotFindThis')).waitFor();
    await lookInFull('the cart that is gone');
    await page.route('**/ticket/collect/**', (route) => route.abort());
    await buys.open(`${tickets}${SATURDAY}`);
    await buys.button(say('tryAgain')).waitFor();
    await look('the event that fails to load');
    assert.deepEqual(found, []);
    await leave(visitor);
  },
);
