import { describe, it } from 'node:test';
import { expect } from 'chai';
import { choiceIn } from '../../../src/core/embed/choice.ts';
import { snippetsOf } from '../../../src/core/embed/snippets.ts';

const PAGE = 'https://cdn.example/embed/';
const of = (query: string) =>
  snippetsOf(
    choiceIn(new URLSearchParams(`api=https://shop.example/api&${query}`)),
    PAGE,
    'Tickets',
  );

const cases: [query: string, tag: string, div?: string, link?: string][] = [
  [
    '',
    '<museum-tickets><a href="https://shop.example/">Tickets</a></museum-tickets>',
    '<div class="museum-embed" data-element="tickets"><a href="https://shop.example/">Tickets</a></div>',
    '<a href="https://shop.example/?museum-embed=tickets">Tickets</a>',
  ],
  [
    'item=12&lang=en&date=2027-03-05&fallback=https://shop.example/en/tickets/12',
    '<museum-tickets item="12" date="2027-03-05" lang="en"><a href="https://shop.example/en/tickets/12">Tickets</a></museum-tickets>',
    '<div class="museum-embed" data-element="tickets" data-item="12" data-date="2027-03-05" data-lang="en"><a href="https://shop.example/en/tickets/12">Tickets</a></div>',
    '<a href="https://shop.example/en/tickets/12?museum-embed=tickets&amp;item=12&amp;date=2027-03-05">Tickets</a>',
  ],
  [
    'element=tours&category=33&tour-language=en&theme=dark&heading-level=3&fallback=/tours%3Fall',
    '<museum-tours category="33" tour-language="en" theme="dark" heading-level="3"><a href="/tours?all">Tickets</a></museum-tours>',
    '<div class="museum-embed" data-element="tours" data-category="33" data-tour-language="en" data-heading-level="3"><a href="/tours?all">Tickets</a></div>',
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

describe('the snippets of an embed', () => {
  for (const [query, tag, div, link] of cases) {
    it(`contain the choice: ${query || 'nothing but tickets'}`, () => {
      const made = of(query);
      expect([made.tag, made.div?.code, made.link?.code]).to.deep.equal([tag, div, link]);
    });
  }

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

  it('have a style rule for a chosen colour', () => {
    expect(of('accent=%23aa0066').style).to.equal(':root { --museum-accent: #aa0066; }');
    expect(of('').style).to.equal(undefined);
  });
});
