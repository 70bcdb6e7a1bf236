import { expect } from '@esm-bundle/chai';
import {
  added,
  peopleOf,
  pricedDay,
  pricedTicket,
  pricedTour,
  reduced,
} from '../../../src/core/cart/lines.ts';
import { countOf } from '../../../src/core/cart/totals.ts';
import { type CartLine, lineKey } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import {
  day,
  dayLine,
  familyLine,
  ofDay,
  taker,
  TEN,
  ticketLine,
  tourLine,
  voucherCode,
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
const NEW = { name: 'Grown-up', price: cents(1500) };

describe('a line of the basket', () => {
  const counts: [line: CartLine, count: number][] = [
    [ticketLine(3), 3],
    [familyLine(2, [3, 4, 2]), 2],
    [dayLine([ofDay(2), ofDay(1, HALF)]), 3],
    [voucherCode(500), 1],
    [tourLine(3, []), 3],
  ];
  for (const [line, count] of counts) {
    it(`${lineKey(line)} holds ${count}`, () => expect(countOf(line)).to.equal(count));
  }

  it('lets in each person of a family, and one for each other ticket', () => {
    expect(peopleOf(ticketLine(3))).to.equal(3);
    expect(peopleOf(familyLine(2, [3, 4, 2]))).to.equal(9);
  });

  it('of families costs what they and all their parts cost', () => {
    const { totalPrice: _unknown, ...line } = familyLine(2, [3, 4, 2]);
    expect(pricedTicket(line)).to.deep.equal({ ...line, totalPrice: 2 * 2000 + 4 * 300 + 2 * 100 });
  });

  it('of day tickets has their count and costs what all of them cost', () => {
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

  it('of a tour costs what its places and all its tickets with their parts cost', () => {
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

  it('of a tour is one booking: another one for the same time stays apart', () => {
    expect(lineKey(tourLine(1))).to.equal(lineKey(tourLine(4)));
    expect(lineKey(tourLine(1))).to.not.equal(lineKey(tourLine(1, [], { bookingId: 'b2' })));
  });

  it('is the same for an event and day, or for a ticket and moment, or for a code', () => {
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

describe('a line that is added to one that is there', () => {
  const cases: [title: string, held: CartLine, line: CartLine, sum: CartLine][] = [
    ['is one line of both', ticketLine(2), ticketLine(3), ticketLine(5)],
    ['knows the newer name and price', ticketLine(2), ticketLine(1, NEW), ticketLine(3, NEW)],
    [
      'has the parts of all families',
      familyLine(1, [2, 0, 1]),
      familyLine(2, [2, 5, 2]),
      familyLine(3, [4, 5, 3]),
    ],
    ['has the day tickets of both', dayLine([ofDay(2)]), dayLine([ofDay(1)]), dayLine([ofDay(3)])],
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
      'brings new day tickets, after those that are there',
      dayLine([ofDay(1, HALF)]),
      dayLine([ofDay(4), ofDay(2, HALF)]),
      dayLine([ofDay(3, HALF), ofDay(4)], { vat_value: 19 }),
    ],
    [
      'knows the newer price of day tickets',
      dayLine([ofDay(2)]),
      dayLine([ofDay(1, NEW)], { name: 'Fossils' }),
      dayLine([ofDay(3, NEW)], { name: 'Fossils' }),
    ],
  ];
  for (const [title, held, line, sum] of cases) {
    it(title, () => {
      const before = structuredClone([held, line]);
      expect(added(held, line)).to.deep.equal(sum);
      expect([held, line]).to.deep.equal(before); // neither is touched
    });
  }
});

describe('what is left of a line that was paid', () => {
  const cases: [title: string, held: CartLine, paid: CartLine, rest: CartLine | undefined][] = [
    ['is nothing where all is paid', ticketLine(2), ticketLine(2), undefined],
    ['is nothing where more was paid', ticketLine(1), ticketLine(2), undefined],
    ['is what came since', ticketLine(5), ticketLine(2), ticketLine(3)],
    ['is at the price of now', ticketLine(3, NEW), ticketLine(2), ticketLine(1, NEW)],
    [
      'is the families that came since, with their parts',
      familyLine(3, [4, 5, 3]),
      familyLine(1, [2, 0, 1]),
      familyLine(2, [2, 5, 2]),
    ],
    [
      'keeps a part of a family that is nobody now',
      familyLine(2, [2, 3, 2]),
      familyLine(1, [1, 3, 1]),
      familyLine(1, [1, 0, 1]),
    ],
    [
      'never has fewer than no children',
      familyLine(2, [2, 1, 2]),
      familyLine(1, [1, 3, 1]),
      familyLine(1, [1, 0, 1]),
    ],
    [
      'is no family where all are paid',
      familyLine(1, [2, 3, 1]),
      familyLine(1, [1, 1, 1]),
      undefined,
    ],
    [
      'is the day tickets that came since',
      dayLine([ofDay(3), ofDay(1, HALF)]),
      dayLine([ofDay(2), ofDay(1, HALF)]),
      dayLine([ofDay(1)]),
    ],
    [
      'is the day tickets of a kind that came since',
      dayLine([ofDay(2), ofDay(1, HALF)]),
      dayLine([ofDay(2)]),
      dayLine([ofDay(1, HALF)]),
    ],
    ['is no day ticket where all are paid', dayLine([ofDay(2)]), dayLine([ofDay(2)]), undefined],
    ['is no tour', tourLine(2), tourLine(2), undefined],
    ['is no voucher code', voucherCode(500), voucherCode(500), undefined],
  ];
  for (const [title, held, paid, rest] of cases) {
    it(title, () => expect(reduced(held, paid)).to.deep.equal(rest));
  }
});
