import { expect } from '@esm-bundle/chai';
import { ADA, ADULTS, CHILD } from '../support/basket.ts';
import { openPage, type Page } from '../support/page.ts';
import { sayIn } from '../support/say.ts';

const WIDTHS = [280, 320, 390, 480, 620, 768, 1024, 1400];

/** What stands out of the element's own box to the left or right. */
function overflowing(page: Page): string[] {
  const embed = page.one('museum-tickets');
  const room = embed.getBoundingClientRect();
  return page
    .all('.museum *')
    .filter((element) => !element.closest('.visually-hidden, .skeleton, [aria-busy] > ::after'))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < room.left - 1 || box.right > room.right + 1);
    })
    .map((element) => `${page.frame.offsetWidth}: ${element.localName}.${element.className}`);
}

const fill = (page: Page): void => {
  const longest = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenbescheid';
  page
    .held('cart')
    .form.splice(0, Infinity, ADULTS, { ...CHILD, eventName: longest, eventId: '13' });
  page.held('account').customer = ADA;
};

const SCREENS: [name: string, address: string, ready: string, fill?: (page: Page) => void][] = [
  ['the list', '', 'Gezeiten'],
  ['an event', '#/tickets/12?date=2027-03-07', '14:30'],
  ['the basket', '#/checkout', 'Erwachsene', fill],
  ["the guest's form", '#/register-guest', sayIn('de', 'firstName')],
  ['the payment step', '#/checkout?step=payment', 'Kreditkarte', fill],
  ['the canceled payment', '#/checkout/canceled', sayIn('de', 'continueShopping')],
];

describe('in a column of 280 to 1400 px', () => {
  for (const [name, address, ready, prepare] of SCREENS) {
    it(`nothing of ${name} stands out`, async () => {
      const page = await openPage('<museum-tickets></museum-tickets>', {
        lang: 'de',
        address,
        css: 'body { margin: 0 }',
      });
      await page.until('the shop is there', () => page.all('.museum').length > 0);
      prepare?.(page);
      await page.reads(new RegExp(ready.replace('Erwachsene', 'Adult')));
      const found: string[] = [];
      for (const width of WIDTHS) {
        page.frame.style.inlineSize = `${width}px`;
        found.push(...overflowing(page));
        const { scrollWidth } = page.document.documentElement;
        if (scrollWidth > width) found.push(`${width}: the page is ${scrollWidth} wide`);
      }
      expect(found).to.deep.equal([]);
    });
  }

  it('the list stands in more columns where there is more room', async () => {
    const page = await openPage('<museum-tickets></museum-tickets>', { css: 'body { margin: 0 }' });
    await page.reads('Tides');
    const columnsAt = (width: number): number => {
      page.frame.style.inlineSize = `${width}px`;
      return new Set(page.all('.card').map((card) => card.getBoundingClientRect().left)).size;
    };
    expect([280, 620, 1400].map(columnsAt)).to.deep.equal([1, 2, 5]);
  });
});
