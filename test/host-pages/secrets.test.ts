import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT, payAndOrder, toFilledCheckout, toProvider } from './support/buy.ts';
import { begins } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import { firstInTier, inTier } from '../support/tier.ts';
import { say, sayIn } from '../support/say.ts';
import type { Visitor } from './support/visitor.ts';

const pages = hostPages();

/** Scripts of the page that record its URL: one before the shop's script, one right after it. */
const BEFORE = '<script>var before = location.href</script>';
const AFTER = '<script type="module">globalThis.after = location.href</script>';

type Seen = { before: string; after: string };

/** Returns the URLs that both scripts have recorded. */
async function seen(page: Visitor): Promise<Seen> {
  let both: Seen | undefined;
  await page.until('both scripts have run', async () => {
    both = await page.ask(() => {
      const { before, after } = globalThis as Partial<Seen>;
      return before && after ? { before, after } : undefined;
    });
    return both !== undefined;
  });
  return both!;
}

const RETURNS = [
  ['a tickets embed', EVENT],
  ['a checkout embed', `${EVENT}<museum-checkout></museum-checkout>`],
] as const;

for (const [title, body] of inTier<(typeof RETURNS)[number]>(RETURNS, RETURNS.slice(1))) {
  test(`R4: after the payment the cart id is removed from the URL before later scripts run, with ${title}`, async () => {
    const loader = `<script type="module" src="${pages.museum.at.shop}/museum-shop.js"></script>`;
    const page = await pages.open({ body, head: BEFORE + loader + AFTER, scripts: [] });
    await toFilledCheckout(page);
    await toProvider(page);
    const asked = page.asked.length;
    await payAndOrder(page);
    const { before, after } = await seen(page);
    const cartId = new URL(before).searchParams.get('cartId');
    assert.ok(cartId, 'a script before the shop sees it');
    const address = await page.address();
    for (const secret of ['cartId', cartId, 'sessionUs', 'museum-return']) {
      assert.ok(!after.includes(secret), `${secret} in ${after}`);
      assert.ok(!address.includes(secret), `${secret} in ${address}`);
    }
    assert.ok(!(await page.ask(() => JSON.stringify(history.state))).includes(cartId));
    // besides the redirect to the site, only the provider and the shop's API receive it
    const requests = page.asked.slice(asked).filter((address) => address.includes(cartId));
    const { site, shop, provider } = pages.museum.at;
    const others = requests.filter(
      (address) => !address.startsWith(`${shop}/api/`) && !address.startsWith(provider),
    );
    assert.deepEqual(new Set(others.map((address) => new URL(address).origin)), new Set([site]));
    assert.equal(others.length, 1, others.join('\n'));
  });
}

const KEY = 'a%20key%2Fof-a-mail';

const RESETS = [
  ['an account', '<museum-account></museum-account>', undefined, `#/recover/${KEY}`],
  ['tickets', '<museum-tickets></museum-tickets>', undefined, `#/de/recover/${KEY}?from=mail`],
  ['a whole shop', '<museum-shop base="/shop"></museum-shop>', `/shop/en/recover/${KEY}`, ''],
] as const;

for (const [title, body, path, hash] of inTier(RESETS, RESETS.slice(1))) {
  test(`R4: the key of a password reset is removed from the URL before later scripts run, and survives a reload, in ${title}`, async () => {
    const { shop } = pages.museum.at;
    pages.museum.fail(() => ({ status: 500 }));
    const page = await pages.open({
      body,
      head: BEFORE + `<script type="module" src="${shop}/museum-shop.js"></script>` + AFTER,
      scripts: [],
      ...(path && { path: decodeURI(path) }),
      address: hash,
    });
    const { before, after } = await seen(page);
    assert.ok(before.includes(KEY), before);
    assert.ok(after.includes('/recover/-') && !after.includes(KEY), after);

    // the shop could not start, so the next page load still needs the key
    pages.museum.fail(undefined);
    if (path) await page.goTo(pages.museum.put({ body, path: '/shop/en/recover/-' }));
    else await page.reload();
    const field = await page.control(
      begins(sayIn(hash.startsWith('#/de') ? 'de' : 'en', 'newPassword')),
    );
    assert.ok(field);
    assert.ok(!(await page.address()).includes(KEY));
  });
}

test('R4: a hash of the host page that contains /recover/ is kept', async () => {
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets>',
    address: '#/our/recover/code',
  });
  await page.reads('Tides');
  assert.equal(new URL(await page.address()).hash, '#/our/recover/code');
});

const ORDER = 'a-key-of-an-order';

for (const [title, body, path, hash] of firstInTier([
  ['an account', '<museum-account></museum-account>', undefined, `#/order-review/${ORDER}`],
  [
    'a whole shop',
    '<museum-shop base="/shop"></museum-shop>',
    `/shop/en/order-review/${ORDER}`,
    '',
  ],
] as const)) {
  test(`Security S9: the key of an order is removed from the URL before later scripts run, and its order is requested again on reload, in ${title}`, async () => {
    const { shop } = pages.museum.at;
    const page = await pages.open({
      body,
      head: BEFORE + `<script type="module" src="${shop}/museum-shop.js"></script>` + AFTER,
      scripts: [],
      ...(path && { path }),
      address: hash,
    });
    const { before, after } = await seen(page);
    assert.ok(before.includes(ORDER), before);
    assert.ok(after.includes('/order-review/-') && !after.includes(ORDER), after);
    const reviews = () => page.asked.filter((address) => address.includes(`review?id=${ORDER}`));
    await page.until('the order is requested', async () => reviews().length > 0);
    await page.reads(say('thisOrderCannotBe'));
    const known = reviews().length;
    if (path) await page.goTo(pages.museum.put({ body, path: '/shop/en/order-review/-' }));
    else await page.reload();
    await page.until('it is requested again', async () => reviews().length > known);
    assert.ok(!(await page.address()).includes(ORDER));
  });
}
