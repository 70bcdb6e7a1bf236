import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readCart } from '../../../src/core/cart/stored.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  articleLine,
  dayLine,
  familyLine,
  ofDay,
  passLine,
  passOwner,
  place,
  taker,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';

const ANSWER = { qId: 'q', label: 'Class', shown: '7' };
const withAnswer = (type: unknown, value: unknown) => ({
  ...tourLine(),
  answers: [{ ...ANSWER, type, value }],
});
const FAMILY = familyLine(1, [2, 3, 1]);
const PARTS = taker(1, { subtickets: FAMILY.subtickets });
const OWNER = passOwner('Ada');

describe('a valid stored line', () => {
  const cases: [title: string, line: unknown][] = [
    ['can hold tickets', ticketLine(1)],
    ['can hold families', FAMILY],
    ['can hold day tickets', dayLine([ofDay(1)])],
    ['can hold a tour with tickets and their parts', tourLine(1, [PARTS])],
    ['can hold a tour without a slot', (({ timeslotId: _none, ...line }) => line)(tourLine())],
    ['can hold one article', articleLine(1)],
    ['can hold one voucher', voucherLine(1, 500)],
    [
      'can hold a pass for an owner with a title',
      passLine([{ ...OWNER, name: { ...OWNER.name, title: 'Dr' } }]),
    ],
    ['can hold a voucher code', voucherCode(500)],
    ['can hold a tour with a radio answer', withAnswer('radio', 'ramp')],
    ['can hold a tour with a select answer', withAnswer('select', 'ramp')],
    ['can hold a tour with several answers', withAnswer('checkbox', ['ramp', 'lift'])],
    ['can hold a tour with a one-line text answer', withAnswer('text', 'ramp')],
    ['can hold a tour with a text area answer', withAnswer('textarea', 'ramp\nlift')],
    ['can hold a tour with a number answer', withAnswer('number', 7)],
  ];
  for (const [title, line] of cases) {
    it(title, () => void expect(readCart({ lines: [line] })).to.deep.equal({ lines: [line] }));
  }
});

describe('an invalid stored line', () => {
  const cases: [title: string, line: unknown][] = [
    ['is left out if its moment is not a text', { ...ticketLine(), datetime: 5 }],
    ['is left out if its time is not a text', { ...tourLine(), time: ['10:00'] }],
    ['is left out if its day is not a text', { ...tourLine(), date: 20270305 }],
    ['is left out with half a tour ticket', { ...tourLine(), tickets: [taker(0.5)] }],
    [
      'is left out if a place of a tour has no VAT rate',
      { ...tourLine(), prices: [{ ...place(1), vat_value: '' }] },
    ],
    ['is left out if the value of an answer has the wrong type', withAnswer('text', true)],
    ['is left out if several answers are not texts', withAnswer('checkbox', [7])],
    [
      'is left out if the delivery flag of a pass is not a boolean',
      passLine([{ ...OWNER, send_to_custom_addr: 1 as never }]),
    ],
  ];
  for (const [title, line] of cases) {
    it(title, () => void expect(readCart({ lines: [line] })).to.deep.equal({ lines: [] }));
  }
});

describe('a stored cart', () => {
  it('has its cart id, its language and its shipping costs', () => {
    const basket = { lines: [] as CartLine[], cartId: 'c1', lang: 'fr', shippingCosts: 490 };
    expect(readCart(basket)).to.deep.equal(basket);
  });

  it('drops its sent lines if one of them cannot be read', () => {
    const sent = { lines: [{ ...ticketLine(), price: 'x' }], before: [] };
    expect(readCart({ lines: [], sent })).to.deep.equal({ lines: [] });
  });
});
