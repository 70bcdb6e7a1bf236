import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { StackOptions } from '../../demo/stack.ts';
import { startBareStack } from './support/stack.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';

/** Starts the demo's pages without a bundle. */
const startPages = async (options: Partial<StackOptions> = {}) => {
  const { addresses, close } = await startBareStack(options);
  return {
    shop: addresses.shop,
    get: (path: string) => fetch(`${addresses.shop}${path}`, { redirect: 'manual' }),
    stop: close,
  };
};

type Pages = Awaited<ReturnType<typeof startPages>>;

const langOf = (html: string): string | undefined => /<html lang="([^"]*)">/.exec(html)?.[1];

describe('The page of the whole shop', () => {
  let pages: Pages;
  before(async () => {
    pages = await startPages();
  });
  after(() => pages.stop());

  const page = async (path: string): Promise<string> => {
    const response = await pages.get(path);
    assert.equal(response.status, 200, path);
    assert.match(response.headers.get('content-type') ?? '', /text\/html/);
    return response.text();
  };

  for (const path of [
    '/shop',
    '/shop/',
    '/shop/de',
    '/shop/de/',
    '/shop/de/tickets/16',
    '/shop/de/tickets/16?date=2027-03-14&museum-return=failed',
    '/shop/de/order-review/AbC-_123',
    '/shop/logout?returnTo=/museum/visit.html',
    '/shop/de/page/data_protection',
    '/shop/nowhere/at/all/',
    '/shop//de',
    '/shop/%E2%82%AC/%2F/%3Cscript%3E',
    '/shop/de/1.5/tickets',
    '/shop/../shop/de/vouchers',
  ]) {
    test(`answers at ${path}`, async () => {
      const html = await page(path);
      assert.equal(html, await page('/shop'));
      assert.match(html, /<museum-shop base="\/shop">/);
    });
  }

  for (const path of [
    '/shop/app.js',
    '/shop/de/tickets.html',
    '/shop/de/tickets/poster.svg',
    '/shop/robots.txt',
    '/shopping',
    '/shop-window/de',
    '/de/tickets',
  ]) {
    test(`does not answer at ${path}`, async () => {
      assert.equal((await pages.get(path)).status, 404);
    });
  }

  test('is not served at /shop.html, which redirects to /shop/', async () => {
    const response = await pages.get('/shop.html');
    assert.deepEqual([response.status, response.headers.get('location')], [302, '/shop/']);
  });

  test('has the Content-Security-Policy of the museum’s pages and is revalidated each time', async () => {
    const of = async (path: string) => {
      const { headers } = await pages.get(path);
      return [headers.get('content-security-policy'), headers.get('cache-control')];
    };
    const policy = await of('/shop/en/tickets/16');
    assert.match(
      policy[0] ?? '',
      /default-src 'none'.*style-src 'self'.*trusted-types museum-shop$/,
    );
    assert.equal(policy[1], 'no-cache');
    assert.deepEqual(policy, await of('/museum/tickets.html'));
  });

  test('is in the language of its path, or in German if the path names none', async () => {
    const titles = new Set<string | undefined>();
    for (const lang of LANGUAGES) {
      const html = await page(`/shop/${lang}/tickets`);
      assert.equal(langOf(html), lang);
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
      assert.equal(langOf(await page(`/shop/${lang}`)), lang);
    }
    assert.ok(titles.has('Museum Alte Seewarte') && titles.has('Alte Seewarte Museum'));
    for (const path of ['', '/', '/xx/tickets', '/tickets/en', '/logout', '/EN', '/toString']) {
      assert.equal(langOf(await page(`/shop${path}`)), 'de', path);
    }
  });

  test('is in the default language if the language of its path is not offered', async (t) => {
    const some = await startPages({
      configuration: { languages: ['en', 'sv'], defaultLanguage: 'en' },
    });
    t.after(() => some.stop());
    for (const [path, lang] of [
      ['/shop/sv/tickets', 'sv'],
      ['/shop/de/tickets', 'en'],
      ['/shop', 'en'],
    ] as const) {
      assert.equal(langOf(await (await some.get(path)).text()), lang, path);
    }
  });

  test('contains only the shop and its fallback, with all placeholders replaced', async () => {
    const html = await page('/shop/en');
    const body = /<body>\s*(.*?)\s*<\/body>/s.exec(html)?.[1];
    assert.equal(
      body,
      '<museum-shop base="/shop"><a href="tel:+494066969240">+49 40 66969 240</a></museum-shop>',
    );
    assert.ok(html.includes(`src="/museum-shop.js?api=${pages.shop}/api"`));
    assert.match(html, /<meta name="viewport" content="width=device-width, initial-scale=1" \/>/);
    assert.ok(!html.includes('{{'));
    assert.equal((await pages.get('/museum/shop.css')).status, 200);
  });

  for (const [path, lang] of [
    ['/museum/shop.html', 'de'],
    ['/museum/en/shop.html', 'en'],
  ] as const) {
    test(`has the museum’s own header and navigation at ${path}`, async () => {
      const html = await page(path);
      assert.equal(langOf(html), lang);
      assert.match(html, /<museum-shop routing="hash" heading-level="2" no-header no-footer\s*>/);
      assert.match(html, /<header class="site-header">/);
      assert.ok(html.includes(`<a href="${path}" aria-current="page">`));
      assert.ok(html.includes(`<a href="/shop/${lang}">`));
    });
  }

  test('is linked from every page of the museum', async () => {
    const names = ['visit', 'tickets', 'tours', 'merchandise', 'passes', 'vouchers'];
    for (const name of [...names, 'basket', 'account', 'imprint', 'outbox']) {
      for (const [folder, lang] of [
        ['/museum', 'de'],
        ['/museum/en', 'en'],
      ]) {
        const html = await page(`${folder}/${name}.html`);
        assert.ok(html.includes(`<a href="${folder}/shop.html">`), `${folder}/${name}`);
        assert.ok(html.includes(`<a href="/shop/${lang}">`), `${folder}/${name}`);
      }
    }
  });
});
