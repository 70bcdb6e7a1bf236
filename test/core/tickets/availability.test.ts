import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  countPicked,
  remainingFor,
  remainingInSlot,
  maxQuantity,
  maxPartQuantity,
  peoplePicked,
  shortage,
  ticketsOf,
  timesOf,
} from '../../../src/core/tickets/availability.ts';
import { isOfferGone } from '../../../src/core/tickets/days.ts';
import type { Picked, Ticket, Visit } from '../../../src/core/tickets/types.ts';
import type { part } from '../../support/samples.ts';
import {
  concert,
  day,
  dayLine,
  dayTicket,
  ELEVEN,
  family,
  familyLine,
  MIDNIGHT,
  moment,
  ofDay,
  TEN,
  ticket,
  ticketLine,
  voucherCode,
} from '../../support/samples.ts';

const DAY = day('2027-03-05');
const OTHER_DAY = day('2027-03-06');
const child = ticket({ id: '2', name: 'Child' });

/** Returns a day with ten places at ten and twenty at eleven; ten is chosen. */
const visit = (tickets: Ticket[], more: Partial<Visit> = {}): Visit => ({
  eventId: '12',
  day: DAY,
  time: TEN,
  lines: [],
  offer: {
    tickets,
    timeslots: [
      { datetime: TEN, max_tickets: 10 },
      { datetime: ELEVEN, max_tickets: 20 },
    ],
  },
  ...more,
});

const picked = (counts: Picked['counts'], parts: Record<string, number> = {}): Picked => ({
  counts,
  parts: { f: parts },
});

describe('the available tickets', () => {
  const full = [{ datetime: TEN, max_tickets: 0 }];
  const atEleven = { schedule: [{ datetime: ELEVEN, max_tickets: 5 }] };
  const cases: [title: string, of: Ticket, withoutTime: boolean, atTen: boolean][] = [
    ['a timed ticket with an entry for the time', ticket(), false, true],
    ['a timed ticket without an entry for the time', ticket(atEleven), false, false],
    ['a timed ticket that is sold out', ticket({ schedule: full }), false, false],
    ['a scheduled ticket with an entry at the time', concert(5, 5), false, true],
    ['a scheduled ticket that is sold out at the time only', concert(0, 5), false, true],
    ['a scheduled ticket at another time', concert(5, 5, atEleven), false, false],
    ['a scheduled ticket that is sold out', concert(0, 0), false, false],
    ['a day ticket', dayTicket(5), true, true],
    ['a day ticket without a limit', dayTicket(), true, true],
    ['a day ticket that is sold out', dayTicket(0), false, false],
    ['a family', family(), false, true],
    ['a family for the day', family({ mode: 3, schedule: [] }), false, false],
  ];
  for (const [title, of, withoutTime, atTen] of cases) {
    it(`include ${title}: ${withoutTime} without a time, ${atTen} at ten`, () => {
      expect(ticketsOf(visit([of], { time: undefined }))).to.have.length(withoutTime ? 1 : 0);
      expect(ticketsOf(visit([of]))).to.have.length(atTen ? 1 : 0);
    });
  }
});

describe('the places of a slot', () => {
  const cases: [max: number, inCart: number, remaining: number][] = [
    [20, 0, 20],
    [20, 5, 15],
    [5, 5, 0],
    [3, 5, 0],
  ];
  for (const [max_tickets, inCart, places] of cases) {
    it(`are ${places} of ${max_tickets} with ${inCart} in the cart`, () => {
      const seen = visit([ticket()], { lines: inCart ? [ticketLine(inCart)] : [] });
      expect(remainingInSlot(seen, { datetime: TEN, max_tickets })).to.equal(places);
    });
  }

  it('are used by timed tickets of all types for the same event and moment in the cart', () => {
    const lines = [
      ticketLine(2),
      ticketLine(3, { id: '2' }),
      ticketLine(4, { datetime: ELEVEN }),
      ticketLine(5, { eventId: '13' }),
      ticketLine(6, { id: 'c' }), // of a schedule of its own
      dayLine([ofDay(7)]),
      voucherCode(500),
    ];
    const seen = visit([ticket(), child, concert(50, 50)], { lines });
    expect(remainingInSlot(seen, { datetime: TEN, max_tickets: 50 })).to.equal(45);
  });
});

