import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  billableItems,
  mergeLines,
  pricedDay,
  subtractLine,
} from '../../../src/core/cart/lines.ts';
import { isNothingBought } from '../../../src/core/cart/totals.ts';
import { type CartLine, lineKey } from '../../../src/core/cart/types.ts';
import {
  articleLine,
  dayLine,
  familyLine,
  ofDay,
  passLine,
  passOwner,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';

const CODE = voucherCode(500);
const BOUGHT: readonly CartLine[] = [
  familyLine(1, [2, 3, 1]),
  dayLine([ofDay(2)]),
  tourLine(2),
  articleLine(2),
  voucherLine(2, 500),
  passLine([passOwner('Ada')]),
];

describe('the key of a line', () => {
  const cases: [line: CartLine, key: string][] = [
    [ticketLine(), 'ticket:1:2027-03-05T10:00:00'],
    [dayLine([ofDay(1)]), 'dayTicket:12:2027-03-05'],
    [tourLine(), 'guidedTour:b1'],
    [articleLine(), 'merchandise:book'],
    [voucherLine(1, 500), 'voucher:gift:500'],
    [passLine([passOwner('Ada')]), 'annualPass:pass'],
    [{ ...CODE, id: 'other' }, 'voucherCode:V1'],
  ];
  for (const [line, key] of cases) {
    it(`is ${key} for a ${line.type}`, () => void expect(lineKey(line)).to.equal(key));
  }
});

describe('a line without day tickets', () => {
  it('costs nothing and has no VAT', () => {
    expect(pricedDay(dayLine([]), [])).to.include({ totalCount: 0, totalPrice: 0, vat_value: 0 });
  });
});

describe('lines of different kinds', () => {
  for (const line of BOUGHT) {
    it(`are not merged: a ${line.type} and a voucher code`, () => {
      expect([mergeLines(line, CODE), mergeLines(CODE, line)]).to.deep.equal([CODE, line]);
    });

    it(`do not reduce each other: a ${line.type} and a voucher code`, () => {
      expect([subtractLine(line, CODE), subtractLine(CODE, line)]).to.deep.equal([
        undefined,
        undefined,
      ]);
    });
  }
});

describe('a voucher code', () => {
  it('contains no sold items', () => void expect(billableItems(CODE)).to.deep.equal([]));

  it('is no purchase on its own', () => void expect(isNothingBought([CODE])).to.equal(true));

  for (const line of BOUGHT) {
    it(`can pay for a ${line.type}`, () => {
      expect(isNothingBought([CODE, line])).to.equal(false);
    });
  }
});

describe('an empty cart', () => {
  it('is no purchase', () => void expect(isNothingBought([])).to.equal(true));
});
