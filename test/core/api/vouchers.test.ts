import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { voucherDetail, voucherGroups, voucherList } from '../../../src/core/api/vouchers.ts';
import { send } from '../../../src/core/api/transport.ts';
import { resetAll } from '../../support/resetAll.ts';
import { valueOf, watchDeviations } from '../../support/read.ts';
import { openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';

const LIST = 'GET voucher/select/event/';

let deviations: string[];

beforeEach(async () => {
  await resetAll();
  deviations = watchDeviations();
});

const LEAST = { id: 6101, name: 'Gift', price: '2500', vat_value: '0' };
const READ = {
  id: '6101',
  name: 'Gift',
  price: 2500,
  vat_value: 0,
  variable_amount: false,
  sequence_no: 0,
};

describe('vouchers', () => {
  const cases: [title: string, voucher: object, read: object][] = [
    ['need a name and a price', LEAST, READ],
    ['have no limit if it is 0', { ...LEAST, max_amount: 0 }, READ],
    [
      'can have all optional fields',
      {
        ...LEAST,
        description: '<p>Three years</p>',
        image: 'https://m.example/{width}/g.svg',
        variable_amount: '1',
        min_amount: '500',
        max_amount: 25000,
        groupId: 61,
        sequence_no: '3',
        colour: 'red',
      },
      {
        ...READ,
        description: '<p>Three years</p>',
        image: 'https://m.example/g.svg',
        variable_amount: true,
        min_amount: 500,
        max_amount: 25000,
        groupId: '61',
        sequence_no: 3,
      },
    ],
    [
      'can have nulls and blanks for missing fields',
      { ...LEAST, description: '', image: null, min_amount: null, max_amount: null, groupId: null },
      READ,
    ],
  ];
  for (const [title, voucher, expected] of cases) {
    it(title, async () => {
      await openShop({ [LIST]: { data: { vouchers: [voucher] } } });
      expectState(valueOf(await send(voucherList))).to.deep.equal([expected]);
      expect(deviations).to.deep.equal([]);
    });
  }

  for (const field of ['name', 'price'] as const) {
    it(`are left out and reported without ${field}`, async () => {
      const { [field]: _missing, ...rest } = LEAST;
      await openShop({
        [LIST]: { data: { vouchers: { 6102: { ...rest, id: 6102 }, 6101: LEAST } } },
      });
      expectState(valueOf(await send(voucherList))).to.deep.equal([READ]);
      expect(deviations).to.deep.equal([`voucher 6102: ${field} is missing or wrong`]);
    });
  }

  it('are left out if the price is not whole', async () => {
    await openShop({ [LIST]: { data: { vouchers: [{ ...LEAST, price: 0.5 }] } } });
    expectState(valueOf(await send(voucherList))).to.deep.equal([]);
  });

  it('have groups', async () => {
    await openShop({ 'GET voucher/attr': { data: { group: { 61: { name: 'Gifts' } } } } });
    expectState(valueOf(await send(voucherGroups))).to.deep.equal([
      { id: '61', name: 'Gifts', sequence_no: 0 },
    ]);
  });

  it('are fetched one by one', async () => {
    await openShop({ 'GET voucher/selectOne/price/a%2Fb': { data: LEAST } });
    expectState(valueOf(await send(voucherDetail, 'a/b'))).to.deep.equal(READ);
  });
});