describe('the available places for a ticket', () => {
  const later = { datetime: ELEVEN };
  const cases: [title: string, of: Ticket, lines: CartLine[], remaining: number][] = [
    ['are those of the slot', ticket(), [], 10],
    [
      'are shared with all types in the cart',
      ticket(),
      [ticketLine(2), ticketLine(3, { id: '2' })],
      5,
    ],
    ['are used by each person of a family', ticket(), [familyLine(1, [2, 3, 1])], 4],
    ['are those of the slot for a family, too', family(), [ticketLine(4)], 6],
    ['are never negative', ticket(), [ticketLine(12)], 0],
    ['are not used by tickets for another time', ticket(), [ticketLine(3, later)], 10],
    ['are not used by another event', ticket(), [ticketLine(3, { eventId: '13' })], 10],
    ['are not used by a concert at the same time', ticket(), [ticketLine(3, { id: 'c' })], 10],
    ['are not used by day tickets', ticket(), [dayLine([ofDay(3)])], 10],
    ['are separate for a concert', concert(8, 9), [ticketLine(4)], 8],
    ['are used by tickets of the same concert', concert(8, 9), [ticketLine(3, { id: 'c' })], 5],
    ['are not used by day tickets for a concert', concert(8, 9), [dayLine([ofDay(3)])], 8],
    [
      'are not used by another evening of a concert',
      concert(8, 9),
      [ticketLine(3, { id: 'c', ...later })],
      8,
    ],
    ['are those of the day for a day ticket', dayTicket(30), [ticketLine(4)], 30],
    [
      'are used by all day tickets of the day',
      dayTicket(30),
      [dayLine([ofDay(2), ofDay(3, { id: 'e' })])],
      25,
    ],
    [
      'are not used by day tickets of another day',
      dayTicket(30),
      [dayLine([ofDay(2)], { date: OTHER_DAY })],
      30,
    ],
    [
      'are not used by day tickets of another event',
      dayTicket(30),
      [dayLine([ofDay(2)], { id: '13' })],
      30,
    ],
    ['are plenty for a day without a limit', dayTicket(), [dayLine([ofDay(2)])], 9997],
  ];
  for (const [title, of, lines, remaining] of cases) {
    it(title, () => {
      const tickets = [of, ...[ticket(), concert(8, 9)].filter(({ id }) => id !== of.id)];
      expect(remainingFor(of, visit(tickets, { lines }))).to.equal(remaining);
    });
  }

  it('are 0 without a slot or a schedule entry for the time', () => {
    const time = moment('2027-03-05T12:00:00');
    for (const each of [ticket(), concert(8, 9)]) {
      expect(remainingFor(each, visit([each], { time }))).to.equal(0);
      expect(remainingFor(each, visit([each], { time: undefined }))).to.equal(0);
    }
  });
});

describe('the maximum of a ticket', () => {
  const third = ticket({ id: '3' });
  const all = [
    ticket(),
    child,
    third,
    family(),
    concert(6, 6),
    concert(6, 6, { id: 'k' }),
    dayTicket(7),
    dayTicket(5, { id: 'e' }),
  ];
  const cases: [title: string, id: string, of: Picked, max: number][] = [
    ['is all places if no others are picked', '1', picked({}), 10],
    ['is what the other types leave', '1', picked({ '2': 4, '3': 1 }), 5],
    ['includes its own count', '1', picked({ '1': 3, '2': 4 }), 6],
    ['is 0 if the others have all places', '1', picked({ '2': 10 }), 0],
    ['is never negative', '1', picked({ '2': 12 }), 0],
    [
      'is reduced by each person of a family',
      '1',
      picked({ f: 1 }, { 'grown-up': 2, child: 3 }),
      4,
    ],
    ['is the number of families that fit with the minimum of their parts', 'f', picked({}), 5],
    ['is a whole number of families', 'f', picked({ '1': 3 }), 3],
    ['leaves the chosen parts their places', 'f', picked({ f: 1, '1': 4 }, { child: 3 }), 1],
    ['is never negative for families', 'f', picked({ '1': 12 }), 0],
    ['is separate for a concert', 'c', picked({ '1': 10, d: 7 }), 6],
    ['is not reduced by another concert', 'c', picked({ k: 4 }), 6],
    ['is what the other day tickets leave for a day ticket', 'd', picked({ '1': 10, e: 2 }), 5],
    ['never exceeds the places of a day ticket itself', 'e', picked({ d: 2 }), 3],
  ];
  for (const [title, id, of, max] of cases) {
    it(
      title,
      () =>
        void expect(
          maxQuantity(
            all.find((each) => each.id === id)!,
            of,
            visit(all),
          ),
        ).to.equal(max),
    );
  }

  it('is reduced by the cart', () => {
    const lines = [familyLine(1, [2, 1, 1])];
    expect(maxQuantity(ticket(), picked({ '2': 1 }), visit(all, { lines }))).to.equal(5);
  });

  it('treats missing capacity as unlimited', () => {
    expect(maxQuantity(dayTicket(), picked({ '1': 10 }), visit([dayTicket(), ticket()]))).to.equal(
      9999,
    );
  });
});

