import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { revalidateCart } from '../../../src/core/app/revalidateCart.ts';
import { cart } from '../../../src/core/cart/store.ts';
import type { VoucherLine } from '../../../src/core/cart/types.ts';
import { language } from '../../../src/core/page/language.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { isDiscontinued } from '../../../src/core/vouchers/rules.ts';
import type { Voucher } from '../../../src/core/vouchers/types.ts';
import type { AsyncState } from '../../../src/core/async/asyncState.ts';
import { resetAll } from '../../support/resetAll.ts';
import { voucherLine } from '../../support/samples.ts';
import { openShop } from '../../support/shop.ts';
import { voucher } from '../../support/vouchers.ts';

const ONE = 'GET voucher/selectOne/price/gift';
const openWith = (more: Partial<Voucher> = {}) => openShop({ [ONE]: { data: voucher(more) } });
const inBasket = () =>
  (cart.lines as VoucherLine[]).map(({ name, price, count }) => [name, price, count]);
const described = (): unknown => JSON.parse(JSON.stringify(cart.changes));

beforeEach(resetAll);

describe('the vouchers in the cart', () => {
  it('take a new fixed price and a new name, and list the changes', async () => {
    cart.lines.push(voucherLine(2, 2500));
    await openWith({ price: cents(2600), name: 'Gift' });
    await revalidateCart();
    expect(inBasket()).to.deep.equal([['Gift', 2600, 2]]);
    expect(described()).to.deep.equal([
      { is: 'renamed', before: 'Gift voucher', name: 'Gift' },
      { is: 'price', name: 'Gift', before: 2500, now: 2600 },
    ]);
  });

  it('are merged if they then cost the same', async () => {
    cart.lines.push(voucherLine(2, 2500), voucherLine(1, 2600));
    await openWith({ price: cents(2600) });
    await revalidateCart();
    expect(inBasket()).to.deep.equal([['Gift voucher', 2600, 3]]);
  });

  it('keep an amount that the visitor has chosen', async () => {
    cart.lines.push(voucherLine(1, 1250), voucherLine(1, 4000));
    await openWith({ variable_amount: true });
    await revalidateCart();
    expect(inBasket()).to.deep.equal([
      ['Gift voucher', 1250, 1],
      ['Gift voucher', 4000, 1],
    ]);
    expect(described()).to.deep.equal([]);
  });

  it('take the language of the page without listing a change', async () => {
    cart.lines.push(voucherLine(1, 2500));
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({ name: 'Gift' });
    await revalidateCart();
    expect(inBasket()).to.deep.equal([['Gift', 2500, 1]]);
    expect(described()).to.deep.equal([]);
    expect(cart.lang).to.equal('en');
  });

  it('keep the price of a payment under way', async () => {
    cart.lines.push(voucherLine(1, 2500));
    cart.sent = { lines: [voucherLine(1, 2500)], before: [] };
    await openWith({ price: cents(2600) });
    await revalidateCart();
    expect(inBasket()).to.deep.equal([['Gift voucher', 2500, 1]]);
  });

  it('are looked up again later if the server does not answer', async () => {
    cart.lines.push(voucherLine(1, 2500));
    cart.lang = 'de';
    language.lang = 'en';
    await openShop({ [ONE]: { status: 404 } });
    await revalidateCart();
    expect(cart.lang).to.equal('de');
    expect(inBasket()).to.deep.equal([['Gift voucher', 2500, 1]]);
  });
});

describe('a voucher in the cart', () => {
  const ready = (more: Partial<Voucher>): AsyncState<Voucher> => ({
    is: 'ready',
    value: voucher(more),
  });
  const free = { variable_amount: true, min_amount: cents(500), max_amount: cents(5000) };
  const cases: [title: string, answer: AsyncState<Voucher> | undefined, discontinued: boolean][] = [
    ['is not discontinued while it is unknown', undefined, false],
    ['is not discontinued while it is loading', { is: 'loading' }, false],
    [
      'is not discontinued if the server cannot be reached',
      { is: 'failed', error: { is: 'network', log: '' } },
      false,
    ],
    [
      'is not discontinued after a server error',
      { is: 'failed', error: { is: 'status', status: 500, log: '' } },
      false,
    ],
    [
      'is discontinued if the server does not know it any more',
      { is: 'failed', error: { is: 'status', status: 404, log: '' } },
      true,
    ],
    ['is available for its amount', ready(free), false],
    [
      'is discontinued if its amount is below the new minimum',
      ready({ ...free, min_amount: cents(3000) }),
      true,
    ],
    [
      'is discontinued if its amount is above the new maximum',
      ready({ ...free, max_amount: cents(2000) }),
      true,
    ],
    [
      'is available at a fixed price, even if that has changed',
      ready({ price: cents(9900) }),
      false,
    ],
  ];
  for (const [title, answer, discontinued] of cases) {
    it(title, () => {
      expect(isDiscontinued(voucherLine(1, 2500), answer)).to.equal(discontinued);
    });
  }
});
