import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveCopy } from './support/copies.ts';
import { begins } from './support/names.ts';
import { startMuseum } from './support/museum.ts';
import { hostPages } from './support/suite.ts';
import { say } from '../support/say.ts';
import { firstInTier } from '../support/tier.ts';

/** Releases the tours file of `/held-tours`, a copy of the bundle that delays it. */
let letToursCome: () => void;
const toursMayCome = new Promise<void>((resolve) => {
  letToursCome = resolve;
});

const pages = hostPages({
  site(app) {
    app.get('/held-tours/museum-tours.js', async (_, next) => {
      await toursMayCome;
      return next();
    });
    serveCopy(app, '/held-tours');
  },
});

const BODY = `<museum-cart-button></museum-cart-button>
  <museum-tours></museum-tours><museum-tickets></museum-tickets>`;

test('R3: a route of an area without an outlet opens in the first sales embed, never in the cart button', async () => {
  const page = await pages.open({ body: BODY, address: '#/login' });
  await page.reads(say('logIn'), 'museum-tours');
  await page.reads('Tides', 'museum-tickets');
  assert.match(await page.text('museum-cart-button'), begins(say('basket')));
  assert.equal(await page.count('input', 'museum-cart-button'), 0);
});

for (const [tag, name] of firstInTier([
  ['museum-tickets', /^Tides/],
  ['museum-tours', /^Highlights/],
] as const)) {
  test(`R3: a route without an outlet opens in ${tag} if the visitor last navigated there`, async () => {
    const page = await pages.open({ body: BODY });
    await page.click(name, tag);
    await page.reads(say('chooseADay'), tag);
    await page.click(begins(say('basket')), 'museum-cart-button');
    await page.reads(say('yourBasketIsEmpty'), tag);
    await page.ask(() => {
      location.hash = '#/vouchers';
    });
    await page.reads(begins(say('vouchers')), tag);
    assert.match(await page.text('museum-cart-button'), begins(say('basket')));
  });
}

for (const tag of firstInTier(['museum-tickets', 'museum-tours'])) {
  test(`R3: a route without an outlet opens in ${tag} if the visitor only pressed something there`, async () => {
    const page = await pages.open({ body: BODY });
    await page.reads('Tides', 'museum-tickets');
    await page.reads('Nine Centuries in an Hour', 'museum-tours');
    const heading = await page.tab.evaluateHandle((name) => reader.all('h2', name)[0]!, tag);
    await heading.click();
    await page.click(begins(say('basket')), 'museum-cart-button');
    await page.reads(say('yourBasketIsEmpty'), tag);
  });
}

test('R3: a route without an outlet opens in the first sales embed of the page even if another one loads earlier', async () => {
  const page = await pages.visit();
  const address = pages.museum.put({ body: BODY, scripts: ['/held-tours/museum-shop.js'] });
  await page.tab.goto(address, { waitUntil: 'domcontentloaded' });
  await page.reads('Tides', 'museum-tickets');
  letToursCome();
  await page.reads('Nine Centuries in an Hour', 'museum-tours');
  await page.click(begins(say('basket')), 'museum-cart-button');
  await page.reads(say('yourBasketIsEmpty'), 'museum-tours');
  assert.match(await page.text('museum-tickets'), /Tides/);
});

test('R3: an embed of an area that is switched off shows its fallback, and a note to the editor', async (t) => {
  const museum = await startMuseum({ configuration: { hasGuidedTours: false } });
  t.after(() => museum.close());
  const body =
    '<museum-tours><a href="/desk">Tours at the desk</a></museum-tours><div class="museum-embed" data-element="tours">Ask us</div><museum-tickets></museum-tickets>';
  const address = museum.put({ body });
  const visitor = await pages.visit(/^<museum-tours>: The area tours is switched off/);
  await visitor.goTo(address);
  await visitor.reads('Tides', 'museum-tickets');
  await visitor.reads(/^Tours at the desk$/, 'museum-tours');
  await visitor.reads(/^Ask us$/, '.museum-embed');
  await visitor.until('the console shows a message', () => visitor.noise.length > 0);

  const editor = await pages.visit(/^<museum-tours>: The area tours is switched off/);
  await editor.goTo(`${address}?museum-debug`);
  await editor.reads(say('thisAreaIsSwitched', { 0: '' }).split(':')[0]!, 'museum-tours');
  await editor.reads(/Tours at the desk$/, 'museum-tours');
});
