import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parcelCents } from '../../demo/server/shipping.ts';
import { shippingPage } from '../../demo/server/shipping-page.ts';
import type { Shop } from '../../demo/server/shop.ts';
import { shippingZones } from '../../demo/museum/catalogue/shippingZones.ts';
import { assertRefused, GUEST, article, payment, ticket } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { smallCatalogue } from './support/catalogue.ts';
import { sentence } from '../../demo/server/sentences.ts';

const [zone] = smallCatalogue.shippingZones;

describe('A parcel', () => {
  for (const [grams, cents] of [
    [0, 0],
    [1, 490],
    [1000, 490],
    [1001, 890],
    [5000, 890],
    [5001, 890 + 490],
    [10000, 2 * 890],
    [12000, 2 * 890 + 890],
  ] as const) {
    test(`costs ${cents} cents for ${grams} g`, () => {
      assert.equal(parcelCents(zone!, grams), cents);
    });
  }
});

const demo = useDemo();

const ask = (cart: unknown[], more: object = {}, query = '', lang = 'en') =>
  demo.post(`${lang}/checkout/shipping${query}`, { cart, ...more });

const loginTo = async (addrShipping: object | undefined, country = 'DE'): Promise<string> => {
  const c = { ...GUEST, addrBilling: { ...GUEST.addrBilling, country }, addrShipping };
  return (await demo.post('de/auth/guest', { c })).body.data.token;
};

const esbjerg = { street: 'Havnegade 8', zip: '6700', city: 'Esbjerg', country: 'DK' };
const inDenmark = { name: 'Ada', ...esbjerg };
const poster = [article('poster', 1)];
const NOT_SERVED = 'SHIPPING_COUNTRY_NOT_SERVED';

describe('Shipping costs', () => {
  for (const [cart, country, cents] of [
    [[article('poster', 1)], 'DE', 490],
    [[article('poster', 4)], 'DE', 490],
    [[article('poster', 1), article('book', 1)], 'DE', 890],
    [[article('poster', 1), article('book', 1)], 'AT', 1290],
    [[article('book', 6)], 'DE', 890 + 490],
    [[{ type: 'merchandise', id: 'poster' }], 'DE', 490],
  ] as const) {
    const named = cart.map((one) => `${'count' in one ? one.count : 1} ${one.id}`).join(', ');
    test(`are ${cents} cents to ${country} for ${named}`, async () => {
      const { status, body } = await ask([...cart], { country });
      assert.deepEqual([status, body.data], [200, cents]);
    });
  }

  test('apply to merchandise only', async () => {
    const cart = [
      { type: 'ticket', id: 'adult', count: 2, datetime: '2027-03-14T10:00:00' },
      { type: 'annualPass', id: 'pass', count: 1 },
      { type: 'voucher', id: 'gift', count: 1 },
    ];
    assert.equal((await ask(cart)).body.data, 0);
    assert.equal((await ask([...cart, article('poster', 1)], { country: 'DE' })).body.data, 490);
  });

  test('depend on the delivery address of the customer, or on the billing address without one', async () => {
    const away = await loginTo(inDenmark);
    assert.equal((await ask(poster, { country: 'DE' }, `?token=${away}`)).body.data, 1290);
    const home = await loginTo(undefined);
    assert.equal((await ask(poster, { country: 'DK' }, `?token=${home}`)).body.data, 490);
  });

  for (const [name, cart, more, code] of [
    ['no country is known', poster, {}, 'SHIPPING_COUNTRY_MISSING'],
    ['the country is not served', poster, { country: 'US' }, NOT_SERVED],
    ['the country is invalid', poster, { country: '??' }, NOT_SERVED],
    ['an article is unknown', [article('none', 1)], { country: 'DE' }, 'ARTICLE_UNKNOWN'],
    ['a count is 0', [article('poster', 0)], { country: 'DE' }, 'NOT_UNDERSTOOD'],
  ] as const) {
    test(`are refused with a code if ${name}`, async () => {
      assertRefused(await ask([...cart], more), code);
    });
  }

  test('are refused for an unknown token and for one that has expired, with a country too', async () => {
    assert.equal((await ask(poster, { country: 'DE' }, '?token=none')).status, 401);
    const token = await loginTo(inDenmark);
    demo.passMinutes(12 * 60 - 1);
    assert.equal((await ask(poster, {}, `?token=${token}`)).body.data, 1290);
    demo.passMinutes(1);
    for (const more of [{}, { country: 'DE' }]) {
      assert.equal((await ask(poster, more, `?token=${token}`)).status, 401);
    }
  });

  test('are refused with the name of the unserved country in the requested language', async () => {
    const { error } = (await ask(poster, { country: 'US' }, '', 'de')).body;
    const country = new Intl.DisplayNames('de', { type: 'region' }).of('US')!;
    assert.equal(error, sentence('de', NOT_SERVED, { country }));
  });

  test('are included in the payment and in the order', async () => {
    const { total, shippingCosts } = await demo.buy([article('poster', 2), ticket('adult', 1)]);
    assert.deepEqual([total, shippingCosts], [2 * 1500 + 1200 + 490, 490]);
    for (const table of ['payments', 'orders']) {
      const row = demo.row(`SELECT shipping_cents, total_cents FROM ${table}`);
      assert.deepEqual(row, { shipping_cents: 490, total_cents: 4690 });
    }
  });

  test('are null for an order in which nothing is shipped', async () => {
    assert.equal((await demo.buy([ticket('adult', 1)])).shippingCosts, null);
  });

  test('prevent the payment if the country is not served, and nothing is held', async () => {
    const token = await loginTo({ ...inDenmark, country: 'US' });
    const path = `en/checkout/initPayment?token=${token}`;
    assertRefused(await demo.post(path, payment(poster)), NOT_SERVED);
    assert.equal(await demo.stockOf('poster'), 5);
  });
});

