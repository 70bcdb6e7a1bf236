import { describe, it } from 'node:test';
import { isReserved } from '../../../src/core/cart/payment.ts';
import { expect } from 'chai';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  isBlocked,
  isVisitLine,
  type Room,
  roomOf,
  type VisitLine,
} from '../../../src/core/tickets/lineAvailability.ts';
import type { DayOffer, Ticket } from '../../../src/core/tickets/types.ts';
import {
  articleLine,
  concert,
  dayLine,
  dayTicket,
  ELEVEN,
  family,
  familyLine,
  ofDay,
  TEN,
  ticket,
  ticketLine,
  tourLine,
  voucherCode,
} from '../../support/samples.ts';

const child = ticket({ id: '2', name: 'Child' });
const half = dayTicket(6, { id: 'e', name: 'Half' });
const HALF = { id: 'e', name: 'Half' };
const CONCERT = { id: 'c', name: 'Concert' };
const CHILD = { id: '2', name: 'Child' };

/** A day with so many places at ten and twenty at eleven. */
const offer = (tickets: Ticket[], atTen = 10): DayOffer => ({
  tickets,
  timeslots: [
    { datetime: TEN, max_tickets: atTen },
    { datetime: ELEVEN, max_tickets: 20 },
  ],
});

/** `most 4`, `most 4, short 3`, `gone`, `unknown`. */
const told = (room: Room): string =>
  room.is === 'open'
    ? `most ${room.most}${room.short ? `, short ${room.short.left}` : ''}`
    : room.is;

const rows: [
  title: string,
  line: VisitLine,
  id: string,
  offer: DayOffer | undefined,
  others: CartLine[],
  room: string,
][] = [
  ['whose day is not known yet', ticketLine(2), '1', undefined, [], 'unknown'],
  ['that is not sold any more', ticketLine(2), '1', offer([child]), [], 'gone'],
  ['takes what its time has', ticketLine(2), '1', offer([ticket()]), [], 'most 10'],
  [
    'leaves those beside it theirs',
    ticketLine(2),
    '1',
    offer([ticket(), child]),
    [ticketLine(3, CHILD)],
    'most 7',
  ],
  [
    'leaves other times out of account',
    ticketLine(2),
    '1',
    offer([ticket()]),
    [ticketLine(9, { datetime: ELEVEN })],
    'most 10',
  ],
  ['may stay as it is when all are in it', ticketLine(10), '1', offer([ticket()]), [], 'most 10'],
  ['with fewer places left', ticketLine(3), '1', offer([ticket()], 2), [], 'most 3, short 2'],
  [
    'with fewer left than it and its neighbour hold',
    ticketLine(3),
    '1',
    offer([ticket(), child], 4),
    [ticketLine(2, CHILD)],
    'most 3, short 2',
  ],
  ['whose time has sold out', ticketLine(3), '1', offer([ticket()], 0), [], 'most 3, short 0'],
  [
    'whose day has sold out',
    ticketLine(3),
    '1',
    offer([ticket({ schedule: [{ datetime: TEN, max_tickets: 0 }] })], 0),
    [],
    'most 3, short 0',
  ],
  [
    'that has sold out beside others on sale',
    ticketLine(3),
    '1',
    offer([ticket({ schedule: [{ datetime: TEN, max_tickets: 0 }] }), child]),
    [],
    'most 3, short 0',
  ],
  ['for a concert', ticketLine(1, CONCERT), 'c', offer([concert(4, 9)]), [], 'most 4'],
  [
    'for a concert that has sold out',
    ticketLine(2, CONCERT),
    'c',
    offer([concert(0, 9)]),
    [],
    'most 2, short 0',
  ],
  ['of families', familyLine(1, [1, 0, 1]), 'f', offer([family()], 5), [], 'most 2'],
  [
    'of families that bring more than there is room for',
    familyLine(1, [2, 3, 1]),
    'f',
    offer([family()], 5),
    [],
    'most 1, short 5',
  ],
  [
    'for a day, beside another kind of the same line',
    dayLine([ofDay(2), ofDay(1, HALF)]),
    'd',
    offer([dayTicket(6), half]),
    [],
    'most 5',
  ],
  ['for a day that nobody counts', dayLine([ofDay(2)]), 'd', offer([dayTicket()]), [], 'most 9999'],
  [
    'for a day that has sold out',
    dayLine([ofDay(2)]),
    'd',
    offer([dayTicket(0)]),
    [],
    'most 2, short 0',
  ],
];

describe('the room of a ticket in the basket', () => {
  for (const [title, line, id, today, others, room] of rows) {
    it(title, () => {
      const around = { lines: [...others, line], isReserved: false };
      expect(told(roomOf(line, id, today, around))).to.equal(room);
      expect(isBlocked(line, today, around)).to.equal(/gone|short/.test(room));
    });
  }

  it('of parts is what the family and the places allow', () => {
    const line = familyLine(1, [1, 2, 1]);
    const room = roomOf(line, 'f', offer([family()], 5), { lines: [line], isReserved: false });
    const parts = room.is === 'open' ? room.parts : [];
    expect(
      parts.map(({ id, count, min, max, isFixed }) => [id, count, min, max, isFixed]),
    ).to.deep.equal([
      ['grown-up', 1, 1, 2, false],
      ['child', 2, 0, 3, false],
      ['baby', 1, 1, 1, true],
    ]);
  });

  it('that a payment under way holds is what it is: its own places are those that are missing', () => {
    const line = ticketLine(3);
    const sent = { lines: [ticketLine(3)] };
    expect(isReserved(line, sent)).to.equal(true);
    expect(isReserved(ticketLine(3, CHILD), sent)).to.equal(false);
    expect(isReserved(line, undefined)).to.equal(false);
    const around = { lines: [line], isReserved: true };
    expect(told(roomOf(line, '1', offer([ticket()], 0), around))).to.equal('most 3');
    expect(isBlocked(line, offer([ticket()], 0), around)).to.equal(false);
  });
});

describe('a line of the basket', () => {
  it('is for a visit only if it holds tickets or day tickets', () => {
    const lines = [ticketLine(), dayLine([ofDay(1)]), tourLine(), articleLine(), voucherCode(500)];
    expect(lines.filter(isVisitLine).map(({ type }) => type)).to.deep.equal([
      'ticket',
      'dayTicket',
    ]);
  });

  it('of day tickets is blocked as soon as one of its kinds is not sold any more', () => {
    const line = dayLine([ofDay(2), ofDay(1, HALF)]);
    expect(isBlocked(line, offer([dayTicket(6)]), { lines: [line], isReserved: false })).to.equal(
      true,
    );
  });
});

describe('a ticket in the basket whose day could not be read in full', () => {
  const around = { lines: [], isReserved: false, isIncomplete: true };
  const cases: [title: string, offer: DayOffer, room: string][] = [
    ['is not told to be gone', offer([child]), 'unknown'],
    ['is not told to be sold out without its slot', offer([ticket()], 0), 'unknown'],
    [
      'is not told to be sold out without its schedule',
      offer([ticket({ schedule: [] })]),
      'unknown',
    ],
    ['takes what its time has, as far as that was read', offer([ticket()]), 'most 10'],
  ];
  for (const [title, offered, expected] of cases) {
    it(title, () => {
      expect(told(roomOf(ticketLine(2), '1', offered, around))).to.equal(expected);
      expect(isBlocked(ticketLine(2), offered, around)).to.equal(false);
    });
  }
});
