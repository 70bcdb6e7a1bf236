import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn } from './support/names.ts';
import { hostPages } from './support/suite.ts';
import type { Visitor } from './support/visitor.ts';
import { say } from '../support/say.ts';

const pages = hostPages();

const FOR_EDITORS = say('forTheEditorOf');
/** Console messages for the editor. */
const LOGGED = /^<museum-[\w-]+>: /;

/** Spellings of `item="12"` by editors and their CMS. */
const WAYS = [
  'item="12"',
  'item=" 12 "',
  'item=\'"12"\'',
  'item="\'12\'"',
  'item=”12”',
  'item="“12”"',
  'item="„12“"',
  'item="«12»"',
  'item="&quot;12&quot;"',
  'item="&#8220;12&#8221;"',
  'item="&rdquo;12&Prime;"',
  'item="&nbsp;12&#160;"',
  'item="\n  12\n"',
];

test('E1: quotes, curly quotes, entities and spaces around a value are trimmed', async () => {
  const embeds = WAYS.map(
    (way, index) => `<section id="way-${index}"><museum-tickets ${way}></museum-tickets></section>`,
  );
  const tours = '<museum-tours item="“101”" tour-language="&quot;en&quot; "></museum-tours>';
  const page = await pages.open({ body: embeds.join('') + tours });
  for (const index of WAYS.keys()) {
    await page.finds(inTurn('Tides', say('chooseADay')), `#way-${index} museum-tickets`);
  }
  await page.finds(/^Highlights/, 'museum-tours');
});

const isUnknown = (value: string, attribute: string, choices: string): string =>
  say('attributeIsUnknown', { 0: value, 1: attribute, 2: choices });

/** Wrong attributes, each with the note that the editor reads and the text that a visitor still sees. */
const WRONG: [tag: string, attribute: string, logged: string, seen: string][] = [
  [
    'museum-tickets',
    'date="05.03.2027"',
    say('attributeIsNoDate', { 0: '05.03.2027', 1: 'date' }),
    'Tides',
  ],
  ['museum-tickets', 'theme="blue"', isUnknown('blue', 'theme', 'light, dark'), 'Tides'],
  [
    'museum-tours',
    'routing="path"',
    isUnknown('path', 'routing', 'hash, memory'),
    'Nine Centuries',
  ],
  ['museum-tours', 'lang="tlh"', say('theShopDoesNotSpeak', { 0: 'tlh' }), 'Nine Centuries'],
  [
    'museum-tickets',
    'checkout-url="javascript:alert(1)"',
    say('attributeIsNoAddress', { 0: 'javascript:alert(1)', 1: 'checkout-url' }),
    'Tides',
  ],
  [
    'museum-tours',
    'checkout-url="https://other.example/"',
    say('attributeIsOnAnotherSite', { 0: 'https://other.example/', 1: 'checkout-url' }),
    'Nine Centuries',
  ],
  [
    'museum-tickets',
    'api="{&quot;url&quot;:1}"',
    say('attributeIsNoAddress', { 0: '{"url":1}', 1: 'api' }),
    'at the desk',
  ],
  [
    'museum-tours',
    'api="ftp://shop.example"',
    say('attributeIsNoAddress', { 0: 'ftp://shop.example', 1: 'api' }),
    'at the desk',
  ],
];

test('E1: a wrong attribute is explained to the editor in the embed and in the console, and a visitor sees the rest', async () => {
  const body = WRONG.map(
    ([tag, attribute], index) =>
      `<section id="wrong-${index}"><${tag} ${attribute}><a href="/desk">Sold at the desk</a></${tag}></section>`,
  ).join('');
  const editor = await pages.open({ body, address: '?museum-debug', mayHear: LOGGED });
  const visitor = await pages.open({ body, mayHear: LOGGED });
  for (const [index, [tag, , logged, seen]] of WRONG.entries()) {
    for (const read of [FOR_EDITORS, logged, seen]) {
      await editor.finds(read, `#wrong-${index} ${tag}`);
    }
    await visitor.finds(seen, `#wrong-${index} ${tag}`);
  }
  for (const page of [editor, visitor]) {
    await page.until('the console shows each', () => page.noise.length >= WRONG.length);
  }
  assert.ok(!(await visitor.text()).includes(FOR_EDITORS));
});

