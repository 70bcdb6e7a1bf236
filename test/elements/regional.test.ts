import { expect } from 'chai';
import { ADULTS, MEMBER } from '../support/basket.ts';
import { cents } from '../../src/core/money/cents.ts';
import { ofDemo, openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { sayIn } from '../support/say.ts';
import { withPlainSpaces } from '../support/writtenForms.ts';
import { inTier } from '../support/tier.ts';

const DEAR = 123450;
const SWISS = 'CHF 1’234.50';
/** A label without ß, which it has in the catalog. */
const STREET = sayIn('de', 'street').replace('ß', 'ss');
const BASKET_LINE = { ...ADULTS, price: cents(DEAR), totalPrice: cents(DEAR), totalCount: 1 };

/** Returns the answer of the reference server in German, with one price everywhere. */
async function dear(endpoint: string): Promise<Answer> {
  const text = JSON.stringify((await ofDemo(endpoint, 'de')).body);
  const body = text.replaceAll(/"(price|price_from|min_amount|max_amount)":\d+/g, `"$1":${DEAR}`);
  return { body: JSON.parse(body) as object };
}

/** Opens a German museum that sells in francs. */
const openSwissMuseum = async (lists: Record<string, Answer>): Promise<TestServer> =>
  openMuseum({
    configuration: { currencySymbol: 'CHF' },
    same: [
      'tour/attr',
      'voucher/attr',
      'merchandise/attr',
      'content/static',
      'customer/attr',
      'checkout/payments?shop=1',
    ],
    answers: lists,
    lang: 'de',
  });

const shows = (page: Page, words: string): Promise<void> =>
  page.until(`it reads ${words}`, () => withPlainSpaces(page.text()).includes(words));

/** Checks that assistive technology gets the region, and the back end only the language. */
async function expectRegionOnScreenOnly(page: Page, server: TestServer): Promise<void> {
  expect(page.all('.museum').map(({ lang }) => lang)).to.deep.equal(['de-CH']);
  const asked = new Set((await server.hits()).map(({ lang }) => lang));
  expect([...asked]).to.deep.equal(['de']);
  expect(page.said).to.deep.equal([]);
}

const LISTS: [tag: string, list: string, query: string, attributes?: string][] = [
  ['museum-tickets', 'event/select', ''],
  ['museum-tours', 'tour/select/event', ''],
  ['museum-merchandise', 'merchandise/select', ''],
  ['museum-passes', 'merchandise/select', '?product_kind=13'],
  ['museum-vouchers', 'voucher/select/event/', ''],
  ['museum-shop', 'event/select', '', 'routing="hash"'],
];

/** Returns a script that fills the storage as a login on an earlier page of the tab would have. */
function loggedIn({ api }: TestServer): string {
  const entries = Object.entries({ token: 'secret', customer: MEMBER }).map(
    ([key, value]) =>
      `sessionStorage.setItem('museum-shop/1/${api}/1/${key}', '${JSON.stringify(value)}')`,
  );
  return `<script>${entries.join(';')}</script>`;
}

describe('the region of a page', () => {
  for (const [tag, list, query, attributes = ''] of inTier(LISTS, LISTS.slice(-2))) {
    it(`decides how <${tag}> writes its prices`, async () => {
      const server = await openSwissMuseum({ [`GET ${list}`]: await dear(list + query) });
      const page = await openPage(`<${tag} lang="de-CH" ${attributes}></${tag}>`, {
        api: server.api,
        address: tag === 'museum-shop' ? '#/tickets' : '',
      });
      await shows(page, SWISS);
      await expectRegionOnScreenOnly(page, server);
    });
  }

  it('decides how <museum-checkout> writes prices and words', async () => {
    const server = await openSwissMuseum({});
    const page = await openPage('<museum-checkout lang="de-CH"></museum-checkout>', {
      api: server.api,
    });
    await page.reads(sayIn('de', 'yourBasketIsEmpty'));
    page.held('cart').lines.push(BASKET_LINE);
    await shows(page, SWISS);
    await page.until('the form is there', () => page.all('[name=requestInvoice]').length > 0);
    page.one<HTMLInputElement>('[name=requestInvoice]').click();
    await page.reads(STREET);
    await expectRegionOnScreenOnly(page, server);
  });

  it('decides how <museum-account> writes words', async () => {
    const server = await openSwissMuseum({});
    const page = await openPage('<museum-account lang="de-CH"></museum-account>', {
      api: server.api,
      address: '#/settings?part=settings',
      head: loggedIn(server),
    });
    await page.reads(STREET);
    await expectRegionOnScreenOnly(page, server);
  });

  it('is the language of <museum-cart-button>', async () => {
    const server = await openSwissMuseum({});
    const page = await openPage('<museum-cart-button lang="de-CH"></museum-cart-button>', {
      api: server.api,
    });
    await page.reads(sayIn('de', 'itemsOfBasket', { count: 0 }));
    await expectRegionOnScreenOnly(page, server);
  });

  it('can be that of the document, which <museum-shop> keeps', async () => {
    const server = await openSwissMuseum({ 'GET event/select': await dear('event/select') });
    const page = await openPage('<museum-shop routing="hash"></museum-shop>', {
      api: server.api,
      address: '#/tickets',
      lang: 'de-CH',
    });
    await shows(page, SWISS);
    expect(page.document.documentElement.lang).to.equal('de-CH');
  });

  it('is ignored if the tag is malformed', async () => {
    const server = await openSwissMuseum({ 'GET event/select': await dear('event/select') });
    const page = await openPage('<museum-tickets lang="de-Schweiz-"></museum-tickets>', {
      api: server.api,
    });
    await shows(page, '1.234,50 CHF');
    expect(page.one('.museum').lang).to.equal('de');
  });
});
