import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { press, returnAddress, ticket } from './support/visitor.ts';
import type { Begun } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { smallCatalogue } from './support/catalogue.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo();

describe('The payment provider', () => {
  const expected = (state: string, { sessionUs, cartId }: Begun): string =>
    returnAddress(state, sessionUs).replace('#', `&cartId=${cartId}#`);

  test('shows the merchant and the amount in the language of the shop', async () => {
    const { address } = await demo.begin([ticket('adult', 2)]);
    const response = await fetch(address);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const page = await response.text();
    assert.match(page, /<html lang="de">/);
    assert.match(page, /Test Museum \[de\]/);
    assert.match(page, /24,00\s€ bezahlen/);
  });

  test('redirects to the success address with the cart id after a payment', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    const response = await press(begun.address, 'pay');
    assert.equal(response.status, 303);
    assert.equal(response.headers.get('location'), expected('success', begun));
    assert.equal((await demo.execute(begun)).status, 200);
  });

  for (const action of ['decline', 'back'] as const) {
    test(`redirects to the failed address on "${action}", and still accepts the payment`, async () => {
      const begun = await demo.begin([ticket('adult', 1)]);
      const response = await press(begun.address, action);
      assert.equal(response.status, 303);
      assert.equal(response.headers.get('location'), expected('failed', begun));
      assert.equal((await demo.execute(begun)).status, 400);
      assert.equal((await press(begun.address, 'pay')).status, 303);
    });
  }

  test('treats repeated presses of the button as one', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    const responses = await Promise.all([press(begun.address, 'pay'), press(begun.address, 'pay')]);
    responses.push(await press(begun.address, 'pay'));
    const locations = responses.map((response) => response.headers.get('location'));
    assert.deepEqual(new Set(locations), new Set([expected('success', begun)]));
  });

  test('shows that a payment is already complete, with a link back to the shop', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    const opened = await fetch(begun.address);
    assert.equal(opened.status, 409);
    const page = await opened.text();
    assert.match(page, /bereits abgeschlossen/);
    assert.ok(page.includes(expected('success', begun).replaceAll('&', '&amp;')));
    assert.equal((await press(begun.address, 'decline')).status, 409);
    await demo.execute(begun);
    assert.equal((await press(begun.address, 'pay')).status, 409);
  });

  test('shows that the time is over and that nothing was charged', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    demo.passMinutes(15);
    for (const response of [await fetch(begun.address), await press(begun.address, 'pay')]) {
      assert.equal(response.status, 410);
      assert.match(await response.text(), /Es wurde nichts abgebucht/);
    }
    assert.equal((await demo.execute(begun)).status, 410);
  });

  test('answers 404 for a payment that was not registered', async () => {
    const response = await fetch(`${demo.providerAddress}/pay/AAAAAAAAAAAAAAAAAAAAAA`, {
      headers: { 'accept-language': 'en-GB,en' },
    });
    assert.equal(response.status, 404);
    assert.match(await response.text(), /This payment does not exist\./);
  });

  test('rejects registrations, captures and releases without a valid signature', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    const id = begun.address.split('/').at(-1);
    for (const path of ['/payments', `/payments/${id}/capture`, `/payments/${id}/release`]) {
      const response = await fetch(`${demo.providerAddress}${path}`, {
        method: 'POST',
        headers: { 'x-signature': 'a'.repeat(64) },
        body: '{}',
      });
      assert.equal(response.status, 401, path);
    }
    assert.equal((await demo.execute(begun)).status, 200);
  });

  test('runs no script and cannot be framed', async () => {
    const { address } = await demo.begin([ticket('adult', 1)]);
    const response = await fetch(address);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(await response.text(), /<script|style=|onclick/);
  });
});

describe('The payment provider’s page', () => {
  test('escapes the name of the merchant', async () => {
    const shop = { ...smallCatalogue.shop, siteName: inEvery('<img src=x onerror=alert(1)>"&') };
    demo.openWith({ catalogue: { ...smallCatalogue, shop } });
    const { address } = await demo.begin([ticket('adult', 1)]);
    const page = await (await fetch(address)).text();
    assert.ok(!page.includes('<img'));
    assert.ok(page.includes('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;'));
  });
});
