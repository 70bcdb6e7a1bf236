import { expect } from '@esm-bundle/chai';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { openServer } from '../support/server.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';
const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${content}">`;

/** What the session has stored under a key, whatever the shop. */
const stored = (page: Page, key: string): string | undefined => {
  const { sessionStorage } = page.window;
  const name = Object.keys(sessionStorage).find((each) => each.endsWith(`/1/${key}`));
  return name && (sessionStorage.getItem(name) ?? undefined);
};

const partnerOf = async (page: Page): Promise<unknown> => {
  await page.reads('Tides');
  return JSON.parse(stored(page, 'partner') ?? 'null');
};

describe('where the back end is', () => {
  for (const [winner, tag, inMeta, inScript] of [
    ['the attribute', true, true, true],
    ["the page's meta", false, true, true],
    ["the script's own address", false, false, true],
  ] as const) {
    it(`is told by ${winner}`, async () => {
      const right = await openServer({ 'GET shopinfo': { drop: true } });
      const wrong = await openServer({ 'GET shopinfo': { drop: true } });
      const [first, second, third] = [tag, inMeta, inScript].map((isThere, index, all) =>
        isThere && !all.slice(0, index).includes(true) ? right.api : wrong.api,
      );
      const page = await openPage(
        `<museum-tickets ${tag ? `api="${first}"` : ''}></museum-tickets>`,
        {
          api: inMeta ? second! : null,
          scripts: [`${LOADER}?api=${encodeURIComponent(third!)}`],
        },
      );
      await page.asks(right, 'GET shopinfo');
      expect(await wrong.hits()).to.deep.equal([]);
    });
  }

  it('is the same for all elements, though only one of them says it', async () => {
    const page = await openPage(`<museum-tickets api="${demo.api}"></museum-tickets>`, {
      api: null,
    });
    await page.reads('Tides');
  });
});

describe('the partner', () => {
  it('is named by the attribute, which wins over the meta', async () => {
    const page = await openPage('<museum-tickets partner="hotel"></museum-tickets>', {
      head: meta('museum-shop-partner', 'harbour'),
    });
    expect(await partnerOf(page)).to.equal('hotel');
  });

  it('is named by the meta', async () => {
    const page = await openPage(TAG, { head: meta('museum-shop-partner', 'harbour') });
    expect(await partnerOf(page)).to.equal('harbour');
  });

  it("is named by the script's address", async () => {
    const page = await openPage(TAG, { scripts: [`${LOADER}?partner=ferry`] });
    expect(await partnerOf(page)).to.equal('ferry');
  });

  it("is named by the page's address before all else", async () => {
    const page = await openPage('<museum-tickets partner="hotel"></museum-tickets>', {
      address: '?partner=letter',
    });
    expect(await partnerOf(page)).to.equal('letter');
  });
});

describe('an address', () => {
  const BUTTON = '<museum-cart-button checkout-url="basket.html"></museum-cart-button>';

  it('within the site is read against the page', async () => {
    const page = await openPage(BUTTON);
    await page.reads(say('basket'));
    expect(page.control(/Basket/).getAttribute('href')).to.equal(
      `${location.origin}/test-pages/basket.html#/checkout`,
    );
  });

  it('does not depend on the base of the page', async () => {
    const page = await openPage(`${TAG}${BUTTON}`, { head: '<base href="/elsewhere/">' });
    await page.reads('Tides');
    await page.reads(say('basket'));
    const here = page.window.location.href;
    expect(page.control(/^Tides/).getAttribute('href')).to.equal(`${here}#/tickets/12`);
    expect(page.control(/Basket/).getAttribute('href')).to.equal(
      `${location.origin}/test-pages/basket.html#/checkout`,
    );
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    expect(page.window.location.href).to.equal(`${here}#/tickets/12`);
  });

  it('of the back end may be one within the site, whatever the base', async () => {
    const server = await openServer({ 'GET shopinfo': { drop: true } });
    const page = await openPage(TAG, {
      api: new URL(server.api).pathname,
      head: '<base href="/elsewhere/">',
    });
    await page.asks(server, 'GET shopinfo');
  });
});
