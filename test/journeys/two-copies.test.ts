import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { serveOtherRelease } from './support/otherRelease.ts';
import { setUpJourney } from './support/shop.ts';
import { cartButton, startingWith, WORDS } from './support/words.ts';
import { sayIn } from '../support/say.ts';

/** The tickets are of one release. The other one has the cart button and, once a visitor needs it, the checkout. */
const PAGE = `<!doctype html>
<html lang="de">
  <title>Two releases</title>
  <script type="module" src="/museum-tickets.js?api=/api"></script>
  <script type="module" src="/release-9/museum-cart-button.js?api=/api"></script>
  <script type="module" src="/release-9/museum-shop.js?api=/api"></script>
  <museum-cart-button></museum-cart-button>
  <museum-tickets item="12"></museum-tickets>
  <div style="height: 9000px"></div>
  <museum-checkout></museum-checkout>
</html>`;

const journey = setUpJourney({
  extra: (app) => {
    app.get('/two-releases.html', (c) => c.html(PAGE));
    serveOtherRelease(app, '/release-9');
  },
});

test('Two differently built releases on one page share one client, one basket, one language and one checkout', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await journey.visit();
  const { page } = visitor;
  const german = buyer(page, journey.addresses.shop, WORDS.de);
  const english = buyer(page, journey.addresses.shop, WORDS.en);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await german.open('/two-releases.html');
  await german.link(startingWith(sayIn('de', 'basket'))).waitFor();
  await page.getByRole('gridcell', { name: WORDS.de.saturday }).click();
  for (const own of [/^\/chunks\/vendor-/, /^\/release-9\/parts\//]) {
    assert.ok(
      asked.some((file) => own.test(file)),
      'each release runs by itself',
    );
  }
  assert.equal(asked.filter((file) => file.endsWith('/shopinfo/config')).length, 1);

  await german.chooseTickets();
  await german.button(WORDS.de.add).click();
  assert.ok(!asked.includes('/release-9/museum-checkout.js'), 'the checkout is pending');
  await german.link(WORDS.de.toBasket).click();
  await page.locator('museum-checkout').getByText(WORDS.de.total).first().waitFor();

  await page.evaluate(() => void window.museumShop.setLanguage('en'));
  await english.link(cartButton(2)).waitFor();
  await page.locator('museum-checkout').getByText(WORDS.en.total).first().waitFor();
  await english.fillIn();
  await english.payAndOrder();
  await english.link(cartButton(0)).waitFor();
  assert.deepEqual(ledger.bookings(), [await english.bookingNumber()]);
  await leave(visitor);
});