describe('the maximum of a part', () => {
  const [grownUp, kid, baby] = family().subtickets as [
    ReturnType<typeof part>,
    ReturnType<typeof part>,
    ReturnType<typeof part>,
  ];
  const cases: [title: string, of: typeof grownUp, counts: Picked, max: number][] = [
    ['follows the number of families', grownUp, picked({ f: 2 }), 4],
    ['is 0 without a family', grownUp, picked({}), 0],
    ['is fixed for a fixed part', baby, picked({ f: 2 }), 2],
    ['is what the other tickets leave', kid, picked({ f: 1, '1': 7 }), 1],
    ['includes its own count', kid, picked({ f: 1, '1': 6 }, { child: 1 }), 2],
    ['is what the other parts leave', kid, picked({ f: 1, '1': 6 }, { 'grown-up': 2 }), 1],
    ['is never below its minimum', grownUp, picked({ f: 2, '1': 10 }), 2],
    [
      'counts another part with at least its minimum',
      grownUp,
      picked({ f: 1, '1': 7 }, { 'grown-up': 0 }),
      2,
    ],
  ];
  for (const [title, of, counts, max] of cases) {
    it(title, () => {
      const seen = visit([family(), ticket()]);
      expect(maxPartQuantity(family(), of, counts, seen)).to.equal(max);
    });
  }
});

describe('a shortage', () => {
  const all = [ticket(), child, family(), concert(3, 3), dayTicket(4), dayTicket(2, { id: 'e' })];
  const cases: [title: string, of: Picked, wanted: number, remaining: number][] = [
    ['covers all ticket types of a slot', picked({ '1': 6, '2': 5 }), 11, 10],
    [
      'counts the people of families',
      picked({ '1': 5, f: 1 }, { 'grown-up': 2, child: 3 }),
      11,
      10,
    ],
    ['is separate for a concert', picked({ '1': 10, c: 4 }), 4, 3],
    ['covers all day tickets of a day', picked({ d: 3, e: 2 }), 5, 4],
    ['is reported for one day ticket even if the day has enough places', picked({ e: 3 }), 3, 2],
    ['is the first of several', picked({ '1': 11, c: 4 }), 11, 10],
  ];
  for (const [title, of, wanted, remaining] of cases) {
    it(title, () => void expect(shortage(of, visit(all))).to.deep.equal({ wanted, remaining }));
  }

  const none: [title: string, of: Picked][] = [
    ['if nothing is picked', picked({})],
    [
      'if exactly the last places are picked',
      picked({ '1': 5, f: 1, c: 3, d: 1, e: 1 }, { 'grown-up': 2, child: 2 }),
    ],
    ['if the ticket with too few places is not picked', picked({ d: 3 })],
    ['for an unknown ticket', picked({ x: 99 })],
  ];
  for (const [title, of] of none) {
    it(`is none ${title}`, () => void expect(shortage(of, visit(all))).to.equal(undefined));
  }

  it('counts the cart, and is none if its ticket is not picked', () => {
    const lines = [ticketLine(9), ticketLine(3, { id: 'c' })];
    expect(shortage(picked({ '1': 2 }), visit(all, { lines }))).to.deep.equal({
      wanted: 2,
      remaining: 1,
    });
    expect(shortage(picked({ d: 1 }), visit(all, { lines: [...lines, ticketLine(9)] }))).to.equal(
      undefined,
    );
  });
});

