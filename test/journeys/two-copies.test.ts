import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { serveStatic } from '@hono/node-server/serve-static';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { ledgerOf } from './support/ledger.ts';
import { setUpJourney } from './support/shop.ts';
import { cartButton, WORDS } from './support/words.ts';
import { say } from '../support/say.ts';

const { add, saturday, toBasket, total } = WORDS.en;

const PAGE = `<!doctype html>
<html lang="en">
  <title>Two copies</title>
  <script type="module" src="/museum-tickets.js?api=/api"></script>
  <script type="module" src="/second/museum-cart-button.js?api=/api"></script>
  <script type="module" src="/second/museum-checkout.js?api=/api"></script>
  <museum-cart-button></museum-cart-button>
  <museum-tickets item="12"></museum-tickets>
  <museum-checkout></museum-checkout>
</html>`;

const second = mkdtempSync(path.join(tmpdir(), 'museum-shop-second-'));
const journey = setUpJourney({
  extra: (app) => {
    app.get('/two-copies.html', (c) => c.html(PAGE));
    const files = serveStatic({
      root: path.relative(process.cwd(), second),
      rewriteRequestPath: (address) => address.replace('/second', ''),
    });
    app.use('/second/*', files);
  },
});
before(() => {
  execFileSync('npx', ['rollup', '--config', '--silent'], {
    env: { ...process.env, DIST: second },
    stdio: 'ignore',
  });
});
after(() => rmSync(second, { recursive: true }));

test('Two copies of the bundle on one page share one basket and one checkout', async () => {
  const ledger = ledgerOf(journey.database);
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await buys.open('/two-copies.html');
  await buys.link(cartButton(0)).waitFor();
  await buys.sentence(say('yourBasketIsEmpty')).waitFor();
  for (const copy of ['', '/second']) {
    const own = scripts.filter((script) => script.startsWith(`${copy}/chunks/vendor-`));
    assert.equal(own.length, 1, 'each copy runs by itself');
  }

  await page.getByRole('gridcell', { name: saturday }).click();
  await buys.chooseTickets();
  await buys.button(add).click();
  await buys.link(cartButton(2)).waitFor();
  await page.locator('museum-checkout').getByText(total).first().waitFor();

  await buys.link(toBasket).click();
  await buys.fillInDetails();
  await buys.payAndOrder();
  await buys.link(cartButton(0)).waitFor();
  assert.deepEqual(ledger.bookings(), [await buys.bookingNumber()]);
  await leave(visitor);
});
