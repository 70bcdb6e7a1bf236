import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  type ChoiceName,
  choiceIn,
  isChoosable,
  queryFor,
  rejectedIn,
  saidIn,
  withElement,
} from '../../../src/core/embed/choice.ts';

const choice = (query: string) => choiceIn(new URLSearchParams(query));

describe('the choice of an editor', () => {
  it('is written to the URL and read back', () => {
    for (const query of [
      'api=https%3A%2F%2Fshop.example%2Fapi&element=tickets',
      'api=%2Fapi&shop=3&element=tours&item=105&date=2027-03-05&lang=en',
      'api=%2Fapi&element=shop&accent=%23aa0066&release=pinned&theme=dark&base=%2Fshop&routing=path&no-header=true',
      'element=passes&to=joomla&html=no&surface=%23fdf6e3&fallback=%2Fshop&deep=true',
      'element=vouchers&fallback=tel%3A%2B494066969240&text=%22Gifts%22+%26+more',
    ]) {
      expect(queryFor(choice(query))).to.equal(query);
    }
  });

  it('defaults to tickets', () => {
    expect(choice('').element).to.equal('tickets');
  });

  const nonsense: [query: string, name: ChoiceName, left: string][] = [
    ['api=javascript:alert(1)', 'api', ''],
    ['api=//elsewhere.example/api', 'api', ''],
    ['element=script', 'element', 'tickets'],
    ['lang=xx', 'lang', ''],
    ['to=elsewhere', 'to', ''],
    ['surface=red', 'surface', ''],
  ];
  for (const [query, name, left] of nonsense) {
    it(`keeps the default for ${query}`, () => {
      expect(choice(query)[name]).to.equal(left);
    });
  }

  const languages: [typed: string, understood: string][] = [
    ['de-CH', 'de-CH'],
    ['fr-be', 'fr-BE'],
    ['DE', 'de'],
    ['it-', 'it'],
    ['nl-Vlaanderen', 'nl'],
  ];
  for (const [typed, understood] of languages) {
    it(`takes “${typed}” for the language ${understood}`, () => {
      expect(choice(`lang=${typed}`).lang).to.equal(understood);
    });
  }

  const addresses: [typed: string, understood: string][] = [
    ['shop.example.org/api', 'https://shop.example.org/api'],
    [' Shop.example.org ', 'https://Shop.example.org'],
    ['shop.example.org:8443/api?x=1', 'https://shop.example.org:8443/api?x=1'],
    ['localhost:4173/api', 'http://localhost:4173/api'],
    ['https://shop.example.org/api', 'https://shop.example.org/api'],
    ['/api', '/api'],
  ];
  for (const [typed, understood] of addresses) {
    it(`takes “${typed}” for the address ${understood}`, () => {
      const { api, fallback } = choice(
        new URLSearchParams({ api: typed, fallback: typed }).toString(),
      );
      expect([api, fallback]).to.deep.equal([understood, understood]);
    });
  }

  it('rejects what is no address, as it is written', () => {
    for (const typed of [
      'shop',
      'javascript:alert(1)',
      '//a.example/api',
      'ftp://a.example',
      'a b.example',
    ]) {
      expect(isChoosable('api', typed), typed).to.equal(false);
      expect(rejectedIn(new URLSearchParams({ api: typed, lang: 'de' }))).to.deep.equal({
        api: typed,
      });
    }
    expect(rejectedIn(new URLSearchParams('api=a.example&foo=bar&lang='))).to.deep.equal({});
  });

  it('drops invalid fallbacks, dates, colours, themes and shops', () => {
    const { fallback, date, accent, theme, shop } = choice(
      'fallback=javascript:alert(1)&date=2027-02-30&accent=red;}&theme=blue&shop=one',
    );
    expect([fallback, date, accent, theme, shop]).to.deep.equal(['', '', '', '', '']);
  });

  it('passes only the attributes that an embed has', () => {
    const all =
      'item=12&category=3&tour-language=en&date=2027-03-05&lang=en&theme=dark&no-header=true&routing=hash';
    const attributesIn = (element: string, query: string) =>
      saidIn(choice(`element=${element}&${query}`)).map(([what]) => what);
    expect(attributesIn('tickets', all)).to.deep.equal(['item', 'date', 'lang', 'theme']);
    expect(attributesIn('tours', all.replace('item=12&', ''))).to.deep.equal([
      'category',
      'tour-language',
      'date',
      'lang',
      'theme',
    ]);
    expect(attributesIn('merchandise', all)).to.deep.equal(['item', 'lang', 'theme']);
    expect(attributesIn('checkout', all)).to.deep.equal(['lang', 'theme']);
    expect(attributesIn('shop', 'lang=en&theme=dark&item=12').slice(0, 2)).to.deep.equal([
      'lang',
      'theme',
    ]);
  });

  it('has a level of headings for all embeds but the cart button', () => {
    const levelOf = (element: string, level = '3') =>
      saidIn(choice(`element=${element}&routing=path&heading-level=${level}`));
    expect(levelOf('checkout')).to.deep.equal([['heading-level', '3']]);
    expect(levelOf('shop')).to.deep.equal([['heading-level', '3']]);
    expect(levelOf('cart-button')).to.deep.equal([]);
    expect(levelOf('tickets', '7')).to.deep.equal([]);
  });

  it('passes settings for a CMS page to a whole shop, unless it has path routing', () => {
    const shop = (query: string) => saidIn(choice(`element=shop&${query}`));
    const inCms = [
      ['routing', 'hash'],
      ['no-header', ''],
      ['no-footer', ''],
    ];
    expect(shop('')).to.deep.equal(inCms);
    expect(shop('routing=hash&base=/shop')).to.deep.equal(inCms);
    expect(shop('routing=path')).to.deep.equal([]);
    expect(shop('routing=path&base=/shop&no-header=true')).to.deep.equal([
      ['base', '/shop'],
      ['no-header', ''],
    ]);
  });

  it('accepts only a path of this site as the base of a shop', () => {
    for (const base of ['//elsewhere.example', 'shop', '/shop?x', '/a b', 'https://a.example/']) {
      expect(choice(`base=${encodeURIComponent(base)}`).base, base).to.equal('');
    }
  });

  it('keeps the language and the date, but no ids, for another embed', () => {
    const before = choice('element=tours&item=105&tour-language=en&date=2027-03-05&lang=fr&text=X');
    const { element, item, lang, date, text, ...rest } = withElement(before, 'tickets');
    expect({ element, item, lang, date, text }).to.deep.equal({
      element: 'tickets',
      item: '',
      lang: 'fr',
      date: '2027-03-05',
      text: '',
    });
    expect(rest['tour-language']).to.equal('');
    expect(withElement(before, 'merchandise').date).to.equal('');
  });
});
