import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer } from './support/buyer.ts';
import { closeProfile, leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { orderOf } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { sayIn } from '../support/say.ts';

const words = WORDS.de;
const FREE = 'Gutschein über einen freien Betrag';
const STAR = 'Patenschaft für einen Stern';
const ADDED = sayIn('de', 'voucherHasBeenAdded', { count: 1 });

const journey = setUpJourney();

/** Returns a visitor who buys on the partner's site and has never been on the museum's. */
async function guest() {
  const visitor = await journey.visit();
  const { page } = visitor;
  const { partner, provider } = journey.addresses;
  const buys = buyer(page, partner, words);
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).origin));
  return {
    ...visitor,
    buys,
    async typeAmount(amount: string) {
      await page.getByLabel(sayIn('de', 'amountInEuros')).fill(amount);
    },
    async toBasket() {
      await buys.button(words.add).click();
      await buys.sentence(ADDED).waitFor();
      await buys.link(words.toBasket).click();
      await buys.heading(words.checkout).waitFor();
    },
    /** Reads from the museum's database what was sold, for which partner, and by which campaign. */
    async order() {
      const { totalCents, lines } = orderOf(journey.database, await buys.bookingNumber());
      const origin = journey.database.one<{ partner: string; campaign: string | null }>(
        `SELECT partner, campaign FROM payments JOIN orders USING (cart_id) WHERE booking_id = ?`,
        [await buys.bookingNumber()],
      )!;
      const sold = lines.map(({ type, id, count, barcodes }) => [type, id, count, barcodes.length]);
      const campaign = JSON.parse(origin.campaign ?? 'null') as object | null;
      return { totalCents, sold, partner: origin.partner, campaign };
    },
    /** Checks that the visitor was only on the sites of the partner and the provider, and has no cookies. */
    async leaveUnknown() {
      seen.delete('null');
      assert.deepEqual([...seen], [partner, provider]);
      const { cookies, origins } = await page.context().storageState();
      assert.deepEqual(cookies, []);
      assert.deepEqual(
        origins.map(({ origin }) => origin).filter((origin) => origin !== partner),
        [],
      );
      await leave(visitor);
    },
  };
}

test('Partner site: a voucher for a free amount is chosen and paid in place', async () => {
  const visitor = await guest();
  const { page, buys } = visitor;
  await buys.open('/vouchers.html');
  await buys.link(FREE).click();
  await buys.heading(FREE).waitFor();
  await visitor.typeAmount('4');
  await buys.button(words.add).click();
  await buys.sentence(sayIn('de', 'pleaseEnterAtLeast', { 0: '5,00 €' })).waitFor();
  await visitor.typeAmount('12,50');
  await page.locator('.gift', { hasText: '12,50 €' }).waitFor();
  await buys.button(sayIn('de', 'increaseName', { name: FREE })).click();
  await buys.button(words.add).click();
  await buys.sentence(sayIn('de', 'voucherHasBeenAdded', { count: 2 })).waitFor();
  // another amount of the same voucher is another line
  await visitor.typeAmount('40 €');
  await buys.button(sayIn('de', 'decreaseName', { name: FREE })).click();
  await visitor.toBasket();
  await buys.sentence('65,00 €').waitFor();
  assert.equal(await page.locator('museum-vouchers').count(), 1);
  await buys.fillIn();
  await buys.payAndOrder();
  assert.equal(new URL(page.url()).pathname, '/vouchers.html');
  assert.deepEqual(await visitor.order(), {
    totalCents: 6500,
    sold: [
      ['voucher', '6101', 2, 2],
      ['voucher', '6101', 1, 1],
    ],
    partner: 'moin-ahrenhafen',
    campaign: null,
  });
  await visitor.leaveUnknown();
});

test('Partner site: a marked link becomes the voucher, and the key in the script’s address goes with the payment', async () => {
  const visitor = await guest();
  const { buys } = visitor;
  await buys.open('/stars.html');
  await buys.heading(STAR).waitFor();
  await visitor.typeAmount('1.000,00');
  await visitor.toBasket();
  await buys.fillIn();
  await buys.payAndOrder();
  assert.deepEqual(await visitor.order(), {
    totalCents: 100_000,
    sold: [['voucher', '6202', 1, 1]],
    partner: 'moin-ahrenhafen',
    campaign: null,
  });
  await visitor.leaveUnknown();
});

test('Partner site: a marked div shows one group, and the key and the campaign in the page’s address go with the payment', async () => {
  const visitor = await guest();
  const { page, buys } = visitor;
  await buys.open('/evenings.html?partner=hafenhotel&utm_source=letter&utm_campaign=Spring+2027');
  await buys.link(STAR).waitFor();
  assert.equal(await buys.link(FREE).count(), 0);
  await buys.link('Ein Abend unter der Kuppel').click();
  await buys.button(words.add).waitFor();
  assert.equal(await page.getByLabel(sayIn('de', 'amountInEuros')).count(), 0);
  await visitor.toBasket();
  await buys.fillIn();
  await buys.payAndOrder();
  assert.deepEqual(await visitor.order(), {
    totalCents: 3800,
    sold: [['voucher', '6201', 1, 1]],
    partner: 'hafenhotel',
    campaign: { utm_source: 'letter', utm_campaign: 'Spring 2027' },
  });
  await visitor.leaveUnknown();
});

test('Partner site: if the bundle fails to load, each page links to the museum’s vouchers', async () => {
  const { page } = await journey.visit();
  await page.route(/\/museum-shop\.js/, (route) => route.abort());
  for (const [name, link] of [
    ['vouchers', 'Gutscheine beim Museum kaufen'],
    ['evenings', 'Erlebnisse beim Museum verschenken'],
    ['stars', 'Stern-Patenschaft beim Museum verschenken'],
  ]) {
    await page.goto(`${journey.addresses.partner}/${name}.html`);
    await page.getByRole('link', { name: link! }).click();
    await page.waitForURL(/\/museum\/vouchers\.html/);
  }
  await closeProfile(page.context());
});
