import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { codeError, redeemCode } from '../../../src/core/vouchers/codes.ts';
import { type VoucherCode } from '../../../src/core/vouchers/types.ts';
import { resetAll } from '../../support/resetAll.ts';
import { moment } from '../../support/samples.ts';
import type { Answer } from '../../support/server.ts';
import { clockAt, openShop } from '../../support/shop.ts';

const CALL = 'GET voucher';
const CODE: VoucherCode = {
  id: '9',
  name: 'Gift voucher',
  amount: cents(5000),
  used_amount: cents(1200),
  available_amount: cents(3800),
  valid_from: moment('2027-03-02T00:00:00'),
  valid_to: moment('2027-07-01T12:00:00'),
};

describe('a voucher code', () => {
  const table: [rule: string, now: string, more: Partial<VoucherCode>, is: string | undefined][] = [
    ['is valid within its period', '2027-03-05T08:00:00Z', {}, undefined],
    ['is too early before its start in UTC+1', '2027-03-01T22:59:59Z', {}, 'early'],
    ['is valid from its first second', '2027-03-01T23:00:00Z', {}, undefined],
    ['is too late after its end in UTC+1, also in summer', '2027-07-01T11:00:01Z', {}, 'late'],
    ['is valid until its last second', '2027-07-01T11:00:00Z', {}, undefined],
    [
      'is used up without a remainder',
      '2027-03-05T08:00:00Z',
      { used_amount: cents(5000) },
      'used',
    ],
    ['is used up if it is overdrawn', '2027-03-05T08:00:00Z', { used_amount: cents(5001) }, 'used'],
    [
      'is valid with one cent left',
      '2027-03-05T08:00:00Z',
      { used_amount: cents(4999) },
      undefined,
    ],
    ['is too early rather than used up', '2027-01-01T08:00:00Z', { amount: cents(0) }, 'early'],
  ];
  for (const [rule, now, more, is] of table) {
    it(rule, () => {
      expect(codeError({ ...CODE, ...more }, Date.parse(now))?.is).to.equal(is);
    });
  }
});

describe('redeeming a voucher code', () => {
  beforeEach(async () => {
    await resetAll();
    clockAt('2027-03-05T08:00:00Z');
  });

  it('adds the remaining amount to the cart', async () => {
    const server = await openShop({ [CALL]: { data: CODE } });
    expect(await redeemCode('  SEA-2027 ')).to.equal(undefined);
    expect((await server.hits(CALL)).map(({ query }) => query)).to.deep.equal([
      { voucher: 'SEA-2027' },
    ]);
    expect(JSON.parse(JSON.stringify(cart.lines))).to.deep.equal([
      {
        type: 'voucherCode',
        id: '9',
        name: 'Gift voucher',
        barcode: 'SEA-2027',
        price: -3800,
        totalPrice: -3800,
        vat_value: 0,
      },
    ]);
  });

  it('sends the code as typed, and takes it once', async () => {
    await openShop({ [CALL]: { data: { ...CODE, barcode: 'SEA-2027' } } });
    await redeemCode('sea-2027');
    await redeemCode('SEA-2027');
    expect(cart.lines).to.have.length(1);
    expect(cart.lines[0]).to.include({ barcode: 'sea-2027' });
  });

  it('can have no period, and no available amount', async () => {
    const { valid_from: _from, available_amount: _amount, ...rest } = CODE;
    await openShop({ [CALL]: { data: { ...rest, valid_to: null } } });
    expect(await redeemCode('SEA-2027')).to.equal(undefined);
    expect(cart.lines[0]?.price).to.equal(-3800);
  });

  it('does nothing for a code that is in the cart', async () => {
    const server = await openShop({ [CALL]: { data: CODE } });
    await redeemCode('SEA-2027');
    expect(await redeemCode('SEA-2027')).to.equal(undefined);
    expect(cart.lines.length).to.equal(1);
    expect((await server.hits(CALL)).length).to.equal(1);
  });

  it('adds a code once if it is typed in another way', async () => {
    await openShop({ [CALL]: { data: CODE } });
    await redeemCode('SEA-2027');
    expect(await redeemCode('sea-2027')).to.equal(undefined);
    expect(cart.lines.length).to.equal(1);
  });

  const refusal = { status: 422, body: { error: 'We do not know this code.' } };
  const cases: [what: string, typed: string, answer: Answer, is: unknown][] = [
    ['empty input', ' ', { data: CODE }, { is: 'missing' }],
    [
      'the message of the server',
      'X',
      refusal,
      { is: 'refused', message: 'We do not know this code.' },
    ],
    ['a refusal without a message', 'X', { status: 422, body: {} }, { is: 'unknown' }],
    ['a message with another status', 'X', { ...refusal, status: 404 }, { is: 'unknown' }],
    ['a server error', 'X', { status: 501 }, { is: 'unknown' }],
    ['an answer that cannot be read', 'X', { data: {} }, { is: 'unknown' }],
    ['a broken connection', 'X', { drop: true }, { is: 'unknown' }],
    [
      'an expired code',
      'X',
      { data: { ...CODE, valid_to: '2027-03-04T10:00:00' } },
      { is: 'late', until: '2027-03-04T10:00:00' },
    ],
  ];
  for (const [what, typed, answer, is] of cases) {
    it(`reports ${what}, and does not change the cart`, async () => {
      await openShop({ [CALL]: answer });
      expect(await redeemCode(typed)).to.deep.equal(is);
      expect(cart.lines.length).to.equal(0);
    });
  }
});
