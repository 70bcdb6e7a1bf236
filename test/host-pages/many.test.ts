import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {} from '../../src/elements/public.ts';
import { hostPages } from './support/suite.ts';
import { begins } from './support/names.ts';
import { addTicket, EVENT } from './support/buy.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

const ELEMENTS = [
  'tickets',
  'tours',
  'merchandise',
  'passes',
  'vouchers',
  'checkout',
  'account',
  'cart-button',
].map((area) => `<museum-${area}></museum-${area}>`);
/** Forty embeds: five events and five books, each of them four times. */
const EMBEDS = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0
    ? `<museum-tickets item="${[12, 13, 14, 15, 16][(index / 2) % 5]}"></museum-tickets>`
    : `<div class="museum-embed" data-element="merchandise" data-item="${4301 + (((index - 1) / 2) % 5)}"></div>`,
);
const WHOLE = '<museum-shop routing="hash" no-header no-footer></museum-shop>';

/** Returns the number of requests per call, for calls whose response does not depend on the visitor. */
function callsOf(page: Visitor): Record<string, number> {
  const calls: Record<string, number> = {};
  for (const address of page.asked) {
    const call = /\/api\/en\/(shopinfo(?:\/config)?|[\w/]*content[\w/]*)(?:\?|$)/.exec(
      address,
    )?.[1];
    if (call) calls[call] = (calls[call] ?? 0) + 1;
  }
  return calls;
}

const filesOf = (page: Visitor): string[] =>
  page.asked.filter((each) => new URL(each).pathname.endsWith('.js'));

const buttons = (page: Visitor): Promise<string[]> =>
  page.ask(() => reader.all('.cart-count').map(({ textContent }) => textContent ?? ''));

test('a page with all elements and forty embeds requests configuration, content and each file once', async () => {
  const page = await pages.open({ body: [...ELEMENTS, ...EMBEDS, WHOLE].join('\n') });
  await page.reads(say('basket'), 'museum-cart-button');
  await page.until('all embeds have loaded', async () => {
    await page.loadAll();
    return (await page.count('.museum')) >= 49;
  });
  const calls = callsOf(page);
  assert.ok(Object.keys(calls).length >= 3, JSON.stringify(calls));
  for (const [call, count] of Object.entries(calls)) assert.equal(count, 1, call);
  const files = filesOf(page);
  assert.deepEqual(files.toSorted(), [...new Set(files)].toSorted());
});

test('a change of the basket shows in all embeds at once', async () => {
  const page = await pages.open({
    body: `<museum-cart-button></museum-cart-button>${EVENT}<museum-checkout></museum-checkout>
      <footer><museum-cart-button></museum-cart-button></footer>`,
  });
  await addTicket(page, 'museum-tickets');
  await page.until('both buttons count it', async () => (await buttons(page)).join() === '1,1');
  await page.reads('Adult', 'museum-checkout');
  await page.ask(() =>
    museumShop.add({ area: 'vouchers', item: '6102', count: 2 }).then(() => undefined),
  );
  await page.until('both count that, too', async () => (await buttons(page)).join() === '2,2');
  await page.reads('Voucher for €25', 'museum-checkout');
  await page.click(say('removeName', { name: 'Adult' }), 'museum-checkout');
  await page.until('both count one less', async () => (await buttons(page)).join() === '1,1');
});

test('pages that name each other share the basket, and navigation opens the page of the area', async () => {
  const named = `<meta name="museum-shop-checkout-url" content="/one/basket">
    <meta name="museum-shop-account-url" content="/one/account">
    <meta name="museum-shop-shop-url" content="/one/shop">`;
  const button = '<museum-cart-button></museum-cart-button>';
  const put = (path: string, body: string, head = named) =>
    pages.museum.put({ path: `/one/${path}`, body: button + body, head });
  put('basket', '<museum-checkout></museum-checkout>');
  put('shop', WHOLE, '');
  const page = await pages.visit();
  await page.goTo(put('event', EVENT));
  await addTicket(page, 'museum-tickets');
  await page.until('the button counts it', async () => (await buttons(page)).join() === '1');
  await page.click(begins(say('basket')), 'museum-cart-button');
  await page.until('the page of the basket opens', async () =>
    (await page.address()).includes('/one/basket'),
  );
  await page.reads('Adult', 'museum-checkout');
  await page.until('its button counts it', async () => (await buttons(page)).join() === '1');
  // without waiting: the promise would be lost with the page
  await page.ask(() => void museumShop.open({ area: 'vouchers' }));
  await page.until('the page of the shop opens', async () =>
    (await page.address()).includes('/one/shop'),
  );
  await page.reads(say('vouchers'), 'museum-shop');
  await page.until('its button counts it', async () => (await buttons(page)).join() === '1');
});
