import { openPage } from '../support/page.ts';
import { say } from '../support/say.ts';

const CHRONOMETER = `Chronometer table clock €490.00 · ${say('outOfStock')}`;
const STAR = 'Sponsor a star';
const VOUCHER = 'Voucher for €25';

/** An embed or address, a text that it shows, and optionally a text that it must not show. */
const NAMED: [html: string, reads: string, hides?: string][] = [
  ['<museum-tours category="32" tour-language="en"></museum-tours>', say('toursThatFit', { 0: 2 })],
  [
    '<museum-tours tour-language="de" date="2027-03-06"></museum-tours>',
    say('toursThatFit', { 0: 6 }),
  ],
  ['<museum-tours item="106"></museum-tours>', 'By Compass and Chart'],
  ['<museum-merchandise category="43"></museum-merchandise>', 'Exhibition catalogue'],
  ['<museum-merchandise item="4505"></museum-merchandise>', 'Never look at the sun through it'],
  ['<museum-vouchers category="62"></museum-vouchers>', STAR, VOUCHER],
  ['<museum-vouchers item="6102"></museum-vouchers>', say('addToBasket'), STAR],
  [
    '<div class="museum-embed" data-element="vouchers" data-category="62">Gifts</div>',
    STAR,
    VOUCHER,
  ],
  [
    '<p><a href="/gifts?museum-embed=vouchers&amp;item=6102">Gifts</a></p>',
    say('addToBasket'),
    STAR,
  ],
];

describe('the attributes of an embed', () => {
  it('restrict it to the items and categories that they name', async () => {
    const page = await openPage(
      NAMED.map(([html], index) => `<section id="of-${index}">${html}</section>`).join(''),
      { css: 'section * { min-block-size: 0 }' },
    );
    for (const [index, [html, reads, hides]] of NAMED.entries()) {
      page.one(`#of-${index}`).scrollIntoView({ behavior: 'instant' });
      await page.until(`${html} reads ${reads}`, () => {
        const text = page.text(`#of-${index}`);
        return text.includes(reads) && !(hides && text.includes(hides));
      });
    }
  });
});

describe('a category or article in the address', () => {
  for (const [address, reads] of [
    ['#/merchandise/45', CHRONOMETER],
    ['#/product/4505', 'Never look at the sun through it'],
  ] as const) {
    it(`is shown by the embed of its area: ${address}`, async () => {
      const page = await openPage('<museum-merchandise></museum-merchandise>', { address });
      await page.reads(reads);
    });
  }
});
