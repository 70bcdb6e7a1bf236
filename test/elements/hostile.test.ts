import { expect } from 'chai';
import type { CartLine } from '../../src/core/cart/types.ts';
import { ADA, ADULTS } from '../support/basket.ts';
import { HOSTILE } from '../support/hostile.ts';
import { dataOf } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { articleLine, voucherCode } from '../support/samples.ts';
import { type Answers, openServer, type TestServer } from '../support/server.ts';

/** All hostile strings in one text. */
const EVERYTHING = HOSTILE.join(' ');

/** Field names of answers that hold text for people. */
const TEXTS =
  /^(name|eventName|description|venue|title|html|label|help|group_name|book_with_cost_warn|langName|site_name|alt|message|warnings|address|email|phone|street|zip|city|fname|lname|company|details|barcodes)$/;
const NAMES_BY_KEY = /^(countries|salutations|i18n|siteNameTranslations|languagesFull)$/;
const ADDRESSES = /^(image|images|image_mobile|url|link|logo)$/;

let next = 0;
/** Returns the hostile strings in turn. */
const another = (): string => HOSTILE[next++ % HOSTILE.length]!;

/** Returns the same answer with hostile content in every text and every address. */
function poisoned(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (TEXTS.test(field)) return EVERYTHING;
    return ADDRESSES.test(field) ? another() : value;
  }
  if (Array.isArray(value)) return value.map((each) => poisoned(each, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      poisoned(each, NAMES_BY_KEY.test(field) ? 'name' : name),
    ]),
  );
}

type Listed = Record<string, unknown> & { id: string };

/** Returns a list with one entry per hostile string, which is its only name, picture and venue. */
function oneForEach([first]: readonly Listed[]): Listed[] {
  return HOSTILE.map((text, index) => ({
    ...(poisoned(first) as Listed),
    id: index === 0 ? first!.id : `${first!.id}-${index}`,
    name: text,
    eventName: text,
    venue: text,
    image: text,
  }));
}

const REVIEW = {
  id: 'k',
  booking_id: 'AS-4711',
  created: '2027-03-02T09:00:00',
  status: 'paid',
  payable: false,
  has_tickets: true,
  total: 100,
  shippingCosts: null,
  items: HOSTILE.map((name, index) => ({
    type: 'ticket',
    id: String(index),
    name,
    count: 1,
    price: 100,
    totalPrice: 100,
    vat_value: 7,
    datetime: '2027-03-06T12:00:00',
    details: [name],
    barcodes: [name],
  })),
  documents: HOSTILE.map((url) => ({ name: EVERYTHING, url })),
};

const ARTICLE = 'merchandise?article=4101';

/** Returns poisoned answers of the reference server for the calls of the screens; lists have one entry per hostile string. */
async function answers(): Promise<Answers> {
  const data = (value: unknown) => ({ data: poisoned(value) });
  const events = (await dataOf('event/select')).events as Listed[];
  const lists = {
    'GET event/select': { events: oneForEach(events.filter(({ id }) => id === '12')) },
    'GET tour/select/event': {
      tours: oneForEach((await dataOf('tour/select/event')).tours as Listed[]),
    },
    'GET merchandise/select': {
      merchandise: oneForEach((await dataOf('merchandise/select')).merchandise as Listed[]),
    },
    'GET voucher/select/event/': {
      vouchers: oneForEach((await dataOf('voucher/select/event/')).vouchers as Listed[]),
    },
  };
  const same = [
    'shopinfo?shop=1',
    'shopinfo/config?shop=1',
    'customer/attr',
    'checkout/payments?shop=1',
    'content/page?id=imprint',
    'tour?tour=101',
    'tour/attr',
    'tour/lifetime/tour/101',
    'merchandise/attr',
    'voucher/attr',
    'voucher/selectOne/price/6101',
    'ticket/collect/event/12/date/20270306',
    'ticket/lifetime?event=12',
    ARTICLE,
  ];
  const texts = await Promise.all(
    same.map(async (endpoint) => [`GET ${endpoint.split('?')[0]}`, data(await dataOf(endpoint))]),
  );
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(Object.entries(lists).map(([call, value]) => [call, { data: value }])),
    'GET order/review': { data: REVIEW },
    'POST checkout/suggest': {
      data: HOSTILE.map((name, index) => ({
        type: 'merchandise',
        id: String(index),
        name,
        price: 100,
        image: name,
      })),
    },
    'POST checkout/shipping': { status: 422, body: { error: EVERYTHING, code: EVERYTHING } },
    'POST customer/validate': {
      status: 422,
      body: { error: { email: [...HOSTILE], [another()]: EVERYTHING } },
    },
    'GET voucher': { status: 422, body: { error: EVERYTHING } },
    '*': { status: 404, body: { error: EVERYTHING, message: EVERYTHING } },
  };
}

