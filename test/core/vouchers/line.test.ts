import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { addLine } from '../../../src/core/cart/actions.ts';
import { cartPayload } from '../../../src/core/cart/payload.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { lineOf } from '../../../src/core/vouchers/line.ts';
import { resetAll } from '../../support/resetAll.ts';
import { voucherLine } from '../../support/samples.ts';
import { voucher } from '../../support/vouchers.ts';

beforeEach(resetAll);

describe('the cart line of a voucher', () => {
  it('has a count for one amount', () => {
    expect(lineOf(voucher(), cents(1250), 3)).to.deep.equal(voucherLine(3, 1250));
  });

  it('is sent with the chosen amount', () => {
    expect(cartPayload([lineOf(voucher(), cents(1250), 3)]).items).to.deep.equal([
      { type: 'voucher', id: 'gift', count: 3, price: 1250 },
    ]);
  });

  it('is separate for another amount, and grows for the same amount', () => {
    for (const [amount, count] of [
      [1250, 1],
      [2000, 1],
      [1250, 2],
    ] as const) {
      addLine(lineOf(voucher(), cents(amount), count));
    }
    expect(cart.lines).to.deep.equal([voucherLine(3, 1250), voucherLine(1, 2000)]);
  });
});
