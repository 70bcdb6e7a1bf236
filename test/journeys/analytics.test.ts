import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedBuyer } from './support/counted.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { SHOP } from './support/shopper.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const BOOK = 'Tides: The Sea Keeps Time – Exhibition catalogue';
const VOUCHER = 'Voucher for an amount of your choice';
const TIDES = 'Tides: The Sea Keeps Time';

const FOUND = ['view_item_list', 'select_item', 'view_item', 'add_to_cart'];
const BEGUN = ['view_cart', 'begin_checkout'];
const PAID = ['add_payment_info', 'purchase'];

const journey = setUpJourney();

/** Returns a visitor whose analytics are checked after the order: a reload and Back must not repeat anything. */
async function customer() {
  const visitor = await countedBuyer(journey);
  const { page, buys } = visitor;
  return {
    ...visitor,
    async toBasket() {
      await buys.link(words.toBasket).click();
      await buys.heading(words.checkout).waitFor();
    },
    /** Pays, reloads the page of the order, and returns all events up to then. */
    async eventsOfOrder() {
      await buys.fillIn();
      await buys.payAndOrder();
      await page.reload();
      await buys.heading(words.thanks).waitFor();
      return visitor.events();
    },
  };
}

test('Analytics: tickets are reported from the list to the order, each step once, also after reloads and Back', async () => {
  const visitor = await customer();
  const { page, buys } = visitor;
  await buys.open(words.page);
  await buys.findEvent();
  await page.reload();
  await page.goBack();
  await buys.link(words.event).waitFor();
  await page.goForward();
  await page.getByRole('gridcell', { name: words.saturday }).click();
  await buys.chooseTickets();
  await buys.button(words.add).click();
  await visitor.toBasket();
  await page.reload();
  await buys.heading(words.checkout).waitFor();
  // two kinds of tickets are two lines
  assert.deepEqual(await visitor.eventsOfOrder(), [...FOUND, 'add_to_cart', ...BEGUN, ...PAID]);

  const booking = await buys.bookingNumber();
  const ticket = { item_category: 'Ticket', item_category2: TIDES };
  const items = [
    { ...ticket, item_id: '1201', item_name: 'Adult', price: 14, quantity: 2 },
    { ...ticket, item_id: '1203', item_name: 'Child 6–17', price: 5, quantity: 1 },
  ];
  const basket = { currency: 'EUR', value: 33, items };
  assert.deepEqual(await visitor.fields('view_cart'), basket);
  const { payment_type: method, ...paid } = await visitor.fields('add_payment_info');
  assert.equal(typeof method, 'string');
  assert.deepEqual(paid, basket);
  const order = { transaction_id: booking, shipping: 0, tax: 2.16 };
  assert.deepEqual(await visitor.fields('purchase'), { ...order, ...basket });
  const views = ['setEcommerceView', 'trackPageView'];
  const added = ['clearEcommerceCart', 'addEcommerceItem', 'trackEcommerceCartUpdate'];
  const ordering = ['clearEcommerceCart', 'addEcommerceItem', 'trackEcommerceOrder'];
  assert.deepEqual(await visitor.calls(), [...views, ...views, ...added, ...added, ...ordering]);
  const ordered = ['trackEcommerceOrder', booking, 33, 33, 2.16, 0, false];
  assert.deepEqual(await visitor.call('trackEcommerceOrder'), ordered);
  await visitor.meetsReferences();
  await leave(visitor);
});

inFull('Analytics: a book is reported with its category, its shipping and its VAT', async () => {
  const visitor = await customer();
  const { buys } = visitor;
  await buys.open(SHOP);
  await buys.link(/^Books/).click();
  await buys.link(BOOK).click();
  await buys.button(words.add).click();
  await buys.sentence(say('nameHasBeenAdded', { name: BOOK })).waitFor();
  await visitor.toBasket();
  assert.deepEqual(await visitor.eventsOfOrder(), [
    'view_item_list',
    ...FOUND,
    ...BEGUN,
    'add_shipping_info',
    ...PAID,
  ]);
  const { items: chosen, ...list } = await visitor.fields('select_item');
  assert.deepEqual(list, { item_list_id: 'merchandise/43', item_list_name: 'Books' });
  const item = { item_id: '4301', item_name: BOOK, item_category: 'Merchandise', price: 34 };
  assert.deepEqual(chosen, [{ ...item, index: (chosen as { index: number }[])[0]!.index }]);
  const basket = { currency: 'EUR', value: 34, items: [{ ...item, quantity: 1 }] };
  assert.deepEqual(await visitor.fields('add_shipping_info'), basket);
  const booking = await buys.bookingNumber();
  const order = { transaction_id: booking, shipping: 4.9, tax: 2.22 };
  assert.deepEqual(await visitor.fields('purchase'), { ...order, ...basket });
  const ordered = ['trackEcommerceOrder', booking, 38.9, 34, 2.22, 4.9, false];
  assert.deepEqual(await visitor.call('trackEcommerceOrder'), ordered);
  await visitor.meetsReferences();
  await leave(visitor);
});

inFull(
  'Analytics: a voucher that a code pays in part is reported with the kind of the code and the discount',
  async () => {
    const visitor = await customer();
    const { page, buys } = visitor;
    await buys.open('/museum/en/vouchers.html');
    await buys.link(VOUCHER).click();
    await page.getByLabel(say('amountInEuros')).fill('40');
    await buys.button(words.add).click();
    await buys.sentence(say('voucherHasBeenAdded', { count: 1 })).waitFor();
    await visitor.toBasket();
    await buys.openVoucherCode();
    await page.getByLabel(say('voucherCode')).fill('LEUCHTTURM');
    await buys.button(say('redeem')).click();
    await buys.sentence('€15.00').waitFor();
    assert.deepEqual(await visitor.eventsOfOrder(), [...FOUND, ...BEGUN, ...PAID]);
    const item = { item_id: '6101', item_name: VOUCHER, item_category: 'Voucher' };
    const basket = { currency: 'EUR', value: 40, items: [{ ...item, price: 40, quantity: 1 }] };
    const booking = await buys.bookingNumber();
    const order = { transaction_id: booking, shipping: 0, tax: 0, coupon: 'Voucher' };
    assert.deepEqual(await visitor.fields('purchase'), { ...order, ...basket });
    const ordered = ['trackEcommerceOrder', booking, 15, 40, 0, 0, 25];
    assert.deepEqual(await visitor.call('trackEcommerceOrder'), ordered);
    await visitor.meetsReferences('LEUCHTTURM');
    await leave(visitor);
  },
);
