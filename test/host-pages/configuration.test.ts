import { test } from 'node:test';
import assert from 'node:assert/strict';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';

const pages = hostPages();

/** Places of a setting; the first that has it wins. */
const PLACES = ['the attribute', 'the meta', "the script's address"] as const;

type Setting = {
  /** The value in each place. */
  values: [string, string, string];
  /** Reads the value that is in effect from the page. */
  seen: (page: Visitor) => Promise<unknown>;
};

const basketPage = (page: Visitor): Promise<string> =>
  page.ask(
    () => new URL((reader.all('a', 'museum-cart-button')[0] as HTMLAnchorElement).href).pathname,
  );

const storedAs = (page: Visitor, key: string): Promise<unknown> =>
  page.ask((wanted: string) => {
    const name = Object.keys(sessionStorage).find((each) => each.endsWith(`/${wanted}`));
    return name && (JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown);
  }, key);

/** Settings that one page can combine. `shop-url` is apart: it only sets the basket page if there is no `checkout-url`. */
const TOGETHER: Record<string, Setting>[] = [
  {
    lang: {
      values: ['fr', 'de', 'nl'],
      seen: (page) => page.ask(() => reader.all('.museum')[0]!.lang),
    },
    'checkout-url': { values: ['/one', '/two', '/three'], seen: basketPage },
    partner: { values: ['hotel', 'harbour', 'ferry'], seen: (page) => storedAs(page, 'partner') },
  },
  { 'shop-url': { values: ['/one', '/two', '/three'], seen: basketPage } },
];

/** Returns a page with these settings in all places from `first` on. */
function pageThatSays(settings: [name: string, setting: Setting][], first: number) {
  const said = (place: number, write: (name: string, value: string) => string): string =>
    place < first ? '' : settings.map(([name, { values }]) => write(name, values[place]!)).join('');
  const attributes = said(0, (name, value) => ` ${name}="${value}"`);
  return {
    body: `<museum-cart-button${attributes}></museum-cart-button><museum-tickets${attributes}></museum-tickets>`,
    head: said(1, (name, value) => `<meta name="museum-shop-${name}" content="${value}">`),
    scripts: [
      `${pages.museum.at.shop}/museum-shop.js?${said(2, (name, value) => `&${name}=${encodeURIComponent(value)}`)}`,
    ],
  };
}

for (const settings of TOGETHER.map(Object.entries<Setting>)) {
  const names = settings.map(([name]) => name).join(', ');
  for (const [first, place] of PLACES.entries()) {
    test(`E4: ${names} in ${place} override the places after it`, async () => {
      const page = await pages.open(pageThatSays(settings, first));
      await page.reads(/Tides|Gezeiten|Marées|Getijden/, 'museum-tickets');
      for (const [name, { values, seen }] of settings) {
        await page.until(
          `${name} is ${values[first]!}`,
          async () => (await seen(page)) === values[first],
        );
      }
    });
  }
}

for (const [first, place] of PLACES.entries()) {
  test(`E4: the URL of the back end in ${place} overrides the places after it`, async () => {
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

test('E4: the script of a single element reads the query of its own URL', async () => {
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
