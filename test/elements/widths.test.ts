import { expect } from 'chai';
import { ADA, ADULTS, CHILD } from '../support/basket.ts';
import { openPage, type Page } from '../support/page.ts';
import { sayIn } from '../support/say.ts';

const WIDTHS = [280, 320, 390, 480, 620, 768, 1024, 1400];

/** Lists the elements that overflow the embed to the left or right, and a page that is wider than its frame. */
function overflowing(page: Page, width: number): string[] {
  page.frame.style.inlineSize = `${width}px`;
  const room = page.one('museum-tickets').getBoundingClientRect();
  const out = page
    .all('.museum *')
    .filter((element) => !element.closest('.visually-hidden, .skeleton'))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < room.left - 1 || box.right > room.right + 1);
    })
    .map((element) => `${width}: ${element.localName}.${element.className}`);
  const { scrollWidth } = page.document.documentElement;
  return scrollWidth > width ? [...out, `${width}: the page is ${scrollWidth} wide`] : out;
}

const LONGEST = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenbescheid';

const SCREENS: [address: string, ready: string][] = [
  ['#/tickets/12?date=2027-03-07', '14:30'],
  ['#/checkout', 'Kreditkarte'],
  ['#/checkout/canceled', sayIn('de', 'continueShopping')],
];

describe('a column of 280 to 1400 px', () => {
  it('shows long German words without overflow', async () => {
    const page = await openPage('<museum-tickets></museum-tickets>', {
      lang: 'de',
      css: 'body { margin: 0 }',
    });
    await page.reads('Gezeiten');
    page
      .held('cart')
      .lines.splice(0, Infinity, ADULTS, { ...CHILD, eventName: LONGEST, eventId: '13' });
    page.held('account').customer = ADA;
    const found = WIDTHS.flatMap((width) => overflowing(page, width));
    for (const [address, ready] of SCREENS) {
      await page.goTo(address);
      await page.reads(ready);
      for (const width of WIDTHS) {
        found.push(...overflowing(page, width).map((each) => `${address} ${each}`));
      }
    }
    expect(found).to.deep.equal([]);
  });
});
