import { expect } from '@esm-bundle/chai';
import { ticketLines } from '../../../src/core/tickets/line.ts';
import {
  chosenCount,
  countInBasket,
  dayStates,
  inOrder,
  mostOf,
  nextAvailableDay,
  onSale,
  onSaleAt,
  placesLeft,
  stateOf,
  timesAhead,
  withCount,
} from '../../../src/core/tickets/rules.ts';
import {
  day,
  ELEVEN,
  moment,
  museumEvent,
  TEN,
  ticket,
  ticketLine,
  voucherCode,
} from '../../support/samples.ts';

describe('events are ordered', () => {
  const event = (id: string, sequence_no: number, month: string) =>
    museumEvent({ id, sequence_no, sorting_datetime: moment(`2027-${month}-01T09:00:00`) });
  const cases: [title: string, events: ReturnType<typeof event>[], ids: string[]][] = [
    ['by their number', [event('b', 2, '01'), event('a', 1, '02')], ['a', 'b']],
    ['with a number before those without', [event('b', 0, '01'), event('a', 9, '12')], ['a', 'b']],
    ['without a number by their moment', [event('b', 0, '02'), event('a', 0, '01')], ['a', 'b']],
    ['of the same number by their moment', [event('b', 3, '02'), event('a', 3, '01')], ['a', 'b']],
    ['not at all where there are none', [], []],
    [
      'by both together',
      [event('d', 0, '03'), event('b', 2, '09'), event('c', 0, '02'), event('a', 1, '10')],
      ['a', 'b', 'c', 'd'],
    ],
  ];
  for (const [title, events, ids] of cases) {
    it(title, () => expect(inOrder(events).map(({ id }) => id)).to.deep.equal(ids));
  }

  it('without touching the list they came in', () => {
    const events = Object.freeze([event('b', 2, '01'), event('a', 1, '02')]);
    expect(inOrder(events)).to.not.equal(events);
  });
});

describe('a ticket', () => {
  const full = [{ datetime: TEN, max_tickets: 0 }];
  const free = [{ datetime: TEN, max_tickets: 1 }];
  const cases: [
    mode: 1 | 3 | 5,
    schedule: typeof full,
    isOnSale: boolean,
    isOnSaleAtTen: boolean,
  ][] = [
    [1, free, true, true],
    [1, full, false, false],
    [1, [], false, false],
    [1, [...full, { datetime: ELEVEN, max_tickets: 2 }], true, true],
    [1, [{ datetime: ELEVEN, max_tickets: 2 }], true, false],
    [5, free, true, false],
    [5, full, false, false],
    [5, [], false, false],
    [3, free, true, false],
    [3, full, true, false],
    [3, [], true, false],
  ];
  for (const [mode, schedule, isOnSale, isOnSaleAtTen] of cases) {
    const entries = schedule.map(({ datetime, max_tickets }) => `${max_tickets} at ${datetime}`);
    it(`of mode ${mode} with [${entries.join()}] is ${isOnSale ? 'shown' : 'hidden'}`, () => {
      expect(onSale([ticket({ mode, schedule })])).to.have.length(isOnSale ? 1 : 0);
      expect(onSaleAt([ticket({ mode, schedule })], TEN)).to.have.length(isOnSaleAtTen ? 1 : 0);
    });
  }
});

describe('the state of a day or time', () => {
  const cases: [left: number | undefined, fewBelow: number | undefined, state: string][] = [
    [undefined, 10, 'notOffered'],
    [0, 10, 'soldOut'],
    [-1, undefined, 'soldOut'],
    [1, 10, 'few'],
    [9, 10, 'few'],
    [10, 10, 'available'],
    [1, undefined, 'available'],
    [1, 0, 'available'],
  ];
  for (const [left, fewBelow, state] of cases) {
    it(`with ${left} places, few being below ${fewBelow}, is ${state}`, () => {
      expect(stateOf(left, fewBelow)).to.equal(state);
    });
  }

  it('is known for the days of the calendar from today on', () => {
    const counts = { '2027-03-04': 5, '2027-03-05': 5, '2027-03-06': 0, '2027-03-08': 50 };
    expect(dayStates(counts, day('2027-03-05'), 10)).to.deep.equal({
      '2027-03-05': 'few',
      '2027-03-06': 'soldOut',
      '2027-03-08': 'available',
    });
  });
});

