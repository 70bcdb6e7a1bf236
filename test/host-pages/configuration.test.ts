import { test } from 'node:test';
import assert from 'node:assert/strict';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';

const pages = hostPages();

/** Each says it in its own place. */
const PLACES = ['the attribute', 'the meta', "the script's address"] as const;

/** What is to be seen of a setting, by the value it has. */
type Setting = { values: [string, string, string]; seen: (page: Visitor) => Promise<unknown> };

const linkOf = (page: Visitor, name: RegExp, within: string): Promise<string> =>
  page
    .control(name, within)
    .then((link) => link.evaluate((each) => (each as HTMLAnchorElement).href));

const basketPage = async (page: Visitor): Promise<string> =>
  new URL(await linkOf(page, /Basket|Panier|Warenkorb/, 'museum-cart-button')).pathname;

const storedAs = (page: Visitor, key: string): Promise<unknown> =>
  page.ask((wanted: string) => {
    const name = Object.keys(sessionStorage).find((each) => each.endsWith(`/${wanted}`));
    return name && (JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown);
  }, key);

const SETTINGS: Record<string, Setting> = {
  lang: {
    values: ['fr', 'de', 'nl'],
    seen: (page) => page.ask(() => reader.all('.museum')[0]!.lang),
  },
  'checkout-url': { values: ['/one', '/two', '/three'], seen: basketPage },
  'shop-url': { values: ['/one', '/two', '/three'], seen: basketPage },
  partner: { values: ['hotel', 'harbour', 'ferry'], seen: (page) => storedAs(page, 'partner') },
};

/** A page that says it in some places, the first of which is to count. */
const pageThatSays = (name: string, values: readonly (string | undefined)[]) => {
  const [attribute, meta, script] = values;
  const said = attribute ? ` ${name}="${attribute}"` : '';
  const query = script ? `?${name}=${encodeURIComponent(script)}` : '';
  return {
    body: `<museum-cart-button${said}></museum-cart-button><museum-tickets${said}></museum-tickets>`,
    head: meta ? `<meta name="museum-shop-${name}" content="${meta}">` : '',
    scripts: [`${pages.museum.at.shop}/museum-shop.js${query}`],
  };
};

for (const [name, { values, seen }] of Object.entries(SETTINGS)) {
  for (const [first, place] of PLACES.entries()) {
    test(`E4: ${name} is said by ${place}, which goes before what comes after it`, async () => {
      const page = await pages.open(
        pageThatSays(
          name,
          values.map((value, index) => (index < first ? undefined : value)),
        ),
      );
      await page.reads(/Tides|Gezeiten|Marées|Getijden/, 'museum-tickets');
      await page.until(
        `${name} is ${values[first]!}`,
        async () => (await seen(page)) === values[first],
      );
    });
  }
}

for (const [first, place] of PLACES.entries()) {
  test(`E4: the address of the back end is said by ${place}, which goes before what comes after it`, async () => {
    const { shop, nobody } = pages.museum.at;
    const right = `${shop}/api`;
    const wrong = `${nobody}/api`;
    const [attribute, meta, script] = PLACES.map((_, index) =>
      index < first ? undefined : index === first ? right : wrong,
    );
    const said = attribute ? ` api="${attribute}"` : '';
    const query = script ? `?api=${encodeURIComponent(script)}` : '';
    const page = await pages.open({
      body: `<museum-tickets${said}></museum-tickets><museum-tours${said}></museum-tours>`,
      api: meta ?? null,
      scripts: [`${shop}/museum-shop.js${query}`],
    });
    await page.reads('Tides', 'museum-tickets');
    await page.reads('Nine Centuries', 'museum-tours');
    assert.ok(page.asked.every((address) => !address.startsWith(nobody)));
  });
}

test('E4: one element alone, as a script of its own, reads the query of its own address', async () => {
  const { shop } = pages.museum.at;
  const query = `?api=${encodeURIComponent(`${shop}/api`)}`;
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets><museum-tours></museum-tours>',
    api: null,
    scripts: [`${shop}/museum-tours.js${query}`, `${shop}/museum-tickets.js${query}`],
  });
  await page.reads('Tides', 'museum-tickets');
  await page.reads('Nine Centuries', 'museum-tours');
});
