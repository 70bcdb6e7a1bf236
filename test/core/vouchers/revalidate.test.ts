import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { renewBasket } from '../../../src/core/app/revalidateCart.ts';
import { cart } from '../../../src/core/cart/store.ts';
import type { VoucherLine } from '../../../src/core/cart/types.ts';
import { language } from '../../../src/core/page/language.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { isGone } from '../../../src/core/vouchers/rules.ts';
import type { Voucher } from '../../../src/core/vouchers/types.ts';
import type { Wait } from '../../../src/core/async/asyncState.ts';
import { fresh } from '../../support/fresh.ts';
import { voucherLine } from '../../support/samples.ts';
import { openShop } from '../../support/shop.ts';
import { voucher } from '../../support/vouchers.ts';

const ONE = 'GET voucher/selectOne/price/gift';
const openWith = (more: Partial<Voucher> = {}) => openShop({ [ONE]: { data: voucher(more) } });
const inBasket = () =>
  (cart.form as VoucherLine[]).map(({ name, price, count }) => [name, price, count]);
const told = (): unknown => JSON.parse(JSON.stringify(cart.changes));

beforeEach(fresh);

describe('the vouchers in the basket', () => {
  it('follow a fixed price and a name, and it is told', async () => {
    cart.form.push(voucherLine(2, 2500));
    await openWith({ price: cents(2600), name: 'Gift' });
    await renewBasket();
    expect(inBasket()).to.deep.equal([['Gift', 2600, 2]]);
    expect(told()).to.deep.equal([
      { is: 'renamed', before: 'Gift voucher', name: 'Gift' },
      { is: 'price', name: 'Gift', before: 2500, now: 2600 },
    ]);
  });

  it('become one line where they come to cost the same', async () => {
    cart.form.push(voucherLine(2, 2500), voucherLine(1, 2600));
    await openWith({ price: cents(2600) });
    await renewBasket();
    expect(inBasket()).to.deep.equal([['Gift voucher', 2600, 3]]);
  });

  it('keep an amount that the visitor has chosen', async () => {
    cart.form.push(voucherLine(1, 1250), voucherLine(1, 4000));
    await openWith({ variable_amount: true });
    await renewBasket();
    expect(inBasket()).to.deep.equal([
      ['Gift voucher', 1250, 1],
      ['Gift voucher', 4000, 1],
    ]);
    expect(told()).to.deep.equal([]);
  });

  it('speak the language of the page, which is no news', async () => {
    cart.form.push(voucherLine(1, 2500));
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({ name: 'Gift' });
    await renewBasket();
    expect(inBasket()).to.deep.equal([['Gift', 2500, 1]]);
    expect(told()).to.deep.equal([]);
    expect(cart.lang).to.equal('en');
  });

  it('keep what a payment under way has fixed', async () => {
    cart.form.push(voucherLine(1, 2500));
    cart.sent = { lines: [voucherLine(1, 2500)], before: [] };
    await openWith({ price: cents(2600) });
    await renewBasket();
    expect(inBasket()).to.deep.equal([['Gift voucher', 2500, 1]]);
  });

  it('are looked up again where the server did not answer', async () => {
    cart.form.push(voucherLine(1, 2500));
    cart.lang = 'de';
    language.lang = 'en';
    await openShop({ [ONE]: { status: 404 } });
    await renewBasket();
    expect(cart.lang).to.equal('de');
    expect(inBasket()).to.deep.equal([['Gift voucher', 2500, 1]]);
  });
});

describe('a voucher in the basket', () => {
  const ready = (more: Partial<Voucher>): Wait<Voucher> => ({ is: 'ready', value: voucher(more) });
  const free = { variable_amount: true, min_amount: cents(500), max_amount: cents(5000) };
  const cases: [title: string, answer: Wait<Voucher> | undefined, gone: boolean][] = [
    ['is taken for sold while nobody knows', undefined, false],
    ['is taken for sold while it is asked for', { is: 'loading' }, false],
    [
      'is taken for sold where the server cannot be reached',
      { is: 'failed', failure: { is: 'network', log: '' } },
      false,
    ],
    [
      'is taken for sold where the server has a fault',
      { is: 'failed', failure: { is: 'status', status: 500, log: '' } },
      false,
    ],
    [
      'is gone where the server does not know it any more',
      { is: 'failed', failure: { is: 'status', status: 404, log: '' } },
      true,
    ],
    ['can be had for its amount', ready(free), false],
    [
      'is gone where its amount has become too small',
      ready({ ...free, min_amount: cents(3000) }),
      true,
    ],
    [
      'is gone where its amount has become too large',
      ready({ ...free, max_amount: cents(2000) }),
      true,
    ],
    ['can be had at a fixed price, whatever that is now', ready({ price: cents(9900) }), false],
  ];
  for (const [title, answer, gone] of cases) {
    it(title, () => {
      expect(isGone(voucherLine(1, 2500), answer)).to.equal(gone);
    });
  }
});
