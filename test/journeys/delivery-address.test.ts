import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCOUNT, customer, WIEBKE } from './support/customer.ts';
import { inspector } from './support/inspect.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { sumsOf } from './support/sums.ts';
import { orderOf } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { GUEST_FIELDS } from '../support/guest.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const BOOK = 'Tides: The Sea Keeps Time – Exhibition catalogue';
const AARHUS = [
  [say('fullName'), 'Mette Harmsen'],
  [say('street'), 'Havnegade 7'],
  [say('postcode'), '8000'],
  [say('city'), 'Aarhus'],
] as const;

const journey = setUpJourney();

/** Returns a visitor who buys a book. */
async function collector() {
  const visitor = await customer(journey);
  const { page, buys } = visitor;
  const address = page.getByRole('group', { name: say('deliveryAddress') });
  return {
    ...visitor,
    ...sumsOf(page),
    async toBasket() {
      await buys.open('/museum/en/merchandise.html#/product/4301');
      await page.reload();
      await buys.heading(BOOK).waitFor();
      await buys.button(words.add).click();
      await buys.link(words.toBasket).click();
      await buys.heading(words.checkout).waitFor();
    },
    async redeem(code: string) {
      await buys.openVoucherCode();
      await page.getByLabel(say('voucherCode')).fill(code);
      await buys.button(say('redeem')).click();
      await buys.sentence(code).waitFor();
    },
    async sendTo(country: string) {
      await address.getByRole('checkbox').uncheck();
      for (const [label, text] of AARHUS) await address.getByLabel(label).fill(text);
      await address.getByLabel(say('country')).selectOption({ label: country });
    },
  };
}

test('Delivery address: a customer with two vouchers has a book sent to another person abroad', async () => {
  const visitor = await collector();
  const { buys, page } = visitor;
  const { found, lookInFull } = inspector(page);
  await visitor.toSettings(WIEBKE);
  await visitor.toBasket();
  await visitor.redeem('GROSCHEN');
  await visitor.redeem('LEUCHTTURM');
  await visitor.readsShipping('€4.90', '€12.90', 'Germany');
  await buys.sentence(say('sameAsTheBilling')).waitFor();
  await buys.button(say('changeYourDetails')).click();
  await visitor.sendTo('Denmark');
  await buys.button(say('save')).click();
  await lookInFull('a payment of goods that go abroad');
  await buys.sentence('Mette Harmsen').waitFor();
  await visitor.readsShipping('€12.90', '€20.90', 'Denmark');
  await buys.payAndOrder();
  const order = orderOf(journey.database, await buys.bookingNumber());
  assert.deepEqual([order.totalCents, order.shippingCents], [2090, 1290]);
  assert.deepEqual(order.customer.addrBilling, {
    street: 'Deichstraße 12',
    zip: '25399',
    city: 'Ahrenhafen',
    country: 'DE',
  });
  assert.deepEqual(order.customer.addrShipping, {
    name: 'Mette Harmsen',
    street: 'Havnegade 7',
    zip: '8000',
    city: 'Aarhus',
    country: 'DK',
  });

  await buys.open(`${ACCOUNT}#/settings?part=settings`);
  await page.reload();
  await page
    .getByRole('group', { name: say('deliveryAddress') })
    .getByRole('checkbox')
    .check();
  await buys.button(say('save')).click();
  await buys.sentence(say('userSettingsSaved')).waitFor();
  await visitor.toBasket();
  await buys.sentence(say('sameAsTheBilling')).waitFor();
  await visitor.readsShipping('€4.90', '€38.90', 'Germany');
  assert.deepEqual(found, []);
  await leave(visitor);
});

inFull('Delivery address: a guest has a book sent to another person abroad', async () => {
  const visitor = await collector();
  const { buys, page } = visitor;
  await visitor.toBasket();
  for (const [label, text] of GUEST_FIELDS) {
    await page.getByLabel(say(label), { exact: true }).first().fill(text);
  }
  await visitor.sendTo('Denmark');
  await visitor.readsShipping('€12.90', '€46.90', 'Denmark');
  await buys.payAndOrder();
  const { customer: guest } = orderOf(journey.database, await buys.bookingNumber());
  assert.deepEqual([guest.addrBilling.city, guest.addrShipping?.city], ['Hamburg', 'Aarhus']);
  await leave(visitor);
});