describe('The shipping costs page', () => {
  const page = async (lang: string) => await demo.data(`${lang}/content/page?id=shipping`);

  test('has a row for each country with the price of a parcel, the museum’s own country first', async () => {
    const { html } = await page('en');
    const rows = [...html.matchAll(/<tr><th scope="row">(.+?)<\/th><td>(.+?)<\/td><\/tr>/g)];
    assert.deepEqual(
      rows.map(([, country, price]) => [country, price]),
      [
        ['Germany', '8.90'],
        ['Austria', '12.90'],
        ['Denmark', '12.90'],
      ],
    );
    const { body } = await ask([article('book', 5)], { country: 'AT' });
    assert.equal(body.data, 1290);
    assert.match(html, /<th scope="col">up to 5\u00a0kg<\/th>/);
    assert.match(html, /<caption>.+<\/caption>/);
  });

  test('is written in each language', async () => {
    const pages = await Promise.all(LANGUAGES.map(page));
    for (const part of ['title', 'html']) {
      assert.equal(new Set(pages.map((each) => each[part])).size, LANGUAGES.length, part);
    }
    assert.ok(pages.every(({ html }) => !html.includes('{')));
  });

  test('shows no price for weights above the limit of one parcel', () => {
    const catalogue = { ...smallCatalogue, shippingZones };
    const { html } = shippingPage({ catalogue } as Shop, 'de');
    const rowOf = (country: string, ...prices: string[]): string =>
      `<th scope="row">${country}</th>${prices.map((price) => `<td>${price}</td>`).join('')}`;
    assert.ok(html.includes(rowOf('Schweiz', '7,90', '16,90', '31,90', '–')));
    assert.ok(html.includes(rowOf('Deutschland', '2,90', '4,90', '8,90', '16,90')));
    const countries = shippingZones.flatMap((zone) => zone.countries);
    assert.equal(html.match(/scope="row"/g)?.length, countries.length);
  });
});
