import { expect } from 'chai';
import { basePath, readAttributes } from '../../src/elements/attributes.ts';

const PAGE = 'https://museum.example/visit/';
const read = (attributes: Parameters<typeof readAttributes>[0]) => readAttributes(attributes, PAGE);

/** A value as an attribute holds it after the browser has read the page's HTML. */
function fromHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('museum-tickets')!.getAttribute('item')!;
}

describe('what an editor writes into a tag', () => {
  for (const [name, html] of [
    ['plainly', '<museum-tickets item="12">'],
    ['with spaces around', '<museum-tickets item="  12 ">'],
    ['with a line break', '<museum-tickets item="12\n">'],
    ['with a hard space', '<museum-tickets item="12&nbsp;">'],
    ['in curly quotes', '<museum-tickets item=“12”>'],
    ['in German quotes', '<museum-tickets item=„12“>'],
    ['in angle quotes', '<museum-tickets item=«12»>'],
    ['in quotes that became entities', '<museum-tickets item="&quot;12&quot;">'],
    ['in single curly quotes', '<museum-tickets item=‘12’>'],
    ['in the primes that WordPress makes', '<museum-tickets item=”12″>'],
    ['without quotes', '<museum-tickets item=12>'],
  ] as const) {
    it(`is understood ${name}`, () => {
      expect(read({ item: fromHtml(html) })).to.deep.equal({
        written: { item: '12' },
        mistakes: [],
      });
    });
  }

  it('means nothing where it is empty or left out', () => {
    const nothing = { written: {}, mistakes: [] };
    expect(read({})).to.deep.equal(nothing);
    expect(read({ item: '', theme: ' ', api: null, lang: undefined })).to.deep.equal(nothing);
  });

  it('may be an address with a protocol or one within the site', () => {
    for (const api of ['https://shop.example/api', 'http://localhost:4173/api', '/api', '../api']) {
      expect(read({ api }).written, api).to.deep.equal({ api });
    }
  });

  for (const base of ['/shop', '/shop/', 'shop', 'https://museum.example/shop']) {
    it(`may be a path of the site, on whichever page of the shop: base="${base}"`, () => {
      for (const page of ['/shop', '/shop/', '/shop/de/tickets/12']) {
        const address = `https://museum.example${page}`;
        expect(readAttributes({ base }, address, true), page).to.deep.equal({
          written: { base },
          mistakes: [],
        });
        expect(basePath(base, address), page).to.equal('/shop');
      }
    });
  }

  for (const [attribute, value, mistake] of [
    ['api', 'javascript:alert(1)', { is: 'noAddress' }],
    ['api', '{"url":"/api"}', { is: 'noAddress' }],
    ['api', 'https://', { is: 'noAddress' }],
    ['api', 'data:text/html,hi', { is: 'noAddress' }],
    ['checkout-url', 'https://other.example/basket', { is: 'otherSite' }],
    ['account-url', 'https://other.example/account', { is: 'otherSite' }],
    ['shop-url', '//other.example/', { is: 'otherSite' }],
    ['checkout-url', 'mailto:shop@museum.example', { is: 'noAddress' }],
    ['lang', 'klingon', { is: 'noLanguage' }],
    ['routing', 'path', { is: 'noChoice', choices: ['hash', 'memory'] }],
    ['theme', 'blue', { is: 'noChoice', choices: ['light', 'dark'] }],
  ] as const) {
    it(`is told to be wrong and left out: ${attribute}="${value}"`, () => {
      expect(read({ [attribute]: value, item: '12' })).to.deep.equal({
        written: { item: '12' },
        mistakes: [{ attribute, value, ...mistake }],
      });
    });
  }

  it('is told to be wrong once for each value', () => {
    const { mistakes } = read({ theme: 'blue', routing: 'path', lang: 'tlh' });
    expect(mistakes.map(({ is }) => is)).to.deep.equal(['noLanguage', 'noChoice', 'noChoice']);
  });
});
