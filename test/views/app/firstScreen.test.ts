import { expect } from 'chai';
import type { ArticleDetail } from '../../../src/core/merchandise/types.ts';
import { voucher } from '../../support/vouchers.ts';
import { eventually } from '../../support/eventually.ts';
import { article } from '../../support/goods.ts';
import { showScreen, startShop, untilLoaded } from '../../support/screen.tsx';

const LONG = `<p>${'The sea keeps time, and so do we. '.repeat(40)}</p>`;
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const WARNINGS = 'Keep away from fire. '.repeat(20);

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** The bar with the total covers the end of the window. */
const BAR = 110;

const goods = (more: Partial<ArticleDetail>) => ({
  data: article({
    name: 'The book of the tides at the lighthouse of Kattsand',
    description: LONG,
    warnings: WARNINGS,
    image: PICTURE,
    ...more,
  }),
});
const images = Array.from({ length: 8 }, (_, index) => `${PICTURE}#${index}`);
const free = voucher({
  name: 'Voucher for an amount of your choice',
  description: LONG,
  image: PICTURE,
  variable_amount: true,
});

const SCREENS = [
  ['an article', '/product/book', '.stepper', { 'GET merchandise': goods({ images }) }],
  [
    'a pass',
    '/passes/pass',
    'input[name=firstName], .stepper',
    {
      'GET merchandise': goods({ id: 'pass', product_kind_ref: 13 }),
      'GET customer/attr': { data: { countries: { DE: 'Germany' } } },
    },
  ],
  [
    'a voucher',
    '/vouchers/gift',
    'input[name=amount]',
    { 'GET voucher/selectOne/price/gift': { data: free } },
  ],
] as const;

describe('the first screen of goods', () => {
  for (const [title, href, control, answers] of SCREENS) {
    const show = async (width: number) => {
      await startShop(answers);
      const screen = await showScreen(href);
      await eventually('it can be chosen', () => screen.root.querySelector(control) !== null);
      await untilLoaded(screen);
      screen.host.style.inlineSize = `${width}px`;
      const boxOf = (selector: string): DOMRect =>
        screen.root.querySelector(selector)!.getBoundingClientRect();
      const { top } = screen.host.getBoundingClientRect();
      return { boxOf, bottomOf: (selector: string) => boxOf(selector).bottom - top };
    };

    it(`has the first choice of ${title} in it on a phone, before the text`, async () => {
      const { boxOf, bottomOf } = await show(PHONE.width);
      expect(bottomOf(control)).to.be.below(PHONE.height - BAR);
      expect(boxOf('.total-bar').bottom).to.be.at.most(boxOf('.about').top);
    });

    it(`has the choice of ${title} in a column at the right on a wide screen`, async () => {
      const { boxOf, bottomOf } = await show(DESK.width);
      const [choice, picture, text] = [boxOf('.buy'), boxOf('.picture'), boxOf('.about')];
      expect(bottomOf(control)).to.be.below(DESK.height - BAR);
      expect(choice.height).to.equal(boxOf('.buy > :last-child').bottom - choice.top);
      expect(choice.left).to.be.above(picture.right);
      expect(choice.left).to.be.above(text.right);
      expect(text.top).to.be.above(picture.bottom);
    });
  }

  it('has low pictures of passes, at any width', async () => {
    const [, href, , answers] = SCREENS[1];
    await startShop(answers);
    const screen = await showScreen(href);
    await untilLoaded(screen);
    const heights = [PHONE.width, 600, 767, DESK.width].map((width) => {
      screen.host.style.inlineSize = `${width}px`;
      return screen.root.querySelector('.picture')!.getBoundingClientRect().height;
    });
    expect(heights.slice(0, 3).every((height) => height <= 180)).to.equal(true);
    expect(heights[3]).to.be.within(200, 320);
  });
});