test('E1: a marked link becomes an embed only if it leads to the site of the page or of the shop', async () => {
  const { shop, nobody } = pages.museum.at;
  const link = (name: string, address: string): string =>
    `<p id="${name}"><a href="${address}?museum-embed=tickets&amp;item=12">Tickets at the desk</a></p>`;
  const page = await pages.open({
    head: '<meta name="museum-shop-shop-url" content="/our-shop">',
    body: [
      link('other', `${nobody}/tickets`),
      link('disguised', `${nobody.replace('//', `//${new URL(shop).host}@`)}/tickets`),
      link('own', '/tickets'),
      link('of-the-shop', `${shop}/tickets`),
    ].join(''),
  });
  for (const name of ['own', 'of-the-shop'])
    await page.finds(inTurn('Tides', say('chooseADay')), `#${name}`);
  for (const name of ['other', 'disguised']) {
    assert.equal(await page.text(`#${name}`), 'Tickets at the desk');
    assert.equal(await page.count(`#${name} museum-tickets`), 0);
  }
});

test('E1: marked divs and links choose what to show, but cannot set the back end, the basket page or the partner', async () => {
  const { nobody, shop } = pages.museum.at;
  const evil = { api: `${nobody}/api`, shop: '2', partner: 'hotel', 'checkout-url': '/evil' };
  const said = (prefix: string, between: string): string =>
    Object.entries(evil)
      .map(([name, value]) => `${prefix}${name}=${value}`)
      .join(between);
  const page = await pages.open({
    body: `<div class="museum-embed" data-element="tickets" data-item="12" ${said('data-', ' ')}></div>
      <p id="link"><a href="${shop}/?museum-embed=passes&amp;${said('', '&amp;')}">Passes</a></p>`,
  });
  await page.reads(inTurn('Tides', say('chooseADay')), '.museum-embed');
  await page.finds('Annual pass', '#link');
  for (const name of Object.keys(evil)) assert.equal(await page.count(`[${name}]`), 0, name);
  assert.ok(page.asked.every((address) => !address.startsWith(nobody)));
});

const change = (page: Visitor, selector: string, name: string, value: string | null) =>
  page.ask(
    (...[wanted, attribute, next]: [string, string, string | null]) => {
      const element = document.querySelector(wanted)!;
      if (next === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, next);
    },
    selector,
    name,
    value,
  );

const cards = (page: Visitor, within: string, count: number): Promise<void> =>
  page.until(
    `${within} has ${count} cards`,
    async () => (await page.count('.card', within)) === count,
  );

test('E6: item and category take effect whenever they change, and removing them shows everything', async () => {
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets><museum-tours></museum-tours>',
  });
  await page.reads('Tides', 'museum-tickets');
  await page.reads('Nine Centuries', 'museum-tours');
  await page.untilIdle(); // cards below the window come last
  const [events, tours] = [
    await page.count('.card', 'museum-tickets'),
    await page.count('.card', 'museum-tours'),
  ];
  await change(page, 'museum-tickets', 'item', '15');
  await page.reads(inTurn('Northern Sky', say('chooseADay')), 'museum-tickets');
  await change(page, 'museum-tours', 'item', '101');
  await page.reads(/^Highlights/, 'museum-tours');
  await page.until('there is no list', async () => (await page.count('.card')) === 0);
  await change(page, 'museum-tickets', 'item', '');
  await cards(page, 'museum-tickets', events);
  await change(page, 'museum-tours', 'item', null);
  await cards(page, 'museum-tours', tours);
  await change(page, 'museum-tours', 'category', '33');
  await page.until(
    'there are fewer cards',
    async () => (await page.count('.card', 'museum-tours')) < tours,
  );
  await change(page, 'museum-tours', 'category', null);
  await cards(page, 'museum-tours', tours);
});

test('E6: theme and checkout-url take effect whenever they change, and end when the attribute is removed', async () => {
  const page = await pages.open({
    body: '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
  });
  await page.reads('Tides', 'museum-tickets');
  // only light or dark: browsers have different colours for a colour scheme
  const surface = () =>
    page.ask(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(
        reader.all('.museum', 'museum-tickets')[0]!,
      );
      return `${colorScheme} on ${/\d+/.exec(backgroundColor)![0].length < 3 ? 'dark' : 'light'}`;
    });
  const own = await surface();
  for (const [theme, colour] of [
    ['dark', 'dark on dark'],
    ['light', 'light on light'],
    [null, own],
  ] as const) {
    await change(page, 'museum-tickets', 'theme', theme);
    await page.until(`it is ${theme}`, async () => (await surface()) === colour);
  }
  const basket = () =>
    page.ask(
      () => new URL((reader.all('a', 'museum-cart-button')[0] as HTMLAnchorElement).href).pathname,
    );
  const here = await basket();
  for (const [address, leads] of [
    ['/basket.html', '/basket.html'],
    ['/en/basket.html', '/en/basket.html'],
    [null, here],
  ] as const) {
    await change(page, 'museum-cart-button', 'checkout-url', address);
    await page.until(`it leads to ${leads}`, async () => (await basket()) === leads);
  }
});

/** Values that the flag is changed to in turn, null for its removal, and whether the header is there then. */
const FLAGS: [string | null, boolean][] = [
  ['false', true],
  ['', false],
  [null, true],
  ['no-header', false],
  [' FALSE ', true],
  ['true', false],
];

for (const [flag, hasHeader] of [
  ['no-header', false],
  ['no-header="false"', true],
] as const) {
  test(`E6: ${flag} and its later values show or hide the header as an editor expects`, async () => {
    const page = await pages.open({ body: `<museum-shop routing="hash" ${flag}></museum-shop>` });
    await page.reads(say('imprint'), 'museum-shop');
    const isThere = async (): Promise<boolean> => (await page.count('header', 'museum-shop')) > 0;
    assert.equal(await isThere(), hasHeader);
    for (const [value, isToBeThere] of FLAGS) {
      await change(page, 'museum-shop', 'no-header', value);
      await page.until(`no-header=${value}`, async () => (await isThere()) === isToBeThere);
    }
  });
}
