import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';
import { firstInTier } from '../support/tier.ts';

const DUTCH = 'nl';
const pages = hostPages({ configuration: { defaultLanguage: DUTCH } });

const addressOf = (page: Visitor): Promise<string> => page.ask(() => location.href);

const BASE = '<base href="/elsewhere/">';
const AREAS: Record<string, { first: RegExp; route: string }> = {
  'museum-tickets': { first: /^Tides/, route: '#/tickets/12' },
  'museum-tours': {
    first: /^Highlights/,
    route: '#/guided-tours/',
  },
};

for (const [tag, { first, route }] of firstInTier(Object.entries(AREAS))) {
  test(`S6: under <base href="/elsewhere/"> the links of ${tag} stay on the page`, async () => {
    const page = await pages.open({ head: BASE, body: `<${tag}></${tag}>` });
    await page.reads(first.source.slice(1), tag);
    const here = await addressOf(page);
    const link = await page.control(first, tag);
    const address = await link.evaluate((each) => (each as HTMLAnchorElement).href);
    assert.ok(address.startsWith(`${here}${route}`), address);
    await page.click(first, tag);
    await page.reads(say('chooseADay'), tag);
    assert.equal(await addressOf(page), address);
    await page.reload();
    await page.reads(say('chooseADay'), tag);
    await page.back();
    await page.until(
      'the page has its address again',
      async () => (await addressOf(page)) === here,
    );
    await page.control(first, tag);
  });
}

test('S6: under <base href="/elsewhere/"> checkout-url resolves against the URL of the page', async () => {
  const page = await pages.open({
    head: BASE,
    path: '/visit/today.html',
    body: '<museum-cart-button checkout-url="basket.html"></museum-cart-button>',
  });
  const link = await page.control(/0/, 'museum-cart-button');
  const address = await link.evaluate((each) => (each as HTMLAnchorElement).href);
  assert.equal(new URL(address).pathname, '/visit/basket.html');
});

test('S6: anchors of the host page scroll to their target, and embeds keep their screens', async () => {
  const page = await pages.open({
    body: `<a href="#opening-hours">Opening hours</a><museum-tickets></museum-tickets>
      <museum-tours></museum-tours><h2 id="opening-hours">Daily from ten to six</h2>`,
  });
  await page.click(/^Tides/, 'museum-tickets');
  await page.reads(say('chooseADay'), 'museum-tickets');
  await page.click('Opening hours');
  await page.until('the anchor is in view', () =>
    page.ask(() => document.querySelector('h2')!.getBoundingClientRect().top < innerHeight),
  );
  assert.match(await addressOf(page), /#opening-hours$/);
  assert.ok((await page.text('museum-tickets')).includes(say('chooseADay')));
  await page.reload();
  await page.reads(say('chooseADay'), 'museum-tickets');
  await page.reads('Nine Centuries in an Hour', 'museum-tours');
});

/** Returns the language of an embed once it shows a heading. */
async function spoken(page: Visitor, tag: string): Promise<string> {
  await page.until(`${tag} shows a heading`, async () => (await page.count('.museum h2', tag)) > 0);
  return page.ask(
    (wanted: string) =>
      document.querySelector(wanted)!.shadowRoot!.querySelector<HTMLElement>('.museum')!.lang,
    tag,
  );
}

test('S6: under lang="de-DE" all embeds are in German', async () => {
  const tags = ['museum-tickets', 'museum-vouchers', 'museum-account'];
  const page = await pages.open({
    lang: 'de-DE',
    body: tags.map((tag) => `<${tag}></${tag}>`).join(''),
  });
  for (const tag of tags) assert.equal(await spoken(page, tag), 'de-DE');
});

/** Sources of the language; the first that names one wins. */
const SOURCES: [says: string, lang: string][] = [
  ['the route in the address', 'es'],
  ['the attribute', 'fr'],
  ['the closest ancestor with a lang attribute', 'it'],
  ['the document', 'da'],
  ['the last choice of the visitor', 'sv'],
  ['the configuration', DUTCH],
];

for (const [index, [source, lang]] of SOURCES.entries()) {
  const [tag, list] =
    index % 2 === 0
      ? (['museum-tickets', 'tickets'] as const)
      : (['museum-vouchers', 'vouchers'] as const);
  test(`S6: ${tag} takes its language from ${source} if no stronger source names one`, async () => {
    const saying = (at: number): string => (at >= index ? SOURCES[at]![1] : '');
    const page = await pages.open({ body: '', scripts: [] });
    const key = `museum-shop/1/${pages.museum.at.shop}/api/1/language`;
    const chosen = saying(4);
    if (chosen) await page.ask((...entry) => sessionStorage.setItem(...entry), key, `"${chosen}"`);
    const attribute = saying(1) && `lang="${saying(1)}"`;
    await page.goTo(
      pages.museum.put({
        lang: saying(3),
        body: `<div lang="${saying(2)}"><${tag} ${attribute}></${tag}></div>`,
      }) + (saying(0) && `#/${saying(0)}/${list}`),
    );
    assert.equal(await spoken(page, tag), lang);
  });
}
