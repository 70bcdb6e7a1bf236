import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTicket, EVENT } from './support/buy.ts';
import { serveCopy } from './support/copies.ts';
import { ALL, comeAlive } from './support/embeds.ts';
import { basketOf } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { serveOtherRelease } from '../journeys/support/otherRelease.ts';
import { say } from '../support/say.ts';

const pages = hostPages({
  site(app) {
    serveCopy(app, '/copy');
    serveOtherRelease(app, '/9.9.9');
  },
});

const CART_BUTTON = '<museum-cart-button><a href="/basket">Basket</a></museum-cart-button>';
const CHECKOUT = '<museum-checkout></museum-checkout>';

/** Adds a ticket to the basket and checks that every embed shows it. */
async function sellsTogether(page: Visitor): Promise<void> {
  await page.reads(basketOf(0), 'museum-cart-button');
  await page.reads(say('yourBasketIsEmpty'), 'museum-checkout');
  await addTicket(page, 'museum-tickets');
  await page.reads(basketOf(1), 'museum-cart-button');
  await page.reads('Adult €14.00', 'museum-checkout');
}

/** Records the events that the page receives when a ticket is added to the basket. */
const HEAR = `<script>
  const heard = [];
  for (const name of ['museum-cart-change', 'museum-analytics']) {
    document.addEventListener(name, ({ detail }) => detail.count === 0 || heard.push(name));
  }
</script>`;

const alreadyThere = ({ said }: Visitor): string[] =>
  said.filter((text) => text.includes('is registered already'));

for (const [title, scripts] of [
  ['once', (loader) => [loader]],
  ['twice', (loader) => [loader, loader]],
  ['twice, at two URLs', (loader) => [loader, `${loader}?lang=en`]],
] as [string, (loader: string) => string[]][]) {
  test(`E3: the script works if it is included ${title}`, async () => {
    const loader = `${pages.museum.at.shop}/museum-shop.js`;
    const page = await pages.open({
      body: EVENT + CART_BUTTON + CHECKOUT,
      scripts: scripts(loader),
    });
    await sellsTogether(page);
    assert.deepEqual(page.said, []);
  });
}

test('E3: the script works if it is included after the embeds', async () => {
  const loader = `${pages.museum.at.shop}/museum-shop.js`;
  const page = await pages.open({
    body: `${ALL}<script type="module" src="${loader}"></script>`,
    scripts: [],
  });
  await comeAlive(page);
});

test('E3: copies of the script from two servers work together: the first registration of a tag stays, and the console notes it once per tag', async () => {
  const { shop } = pages.museum.at;
  const copies = [`${shop}/museum-shop.js`, '/copy/museum-shop.js', '/copy/museum-tickets.js'];
  const page = await pages.open({
    body: EVENT + CART_BUTTON + CHECKOUT,
    scripts: [...copies, `${shop}/museum-tickets.js`, `${shop}/museum-tickets.js?v=2`],
  });
  await sellsTogether(page);
  const notes = ['museum-cart-button', 'museum-checkout', 'museum-tickets'].map(
    (tag) => `<${tag}> is registered already: the first one stays.`,
  );
  await page.until('the notes are logged', () => alreadyThere(page).length >= notes.length);
  await page.untilIdle();
  assert.deepEqual(alreadyThere(page).toSorted(), notes);
});

test('E3: two differently built releases of the script share one shop', async () => {
  const { shop } = pages.museum.at;
  const page = await pages.open({
    head: HEAR,
    body: EVENT + CART_BUTTON + CHECKOUT,
    scripts: [
      `${shop}/museum-tickets.js`,
      '/9.9.9/museum-cart-button.js',
      '/9.9.9/museum-checkout.js',
      '/9.9.9/museum-shop.js',
    ],
  });
  await sellsTogether(page);
  for (const own of [/^(?!.*9\.9\.9).*\/chunks\/vendor-/, /\/9\.9\.9\/parts\//]) {
    assert.ok(
      page.asked.some((address) => own.test(address)),
      'each release runs by itself',
    );
  }
  assert.equal(page.asked.filter((address) => address.includes('/shopinfo/config')).length, 1);
  const heard = (await page.tab.evaluate('heard')) as string[];
  assert.deepEqual(
    heard,
    ['museum-analytics', 'museum-cart-change'],
    'only one of them emits events',
  );
});