describe('the next day with places', () => {
  const counts = { '2027-03-09': 2, '2027-03-04': 5, '2027-03-05': 0, '2027-03-08': 1 };
  const cases: [from: string, next: string | undefined][] = [
    ['2027-03-01', '2027-03-04'],
    ['2027-03-04', '2027-03-04'],
    ['2027-03-05', '2027-03-08'],
    ['2027-03-09', '2027-03-09'],
    ['2027-03-10', undefined],
  ];
  for (const [from, next] of cases) {
    it(`from ${from} on is ${next ?? 'none'}`, () => {
      expect(nextAvailableDay(counts, day(from))).to.equal(next);
    });
  }
});

describe('the times of a day', () => {
  it('are those that lie ahead, in order', () => {
    const slots = [
      { datetime: ELEVEN, max_tickets: 1 },
      { datetime: moment('2027-03-05T09:00:00'), max_tickets: 1 },
      { datetime: TEN, max_tickets: 0 },
    ];
    const at = (now: string) => timesAhead(slots, moment(now)).map(({ datetime }) => datetime);
    expect(at('2027-03-05T08:59:59')).to.deep.equal(['2027-03-05T09:00:00', TEN, ELEVEN]);
    expect(at('2027-03-05T09:00:00')).to.deep.equal([TEN, ELEVEN]); // one that begins now is over
    expect(at('2027-03-05T12:00:00')).to.deep.equal([]);
  });
});

describe('the places of a slot', () => {
  const left: [max: number, inBasket: number, left: number][] = [
    [20, 0, 20],
    [20, 5, 15],
    [5, 5, 0],
    [3, 5, 0],
  ];
  for (const [max_tickets, inBasket, places] of left) {
    it(`are ${places} of ${max_tickets} with ${inBasket} in the basket`, () => {
      expect(placesLeft({ datetime: TEN, max_tickets }, inBasket)).to.equal(places);
    });
  }

  it('are used by the tickets of its event and moment in the basket, of all types', () => {
    const lines = [
      ticketLine(2),
      ticketLine(3, { id: '2' }),
      ticketLine(4, { datetime: ELEVEN }),
      ticketLine(5, { eventId: '13' }),
      voucherCode(500),
    ];
    expect(countInBasket(lines, '12', TEN)).to.equal(5);
    expect(countInBasket([], '12', TEN)).to.equal(0);
  });

  const most: [title: string, counts: Record<string, number>, left: number, most: number][] = [
    ['go to one type when the others have none', {}, 10, 10],
    ['are shared with the other types', { '2': 4, '3': 1 }, 10, 5],
    ['count what the type has itself', { '1': 3, '2': 4 }, 10, 6],
    ['are none when the others have them all', { '2': 10 }, 10, 0],
    ['are never less than none', { '2': 12 }, 10, 0],
  ];
  for (const [title, counts, places, expected] of most) {
    it(title, () => expect(mostOf('1', counts, places)).to.equal(expected));
  }
});

describe('a count', () => {
  const cases: [title: string, wanted: number, counts: Record<string, number>, set: number][] = [
    ['is set', 3, {}, 3],
    ['replaces the one before', 3, { '1': 8 }, 3],
    ['is never over what is left', 12, {}, 10],
    ['is never over what the other types leave', 9, { '2': 4 }, 6],
    ['is never negative', -3, { '1': 2 }, 0],
    ['is whole', 2.9, {}, 2],
    ['that is no number is 0', Number('two'), { '1': 2 }, 0],
    ['without an end is 0', Infinity, { '1': 2 }, 0],
  ];
  for (const [title, wanted, counts, set] of cases) {
    it(title, () => {
      expect(withCount(counts, '1', wanted, 10)).to.deep.equal({ ...counts, '1': set });
    });
  }

  it('of all types together is their sum', () => {
    expect(chosenCount({ '1': 2, '2': 3 })).to.equal(5);
    expect(chosenCount({})).to.equal(0);
  });
});

describe('the lines of a choice', () => {
  const child = ticket({ id: '2', name: 'Child', price: ticket().price, vat_value: 19 });

  it('are one for each type that is wanted', () => {
    expect(
      ticketLines(museumEvent(), [ticket(), child], { '1': 2, '2': 0, '9': 4 }, TEN),
    ).to.deep.equal([ticketLine(2)]);
    expect(ticketLines(museumEvent(), [child], { '2': 1 }, ELEVEN)).to.deep.equal([
      ticketLine(1, { id: '2', name: 'Child', vat_value: 19, datetime: ELEVEN }),
    ]);
  });

  for (const count of [0, -2]) {
    it(`are none for ${count}`, () => {
      expect(ticketLines(museumEvent(), [ticket()], { '1': count }, TEN)).to.deep.equal([]);
    });
  }
});
