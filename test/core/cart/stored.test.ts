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

describe('a line of a stored basket is read', () => {
  const cases: [title: string, line: unknown][] = [
    ['of tickets', ticketLine(1)],
    ['of families', FAMILY],
    ['of day tickets', dayLine([ofDay(1)])],
    ['of a tour with tickets and their parts', tourLine(1, [PARTS])],
    ['of a tour without a slot', (({ timeslotId: _none, ...line }) => line)(tourLine())],
    ['of one article', articleLine(1)],
    ['of one voucher', voucherLine(1, 500)],
    [
      'of a pass for an owner with a title',
      passLine([{ ...OWNER, name: { ...OWNER.name, title: 'Dr' } }]),
    ],
    ['of a voucher code', voucherCode(500)],
    ['of a tour with a choice', withAnswer('radio', 'ramp')],
    ['of a tour with a choice from a list', withAnswer('select', 'ramp')],
    ['of a tour with several choices', withAnswer('checkbox', ['ramp', 'lift'])],
    ['of a tour with a word', withAnswer('text', 'ramp')],
    ['of a tour with a text', withAnswer('textarea', 'ramp\nlift')],
    ['of a tour with a number', withAnswer('number', 7)],
  ];
  for (const [title, line] of cases) {
    it(title, () => void expect(readCart({ form: [line] })).to.deep.equal({ form: [line] }));
  }
});

describe('a line of a stored basket is left out', () => {
  const cases: [title: string, line: unknown][] = [
    ['with a moment that is no text', { ...ticketLine(), datetime: 5 }],
    ['with a time that is no text', { ...tourLine(), time: ['10:00'] }],
    ['with a day that is no text', { ...tourLine(), date: 20270305 }],
    ['of a tour with half a ticket', { ...tourLine(), tickets: [taker(0.5)] }],
    [
      'of a tour whose place has no rate',
      { ...tourLine(), prices: [{ ...place(1), vat_value: '' }] },
    ],
    ['of a tour with an answer that is no value', withAnswer('text', true)],
    ['of a tour with several answers that are no texts', withAnswer('checkbox', [7])],
    [
      'of a pass that does not say where it is sent',
      passLine([{ ...OWNER, send_to_custom_addr: 1 as never }]),
    ],
  ];
  for (const [title, line] of cases) {
    it(title, () => void expect(readCart({ form: [line] })).to.deep.equal({ form: [] }));
  }
});

describe('a stored basket', () => {
  it('has its cart id, its language and its shipping costs', () => {
    const basket = { form: [] as CartLine[], cartId: 'c1', lang: 'fr', shippingCosts: 490 };
    expect(readCart(basket)).to.deep.equal(basket);
  });

  it('forgets what was sent if a line of it cannot be read', () => {
    const sent = { lines: [{ ...ticketLine(), price: 'x' }], before: [] };
    expect(readCart({ form: [], sent })).to.deep.equal({ form: [] });
  });
});
