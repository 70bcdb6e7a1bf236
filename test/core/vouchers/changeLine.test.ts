import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { AsyncState } from '../../../src/core/async/asyncState.ts';
import { voucherAvailability } from '../../../src/core/vouchers/changeLine.ts';
import { voucherLine } from '../../support/samples.ts';

const GONE: AsyncState<never> = { is: 'failed', error: { is: 'status', status: 404, log: '' } };

describe('vouchers in the cart', () => {
  const line = voucherLine(1, 500);

  it('are limited to a hundred, even without an answer', () => {
    const availability = voucherAvailability(line, undefined, { lines: [line], isReserved: false });
    expect(availability).to.deep.equal({ is: 'available', max: 100 });
  });

  it('are discontinued if the museum does not know them, unless a payment holds them', () => {
    const held = [false, true].map(
      (isReserved) => voucherAvailability(line, GONE, { lines: [line], isReserved }).is,
    );
    expect(held).to.deep.equal(['discontinued', 'available']);
  });
});