const policyFor = (api: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${new URL(api).origin}`,
    'img-src *',
    "style-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types museum-shop',
  ].join('; ');

const ASKS_FOR_MORE =
  'script, style, iframe, object, embed, base, meta, link, form[action], template';

/** Lists the elements of the shop that could run code or lead a visitor away. */
function dangers(page: Page): string[] {
  const root = page.one('museum-tickets, museum-checkout').shadowRoot!;
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const of = (what: string) => [`${what}: ${element.outerHTML.slice(0, 120)}`];
    if (element.matches(ASKS_FOR_MORE)) return of('is forbidden');
    for (const { name, value } of element.attributes) {
      const isStyled = name === 'style' && element.closest('.html') !== null;
      if (name.startsWith('on') || isStyled || name === 'srcdoc') return of('runs');
      // pictures run no code, whatever their address
      if (!['href', 'action', 'formaction'].includes(name) || value.startsWith('#')) continue;
      const { protocol, origin, hostname } = new URL(value, page.document.baseURI);
      // the reference server of the tests has no https
      const isOurs = origin === page.window.location.origin || hostname === 'localhost';
      if (!isOurs && !/^(https:|mailto:|tel:)$/.test(protocol)) return of('leads away');
    }
    return [];
  });
}

let museum: Promise<TestServer> | undefined;

/** Opens a page whose server answers with hostile content wherever it can. */
async function openHostile(address: string): Promise<Page> {
  museum ??= answers().then(openServer);
  const { api } = await museum;
  const page = await openPage('<museum-tickets></museum-tickets>', {
    api,
    address,
    headers: { 'content-security-policy': policyFor(api) },
    // no browser can load some of the addresses of pictures
    mayFail: true,
  });
  await page.until('there is a screen', () => page.all('h2').length > 0);
  return page;
}

type Harmed = { hacked?: unknown };

function isUnharmed(page: Page): void {
  for (const object of [page.window, globalThis, {}]) {
    expect((object as Harmed).hacked).to.equal(undefined);
  }
  expect(dangers(page)).to.deep.equal([]);
}

/** Goes to a screen and checks that the hostile content does nothing there. */
async function doesNothingOn(page: Page, address: string, has: string): Promise<void> {
  await page.goTo(address);
  await page.until(`${address} has ${has}`, () => page.all(has).length > 0);
  await page.untilIdle();
  isUnharmed(page);
  expect(page.window.location.pathname).to.match(/^\/test-pages\//);
  // the address shows no key of an order
  expect(page.window.location.hash).to.equal(address.replace('/order-review/k', '/order-review/-'));
  // the policy has blocked these attempts
  const own = page.window.witness.errors.filter((error) => !/^(img|\w+)-src/.test(error));
  expect(own, address).to.deep.equal([]);
}

const SCREENS: [address: string, has: string][] = [
  ['#/tickets', '.card'],
  ['#/tickets/12?date=2027-03-06', 'article'],
  ['#/guided-tours', '.card'],
  ['#/guided-tours/101', 'article'],
  ['#/merchandise', '.card'],
  ['#/product/4101', 'article'],
  ['#/vouchers', '.card'],
  ['#/vouchers/6101', 'form, article'],
  ['#/page/imprint', '.html'],
  ['#/order-review/k', '.totals'],
  ['#/login', 'form'],
  ['#/register', 'form'],
  ['#/forgot-password', 'form'],
  ['#/withdrawal', 'form'],
];

describe(`${HOSTILE.length} hostile strings in every text of the server, under trusted types`, () => {
  it('do nothing on any screen', async () => {
    const page = await openHostile('#/checkout');
    for (const [address, has] of SCREENS) await doesNothingOn(page, address, has);
  });

  it('do nothing in the checkout, in refused fields and in the settings', async () => {
    const page = await openHostile('#/login');
    const lines: CartLine[] = [
      ...HOSTILE.map((name, index) => ({ ...ADULTS, id: String(index), name, eventName: name })),
      articleLine(1, { name: EVERYTHING }),
      voucherCode(100, EVERYTHING),
    ];
    page.held('account').customer = {
      ...ADA,
      fname: EVERYTHING,
      company: EVERYTHING,
      addrBilling: { ...ADA.addrBilling, street: EVERYTHING, country: EVERYTHING },
    };
    page.held('cart').lines.push(...lines);
    await doesNothingOn(page, '#/checkout', 'input[type=radio]');
    page.one('section[tabindex] > .stack .button').click();
    await page.until('the details can be changed', () => page.all('section form').length > 0);
    isUnharmed(page);
    page.one('section form [type=submit]').click();
    await page.until('there are field errors', () => page.all('.field-error').length > 0);
    isUnharmed(page);
    page.held('session').token = EVERYTHING;
    page.held('account').customer!.isGuest = false;
    await doesNothingOn(page, '#/settings?part=settings', 'form .primary');
  });
});

const FROM_THE_PAGE = [
  EVERYTHING.slice(0, 3000),
  '<img src=x onerror=hacked=true>',
  'javascript:hacked=true',
];

describe(`${HOSTILE.length} hostile strings from the page`, () => {
  it('are accepted as payment addresses only with https', async () => {
    const { isSafeAddress } = await import('../../src/core/web/addresses.ts');
    const taken = HOSTILE.filter(isSafeAddress);
    // any address that the browser reads as https is accepted: only the server of the museum names payment addresses
    expect(taken.map((address) => new URL(address).protocol)).to.deep.equal(
      taken.map(() => 'https:'),
    );
    expect(taken.every((address) => address.startsWith('https:'))).to.equal(true);
  });

  it('never lead to another site after a login', async () => {
    const { returnToOf } = await import('../../src/core/navigation/returnTo.ts');
    for (const text of HOSTILE) {
      const address = returnToOf(text, location.href);
      expect(address === undefined || new URL(address).origin === location.origin, text).to.equal(
        true,
      );
    }
  });

  const RETURN = 'museum-return=accepted&us=Abcdefgh1234';
  for (const text of FROM_THE_PAGE) {
    it(`do nothing in the address: ${text.slice(0, 30)}`, async () => {
      const written = encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, ''));
      for (const query of [
        `partner=${written}&museum-return=${written}`,
        `${RETURN}&sessionUs=Abcdefgh1234&cartId=${written}`,
        `${RETURN}&cartId=c&sessionUs=${written}`,
      ]) {
        const page = await openHostile(`?${query}`);
        await page.untilIdle();
        isUnharmed(page);
        page.close();
      }
    });
  }
});
