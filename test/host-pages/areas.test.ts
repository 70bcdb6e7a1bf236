import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMuseum } from './support/museum.ts';
import { hostPages } from './support/suite.ts';

const pages = hostPages();

const BODY = `<museum-cart-button></museum-cart-button>
  <museum-tours></museum-tours><museum-tickets></museum-tickets>`;

test('R3: a route of an area without a place opens in the first sales element, never in the cart button', async () => {
  const page = await pages.open({ body: BODY, address: '#/login' });
  await page.reads('Log in', 'museum-tours');
  await page.reads('Tides', 'museum-tickets');
  assert.match(await page.text('museum-cart-button'), /^Basket/);
  assert.equal(await page.count('input', 'museum-cart-button'), 0);
});

for (const [tag, name] of [
  ['museum-tickets', /^Tides/],
  ['museum-tours', /^Highlights/],
] as const) {
  test(`R3: it opens where the visitor is: in ${tag}`, async () => {
    const page = await pages.open({ body: BODY });
    await page.click(name, tag);
    await page.reads('Choose a day', tag);
    await page.click(/^Basket/, 'museum-cart-button');
    await page.reads('Your basket is empty', tag);
    await page.ask(() => {
      location.hash = '#/vouchers';
    });
    await page.reads(/^Vouchers/, tag);
    assert.match(await page.text('museum-cart-button'), /^Basket/);
  });
}

test('R3: an element of an area that the shop has switched off shows its fallback, and tells the editor why', async (t) => {
  const museum = await startMuseum({ configuration: { hasGuidedTours: false } });
  t.after(() => museum.close());
  const body =
    '<museum-tours><a href="/desk">Tours at the desk</a></museum-tours><div class="museum-embed" data-element="tours">Ask us</div><museum-tickets></museum-tickets>';
  const address = museum.put({ body });
  const visitor = await pages.visit(/^<museum-tours>: switchedOff tours$/);
  await visitor.goTo(address);
  await visitor.reads('Tides', 'museum-tickets');
  await visitor.reads(/^Tours at the desk$/, 'museum-tours');
  await visitor.reads(/^Ask us$/, '.museum-embed');
  await visitor.until('the console is told', () => visitor.noise.length > 0);

  const editor = await pages.visit(/^<museum-tours>: switchedOff tours$/);
  await editor.goTo(`${address}?museum-debug`);
  await editor.reads('This area is switched off', 'museum-tours');
  await editor.reads(/Tours at the desk$/, 'museum-tours');
});
