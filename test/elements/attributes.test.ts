import { expect } from 'chai';
import { basePath, readAttributes } from '../../src/elements/attributes.ts';

const PAGE = 'https://museum.example/visit/';
const read = (attributes: Parameters<typeof readAttributes>[0]) => readAttributes(attributes, PAGE);

/** Returns the `item` attribute as the browser reads it from the HTML of a page. */
function fromHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('museum-tickets')!.getAttribute('item')!;
}

const LEVELS = ['1', '2', '3', '4', '5', '6'];

describe('the attributes of an embed', () => {
  for (const [name, html] of [
    ['in straight quotes', '<museum-tickets item="12">'],
    ['with spaces around', '<museum-tickets item="  12 ">'],
    ['with a line break', '<museum-tickets item="12\n">'],
    ['with a no-break space', '<museum-tickets item="12&nbsp;">'],
    ['in curly quotes', '<museum-tickets item=“12”>'],
    ['in German quotes', '<museum-tickets item=„12“>'],
    ['in angle quotes', '<museum-tickets item=«12»>'],
    ['in quotes written as entities', '<museum-tickets item="&quot;12&quot;">'],
    ['in single curly quotes', '<museum-tickets item=‘12’>'],
    ['in the primes that WordPress writes', '<museum-tickets item=”12″>'],
    ['without quotes', '<museum-tickets item=12>'],
  ] as const) {
    it(`are understood ${name}`, () => {
      expect(read({ item: fromHtml(html) })).to.deep.equal({
        written: { item: '12' },
        errors: [],
      });
    });
  }

  it('are ignored if they are empty or missing', () => {
    const nothing = { written: {}, errors: [] };
    expect(read({})).to.deep.equal(nothing);
    expect(read({ item: '', theme: ' ', api: null, lang: undefined })).to.deep.equal(nothing);
  });

  it('accept a URL with a protocol or a path within the site', () => {
    for (const api of ['https://shop.example/api', 'http://localhost:4173/api', '/api', '../api']) {
      expect(read({ api }).written, api).to.deep.equal({ api });
    }
  });

  for (const base of ['/shop', '/shop/', 'shop', 'https://museum.example/shop']) {
    it(`accept a path of the site as base, from any page of the shop: base="${base}"`, () => {
      for (const page of ['/shop', '/shop/', '/shop/de/tickets/12']) {
        const address = `https://museum.example${page}`;
        expect(readAttributes({ base }, address, true), page).to.deep.equal({
          written: { base },
          errors: [],
        });
        expect(basePath(base, address), page).to.equal('/shop');
      }
    });
  }

  for (const [attribute, value, error] of [
    ['api', 'javascript:alert(1)', { is: 'invalid-address' }],
    ['api', '{"url":"/api"}', { is: 'invalid-address' }],
    ['api', 'https://', { is: 'invalid-address' }],
    ['api', 'data:text/html,hi', { is: 'invalid-address' }],
    ['checkout-url', 'https://other.example/basket', { is: 'other-site' }],
    ['account-url', 'https://other.example/account', { is: 'other-site' }],
    ['shop-url', '//other.example/', { is: 'other-site' }],
    ['checkout-url', 'mailto:shop@museum.example', { is: 'invalid-address' }],
    ['lang', 'klingon', { is: 'invalid-language' }],
    ['routing', 'path', { is: 'invalid-value', choices: ['hash', 'memory'] }],
    ['theme', 'blue', { is: 'invalid-value', choices: ['light', 'dark'] }],
    ['heading-level', '7', { is: 'invalid-value', choices: LEVELS }],
    ['heading-level', 'h3', { is: 'invalid-value', choices: LEVELS }],
  ] as const) {
    it(`are reported and dropped if they are wrong: ${attribute}="${value}"`, () => {
      expect(read({ [attribute]: value, item: '12' })).to.deep.equal({
        written: { item: '12' },
        errors: [{ attribute, value, ...error }],
      });
    });
  }

  it('are reported if the page is not below the base', () => {
    expect(readAttributes({ base: '/shop' }, PAGE, true)).to.deep.equal({
      written: {},
      errors: [{ is: 'base-mismatch', attribute: 'base', value: '/shop' }],
    });
  });

  it('are reported once per wrong value', () => {
    const { errors } = read({ theme: 'blue', routing: 'path', lang: 'tlh' });
    expect(errors.map(({ is }) => is)).to.deep.equal([
      'invalid-language',
      'invalid-value',
      'invalid-value',
    ]);
  });
});
