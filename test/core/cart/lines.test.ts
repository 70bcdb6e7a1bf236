import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  mergeLines,
  isGoodsLine,
  peopleOf,
  pricedDay,
  pricedGoods,
  pricedTicket,
  pricedTour,
  subtractLine,
} from '../../../src/core/cart/lines.ts';
import { countOf } from '../../../src/core/cart/totals.ts';
import { type CartLine, lineKey } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import {
  articleLine,
  day,
  dayLine,
  familyLine,
  ofDay,
  passLine,
  passOwner,
  taker,
  TEN,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';

const HALF = { id: 'e', name: 'Half', price: cents(500), vat_value: 19 };
const family = (count: number, [adults, children]: [number, number]) =>
  taker(count, {
    id: 'f',
    name: 'Family',
    subtickets: [
      { id: 'adult', name: 'Adult', count: adults, price: cents(600) },
      { id: 'child', name: 'Child', count: children, price: cents(100) },
    ],
  });
const [ADA, BERT] = [passOwner('Ada'), passOwner('Bert')];
const NEW = { name: 'Grown-up', price: cents(1500) };

describe('a cart line', () => {
  const counts: [line: CartLine, count: number][] = [
    [ticketLine(3), 3],
    [familyLine(2, [3, 4, 2]), 2],
    [dayLine([ofDay(2), ofDay(1, HALF)]), 3],
    [voucherCode(500), 1],
    [tourLine(3, []), 3],
    [articleLine(4), 4],
    [voucherLine(2, 5000), 2],
    [passLine([ADA, BERT]), 2],
  ];
  for (const [line, count] of counts) {
    it(`has a count of ${count} as ${lineKey(line)}`, () =>
      void expect(countOf(line)).to.equal(count));
  }

  it('admits each person of a family, and one person for each other ticket', () => {
    expect(peopleOf(ticketLine(3))).to.equal(3);
    expect(peopleOf(familyLine(2, [3, 4, 2]))).to.equal(9);
  });

  it('costs the sum of its families and their parts', () => {
    const { totalPrice: _unknown, ...line } = familyLine(2, [3, 4, 2]);
    expect(pricedTicket(line)).to.deep.equal({ ...line, totalPrice: 2 * 2000 + 4 * 300 + 2 * 100 });
  });

  it('has the count and the price of all its day tickets', () => {
    const own = { id: '12', name: 'Dinosaurs', date: day('2027-03-05') };
    expect(pricedDay(own, [ofDay(2), ofDay(3, HALF)])).to.deep.equal({
      ...own,
      type: 'dayTicket',
      dayTickets: [ofDay(2), ofDay(3, HALF)],
      totalCount: 5,
      price: 3900,
      totalPrice: 3900,
      vat_value: 7,
    });
  });

  it('costs the sum of the places of a tour and its tickets with their parts', () => {
    const tickets = [taker(2), family(1, [2, 3])];
    const { price: _one, totalPrice: _all, vat_value: _rate, ...line } = tourLine(3, tickets);
    expect(pricedTour(line)).to.deep.include({
      totalPrice: 3 * 500 + 2 * 800 + (800 + 2 * 600 + 3 * 100),
      price: 5400,
      vat_value: 19,
    });
    expect(pricedTour({ ...line, prices: [] })).to.deep.include({ totalPrice: 3900, vat_value: 7 });
    expect(pricedTour({ ...line, prices: [], tickets: [] })).to.deep.include({
      totalPrice: 0,
      vat_value: 0,
    });
  });

  it('is a single tour booking, separate from another one for the same time', () => {
    expect(lineKey(tourLine(1))).to.equal(lineKey(tourLine(4)));
    expect(lineKey(tourLine(1))).to.not.equal(lineKey(tourLine(1, [], { bookingId: 'b2' })));
  });

  it('costs the sum of all pieces of goods', () => {
    const { count: _one, totalPrice: _all, ...line } = articleLine();
    expect(pricedGoods(line, 3)).to.deep.equal(articleLine(3));
    const kinds = [articleLine(), voucherLine(1, 500), passLine([ADA]), ticketLine(), tourLine()];
    expect(kinds.map(isGoodsLine)).to.deep.equal([true, true, true, false, false]);
  });

  it('has one key per article, per amount of a voucher, and per pass for all owners', () => {
    expect(lineKey(articleLine(1))).to.equal(lineKey(articleLine(2)));
    expect(lineKey(passLine([ADA]))).to.equal(lineKey(passLine([BERT])));
    const keys = [
      articleLine(1, { id: '1' }),
      passLine([ADA], { id: '1' }),
      voucherLine(1, 500, { id: '1' }),
      voucherLine(1, 600, { id: '1' }),
    ].map(lineKey);
    expect(new Set(keys).size).to.equal(keys.length);
  });

  it('has one key per event and day, per ticket and moment, and per code', () => {
    expect(lineKey(dayLine([ofDay(1)]))).to.equal(lineKey(dayLine([ofDay(2, HALF)])));
    const keys = [
      dayLine([ofDay(1)]),
      dayLine([ofDay(1)], { date: day('2027-03-06') }),
      dayLine([ofDay(1)], { id: '13' }),
      ticketLine(1, { id: '12', datetime: TEN }),
      voucherCode(500, '12'),
    ].map(lineKey);
    expect(new Set(keys).size).to.equal(keys.length);
  });
});

describe('a line added to an existing line', () => {
  const cases: [title: string, held: CartLine, line: CartLine, sum: CartLine][] = [
    ['adds up the counts', ticketLine(2), ticketLine(3), ticketLine(5)],
    ['takes the newer name and price', ticketLine(2), ticketLine(1, NEW), ticketLine(3, NEW)],
    [
      'adds up the parts of all families',
      familyLine(1, [2, 0, 1]),
      familyLine(2, [2, 5, 2]),
      familyLine(3, [4, 5, 3]),
    ],
    ['adds up the day tickets', dayLine([ofDay(2)]), dayLine([ofDay(1)]), dayLine([ofDay(3)])],
    [
      'keeps the other day tickets',
      dayLine([ofDay(2), ofDay(1, HALF)]),
      dayLine([ofDay(4, HALF)]),
      dayLine([ofDay(2), ofDay(5, HALF)]),
    ],
    [
      'keeps the order of the day tickets',
      dayLine([ofDay(2), ofDay(1, HALF)]),
      dayLine([ofDay(4)]),
      dayLine([ofDay(6), ofDay(1, HALF)]),
    ],
    [
      'appends new day tickets',
      dayLine([ofDay(1, HALF)]),
      dayLine([ofDay(4), ofDay(2, HALF)]),
      dayLine([ofDay(3, HALF), ofDay(4)], { vat_value: 19 }),
    ],
    [
      'takes the newer price of day tickets',
      dayLine([ofDay(2)]),
      dayLine([ofDay(1, NEW)], { name: 'Fossils' }),
      dayLine([ofDay(3, NEW)], { name: 'Fossils' }),
    ],
    ['adds up the copies', articleLine(2), articleLine(1, NEW), articleLine(3, NEW)],
    ['adds up the vouchers', voucherLine(1, 500), voucherLine(2, 500), voucherLine(3, 500)],
    ['joins the passes of all owners', passLine([ADA]), passLine([BERT]), passLine([ADA, BERT])],
  ];
  for (const [title, held, line, sum] of cases) {
    it(title, () => {
      const before = structuredClone([held, line]);
      expect(mergeLines(held, line)).to.deep.equal(sum);
      expect([held, line]).to.deep.equal(before); // the inputs are not modified
    });
  }
});

describe('the rest of a paid line', () => {
  const cases: [title: string, held: CartLine, paid: CartLine, rest: CartLine | undefined][] = [
    ['is nothing if all is paid', ticketLine(2), ticketLine(2), undefined],
    ['is nothing if more is paid', ticketLine(1), ticketLine(2), undefined],
    ['is what was added since', ticketLine(5), ticketLine(2), ticketLine(3)],
    ['has the current price', ticketLine(3, NEW), ticketLine(2), ticketLine(1, NEW)],
    [
      'has the families added since, with their parts',
      familyLine(3, [4, 5, 3]),
      familyLine(1, [2, 0, 1]),
      familyLine(2, [2, 5, 2]),
    ],
    [
      'keeps a family part with quantity 0',
      familyLine(2, [2, 3, 2]),
      familyLine(1, [1, 3, 1]),
      familyLine(1, [1, 0, 1]),
    ],
    [
      'never has a negative quantity',
      familyLine(2, [2, 1, 2]),
      familyLine(1, [1, 3, 1]),
      familyLine(1, [1, 0, 1]),
    ],
    [
      'is nothing if all families are paid',
      familyLine(1, [2, 3, 1]),
      familyLine(1, [1, 1, 1]),
      undefined,
    ],
    [
      'has the day tickets added since',
      dayLine([ofDay(3), ofDay(1, HALF)]),
      dayLine([ofDay(2), ofDay(1, HALF)]),
      dayLine([ofDay(1)]),
    ],
    [
      'has the kind of day ticket added since',
      dayLine([ofDay(2), ofDay(1, HALF)]),
      dayLine([ofDay(2)]),
      dayLine([ofDay(1, HALF)]),
    ],
    ['is nothing if all day tickets are paid', dayLine([ofDay(2)]), dayLine([ofDay(2)]), undefined],
    ['is nothing for a tour', tourLine(2), tourLine(2), undefined],
    ['has the copies added since', articleLine(3), articleLine(1), articleLine(2)],
    ['is nothing if all copies are paid', articleLine(1), articleLine(1), undefined],
    ['has the owner added since', passLine([ADA, BERT]), passLine([ADA]), passLine([BERT])],
    [
      'has the unpaid owner if that is the first',
      passLine([BERT, ADA]),
      passLine([ADA]),
      passLine([BERT]),
    ],
    ['has the second pass of an owner', passLine([ADA, ADA]), passLine([ADA]), passLine([ADA])],
    ['is nothing if all passes are paid', passLine([ADA]), passLine([ADA]), undefined],
    ['is nothing for a voucher code', voucherCode(500), voucherCode(500), undefined],
  ];
  for (const [title, held, paid, rest] of cases) {
    it(title, () => void expect(subtractLine(held, paid)).to.deep.equal(rest));
  }
});