describe('the number of picked people', () => {
  it('counts available tickets, and each person of a family', () => {
    const all = [ticket(), family(), concert(5, 5), dayTicket()];
    const counts = picked({ '1': 1, f: 1, c: 2, d: 3, x: 9 }, { child: 2 });
    expect(peoplePicked(counts, visit(all))).to.equal(1 + 4 + 2 + 3);
    expect(peoplePicked(counts, visit(all, { time: undefined }))).to.equal(3);
  });

  it('differs from the number of tickets, of which a family has one', () => {
    const counts = picked({ f: 1, d: 3, x: 9 }, { child: 2 });
    expect(countPicked(counts, visit([ticket(), family(), dayTicket()]))).to.equal(1 + 3);
  });
});

describe('the times of a day', () => {
  type Time = [time: string, remaining: number, isSoldOut: boolean];
  const none = { tickets: [], timeslots: [] };
  const slots = [
    { datetime: ELEVEN, max_tickets: 0 },
    { datetime: TEN, max_tickets: 10 },
  ];
  const evening = concert(4, 0);
  const cases: [title: string, offer: Visit['offer'], lines: CartLine[], times: Time[]][] = [
    ['are none without an offer', none, [], []],
    [
      'are the sorted slots of timed tickets',
      { tickets: [ticket()], timeslots: slots },
      [],
      [
        [TEN, 10, false],
        [ELEVEN, 0, true],
      ],
    ],
    [
      'have the places that the cart leaves, and are not sold out by the cart alone',
      { tickets: [ticket(), family()], timeslots: slots },
      [familyLine(2, [3, 5, 2])],
      [
        [TEN, 0, false],
        [ELEVEN, 0, true],
      ],
    ],
    [
      'are the entries of the schedule of a ticket',
      { tickets: [evening], timeslots: [] },
      [ticketLine(1, { id: 'c' })],
      [
        [TEN, 3, false],
        [ELEVEN, 0, true],
      ],
    ],
    [
      'are listed once each, with the places of all tickets',
      { tickets: [ticket(), evening, concert(2, 6, { id: 'k' })], timeslots: slots },
      [],
      [
        [TEN, 16, false],
        [ELEVEN, 6, false],
      ],
    ],
    ['are none for day tickets', { tickets: [dayTicket(5)], timeslots: [] }, [], []],
    [
      'do not include slots if only day tickets are on sale',
      { tickets: [dayTicket(5), ticket({ schedule: [] })], timeslots: slots },
      [],
      [],
    ],
  ];
  for (const [title, offer, lines, times] of cases) {
    it(title, () => {
      const all = timesOf(visit([], { offer, lines, time: undefined }));
      expect(
        all.map(({ datetime, remaining, isSoldOut }) => [datetime, remaining, isSoldOut]),
      ).to.deep.equal(times);
    });
  }

  it('exclude midnight, which means the whole day', () => {
    const mixed = [dayTicket(5), concert(1, 1)];
    expect(timesOf(visit(mixed)).map(({ datetime }) => datetime)).to.deep.equal([TEN, ELEVEN]);
    expect(dayTicket(5).schedule[0]?.datetime).to.equal(MIDNIGHT);
  });
});

describe('the offer of today', () => {
  const BEFORE = moment('2027-03-05T10:59:00');
  const LATE = moment('2027-03-05T11:00:00');
  const cases: [title: string, of: Ticket[], now: typeof LATE, isGone: boolean][] = [
    ['timed tickets is there before the last time', [ticket()], BEFORE, false],
    ['timed tickets is gone once the last time has begun', [ticket()], LATE, true],
    [
      'tickets with a schedule of their own is there before its end',
      [concert(0, 5)],
      BEFORE,
      false,
    ],
    ['tickets with a schedule of their own is gone after its end', [concert(5, 5)], LATE, true],
    ['tickets whose last time is sold out is gone before it', [concert(5, 0)], BEFORE, true],
    ['day tickets is there all day', [ticket(), dayTicket(5)], LATE, false],
    ['day tickets without a limit is there all day', [dayTicket()], LATE, false],
    ['day tickets is gone once they are sold out', [ticket(), dayTicket(0)], LATE, true],
  ];
  for (const [title, tickets, now, isGone] of cases) {
    it(`of ${title}`, () => {
      expect(isOfferGone('12', DAY, visit(tickets).offer, now)).to.equal(isGone);
    });
  }
});
