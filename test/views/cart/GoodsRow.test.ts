import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import type { ArticleDetail } from '../../../src/core/merchandise/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { order } from '../../support/order.ts';
import { eventually } from '../../support/eventually.ts';
import { article } from '../../support/goods.ts';
import { articleLine, passLine, passOwner, voucherLine } from '../../support/samples.ts';
import { voucher } from '../../support/vouchers.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { say } from '../../support/say.ts';

const ARTICLE = 'GET merchandise';
const VOUCHER = 'GET voucher/selectOne/price/gift';
const BOOK = 'The book of tides';

async function basketWith(
  lines: readonly CartLine[],
  answer: Partial<ArticleDetail> | Answer = {},
): Promise<Screen> {
  const isAnswer = 'status' in answer || 'drop' in answer || 'hold' in answer;
  await startShop({
    [ARTICLE]: isAnswer ? answer : { data: article(answer as object) },
    'GET customer/attr': await ofDemo('customer/attr'),
    'GET checkout/payments': await ofDemo('checkout/payments?shop=1'),
    [VOUCHER]: { data: voucher({ variable_amount: true }) },
  });
  cart.lines.push(...lines);
  const screen = await showScreen('/checkout');
  await screen.reads(say('checkout'));
  return screen;
}

describe('an article in the basket', () => {
  it('can be increased and decreased within the stock', async () => {
    const screen = await basketWith([articleLine(2)], { stock: 3 });
    await eventually('the stock is known', () => screen.one('spinbutton').ariaValueMax === '3');
    expect(screen.names('heading')).to.deep.equal([
      say('checkout'),
      say('merchandise'),
      say('yourDetails'),
    ]);
    await screen.press('button', say('increaseName', { name: BOOK }));
    await screen.reads(`${say('total')} €72.00`);
    expect(screen.one('button', say('increaseName', { name: BOOK })).ariaDisabled).to.equal('true');
    await screen.press('button', say('decreaseName', { name: BOOK }));
    await screen.press('button', say('decreaseName', { name: BOOK }));
    await screen.reads(`${say('total')} €24.00`);
    expect(screen.one('button', say('decreaseName', { name: BOOK })).ariaDisabled).to.equal('true');
    await screen.isSound();
  });

  it('cannot be changed until its stock is known', async () => {
    const screen = await basketWith([articleLine(2)], { data: {}, hold: 'stock' });
    expect(screen.one('button', say('increaseName', { name: BOOK })).ariaDisabled).to.equal('true');
    expect(screen.one('button', say('decreaseName', { name: BOOK })).ariaDisabled).to.equal('true');
  });

  it('shows an error if the stock cannot be loaded', async () => {
    const screen = await basketWith([articleLine(2)], { drop: true });
    await screen.reads(say('weCannotReachThe'));
    await screen.isSound();
  });

  it('shows how many are left if there are too few, and blocks the checkout until it is changed', async () => {
    const screen = await basketWith([articleLine(2)], { stock: 1 });
    await screen.reads(say('onlyOneLeftPlease', { left: 1 }));
    await order(screen);
    await screen.reads(say('somethingInYourBasket'));
    await screen.isSound();
    await screen.press('button', say('decreaseName', { name: BOOK }));
    await screen.reads(`${say('total')} €24.00`);
    await order(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
  });

  it('shows that it is no longer sold, without a count, and can be removed and restored', async () => {
    const screen = await basketWith([articleLine(2), voucherLine(1, 2500)], { status: 404 });
    await screen.reads(say('thisItemIsNo'));
    expect(screen.names('spinbutton')).to.deep.equal(['Gift voucher']);
    await screen.isSound();
    await screen.press('button', say('removeName', { name: BOOK }));
    await screen.reads(say('nameHasBeenRemoved', { name: BOOK }));
    await screen.reads(`${say('total')} €25.00`);
    await screen.press('button', say('undo'));
    await screen.reads(`${say('total')} €73.00`);
    await eventually('its row has the focus', () =>
      Boolean((screen.root.activeElement as HTMLElement | null)?.dataset.ticket?.includes('book')),
    );
  });

  it('shows a new price', async () => {
    const screen = await basketWith([articleLine(2)], { price: cents(2500) });
    await screen.reads(say('nowCostsInsteadOf', { 0: BOOK, '<0/>': '€25.00', '<1/>': '€24.00' }));
    await screen.reads(`${say('total')} €50.00`);
  });
});

describe('passes in the basket', () => {
  it('name their owners, whose number is their count', async () => {
    const owners = [passOwner('Ada'), passOwner('Ole')];
    const screen = await basketWith([passLine(owners, { id: 'book' })], { price: cents(6000) });
    await screen.reads('2 × ');
    await screen.reads('Ada Lund, Ole Lund');
    expect(screen.names('heading')).to.deep.equal([
      say('checkout'),
      say('annualPasses'),
      say('yourDetails'),
    ]);
    expect(screen.all('spinbutton')).to.have.length(0);
    await screen.isSound();
  });
});

describe('vouchers in the basket', () => {
  it('can be increased, each amount separately', async () => {
    const screen = await basketWith([voucherLine(1, 2500), voucherLine(1, 1250)]);
    expect(screen.names('heading')).to.deep.equal([
      say('checkout'),
      say('vouchers'),
      say('yourDetails'),
    ]);
    const more = () =>
      screen.all('button', say('increaseName', { name: 'Gift voucher' }))[1]!.element;
    await eventually('what is sold is known', () => more().ariaDisabled !== 'true');
    more().click();
    await screen.reads(`${say('total')} €50.00`);
    await screen.isSound();
  });

  it('show that they are no longer sold, and block the checkout', async () => {
    await startShop({ [VOUCHER]: { status: 404 } });
    cart.lines.push(voucherLine(1, 2500));
    const screen = await showScreen('/checkout');
    await screen.reads(say('thisItemIsNo'));
    expect(screen.all('spinbutton')).to.deep.equal([]);
    await order(screen);
    await screen.reads(say('somethingInYourBasket'));
    await screen.isSound();
  });
});
