import { describe, it } from 'node:test';
import { expect } from 'chai';
import { choiceIn } from '../../../src/core/embed/choice.ts';
import { snippetsOf } from '../../../src/core/embed/snippets.ts';

const PAGE = 'https://cdn.example/embed/';
const of = (query: string) =>
  snippetsOf(
    choiceIn(new URLSearchParams(`api=https://shop.example/api&${query}`)),
    { page: PAGE, lang: 'de' },
    'Tickets',
  );

const cases: [query: string, tag: string, div?: string, link?: string][] = [
  [
    '',
    '<museum-tickets><a href="https://shop.example/?museum-embed=tickets">Tickets</a></museum-tickets>',
    '<div class="museum-embed" data-element="tickets"><a href="https://shop.example/?museum-embed=tickets">Tickets</a></div>',
    '<a href="https://shop.example/?museum-embed=tickets">Tickets</a>',
  ],
  [
    'item=12&lang=en&date=2027-03-05&fallback=https://shop.example/en/tickets/12',
    '<museum-tickets item="12" date="2027-03-05" lang="en"><a href="https://shop.example/en/tickets/12?museum-embed=tickets&amp;item=12&amp;date=2027-03-05">Tickets</a></museum-tickets>',
    '<div class="museum-embed" data-element="tickets" data-item="12" data-date="2027-03-05" data-lang="en"><a href="https://shop.example/en/tickets/12?museum-embed=tickets&amp;item=12&amp;date=2027-03-05">Tickets</a></div>',
    '<a href="https://shop.example/en/tickets/12?museum-embed=tickets&amp;item=12&amp;date=2027-03-05">Tickets</a>',
  ],
  [
    'element=tours&category=33&tour-language=en&theme=dark&heading-level=3&fallback=/tours%3Fall',
    '<museum-tours category="33" tour-language="en" theme="dark" heading-level="3"><a href="/tours?all=&amp;museum-embed=tours&amp;category=33&amp;tour-language=en&amp;heading-level=3">Tickets</a></museum-tours>',
    '<div class="museum-embed" data-element="tours" data-category="33" data-tour-language="en" data-heading-level="3"><a href="/tours?all=&amp;museum-embed=tours&amp;category=33&amp;tour-language=en&amp;heading-level=3">Tickets</a></div>',
    '<a href="/tours?all=&amp;museum-embed=tours&amp;category=33&amp;tour-language=en&amp;heading-level=3">Tickets</a>',
  ],
  [
    'element=checkout&lang=da',
    '<museum-checkout lang="da"><a href="https://shop.example/">Tickets</a></museum-checkout>',
    '<div class="museum-embed" data-element="checkout" data-lang="da"><a href="https://shop.example/">Tickets</a></div>',
  ],
  [
    'element=shop&lang=da&base=/shop',
    '<museum-shop lang="da" routing="hash" no-header no-footer><a href="https://shop.example/">Tickets</a></museum-shop>',
  ],
  [
    'element=shop&routing=path&base=/shop&no-footer=true',
    '<museum-shop base="/shop" no-footer><a href="https://shop.example/">Tickets</a></museum-shop>',
  ],
];

const deep: [query: string, address: string][] = [
  ['item=18', '/shop/de/tickets/18?museum-embed=tickets&item=18'],
  ['category=3', '/shop/de/tickets?museum-embed=tickets&category=3'],
  ['element=tours&item=a/b', '/shop/de/guided-tours/a%2Fb?museum-embed=tours&item=a%2Fb'],
  ['element=merchandise&item=4301', '/shop/de/product/4301?museum-embed=merchandise&item=4301'],
  ['element=passes&item=5101', '/shop/de/passes/5101?museum-embed=passes&item=5101'],
  ['element=vouchers', '/shop/de/vouchers?museum-embed=vouchers'],
  ['element=checkout', '/shop/de/checkout'],
  ['element=cart-button', '/shop/de/checkout'],
  ['element=account', '/shop/de/login'],
  ['element=shop', '/shop/de'],
];

const shortcodes: [query: string, code: string][] = [
  ['item=12', '[museum_tickets item="12" /]'],
  ['item=a%5D"b', '[museum_tickets item="a&#93;&quot;b" /]'],
  [
    'element=tours&category=33&tour-language=en&theme=dark&heading-level=3',
    '[museum_tours category="33" tour-language="en" theme="dark" heading-level="3" /]',
  ],
  ['element=cart-button', '[museum_cart_button /]'],
  ['element=shop&lang=da', '[museum_shop lang="da" /]'],
  [
    'element=shop&routing=path&base=/shop&no-footer=true',
    '[museum_shop routing="path" base="/shop" no-footer /]',
  ],
];

describe('the snippets of an embed', () => {
  for (const [query, tag, div, link] of cases) {
    it(`contain the choice: ${query || 'nothing but tickets'}`, () => {
      const made = of(query);
      expect([made.tag, made.div?.code, made.link?.code]).to.deep.equal([tag, div, link]);
    });
  }

  for (const [query, address] of deep) {
    it(`lead to the choice in a whole shop: ${query}`, () => {
      for (const shop of ['https://museum.example/shop/', '/shop']) {
        const target = `${shop.replace(/\/shop.*/, '')}${address}`.replaceAll('&', '&amp;');
        const made = of(`${query}&deep=true&fallback=${shop}`);
        expect(made.tag).to.contain(`<a href="${target}">`);
        if (made.link) expect(made.link.code).to.contain(`<a href="${target}">`);
      }
    });
  }

  for (const [query, code] of shortcodes) {
    it(`contain a shortcode that closes itself: ${query}`, () => {
      expect(of(query).shortcode).to.equal(code);
    });
  }

  it('contain a component for npm, which names the back end and has no braces', () => {
    expect(of('item=12&shop=2&text={Tides}&fallback=/t').npm).to.equal(
      `import 'museum-shop';\n\n<museum-tickets api="https://shop.example/api" shop="2" item="12"><a href="/t?museum-embed=tickets&amp;item=12">&#123;Tides&#125;</a></museum-tickets>`,
    );
  });

  it('are flat text without JSON, and without a colon outside a URL', () => {
    const { tag } = of('element=shop&lang=fr&theme=light&fallback=/shop');
    const { div } = of('lang=fr&theme=light&fallback=/shop');
    expect(tag + div!.code).to.match(/^[^:{}]+$/);
  });

  it('keep a telephone number as the fallback, and link to the site of the back end instead', () => {
    const made = of('fallback=tel:%2B494066969240');
    expect(made.tag).to.contain('<a href="tel:+494066969240">');
    expect(made.div!.code).to.contain('<a href="tel:+494066969240">');
    expect(made.link!.address).to.equal('https://shop.example/?museum-embed=tickets');
  });

  it('list the attributes that a marked form leaves out', () => {
    const leftOut = (query: string) => [of(query).div!.leavesOut, of(query).link!.leavesOut];
    expect(leftOut('theme=dark&lang=en')).to.deep.equal([['theme'], ['lang', 'theme']]);
    expect(leftOut('item=12')).to.deep.equal([[], []]);
  });

  it('name the origin whose pages accept a link that leads elsewhere than to the back end', () => {
    expect(of('fallback=https://museum.example/tickets').link!.origin).to.equal(
      'https://museum.example',
    );
    expect(of('fallback=https://shop.example/de').link!.origin).to.equal(undefined);
  });
});
