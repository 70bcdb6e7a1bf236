import { describe, it } from 'node:test';
import { isReserved } from '../../../src/core/cart/payment.ts';
import { expect } from 'chai';
import type { CartLine } from '../../../src/core/cart/types.ts';
import {
  isBlocked,
  type LineAvailability,
  lineAvailability,
} from '../../../src/core/tickets/changeLine.ts';
import { isVisitLine, type VisitLine } from '../../../src/core/tickets/revalidate.ts';
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

/** Returns a day with the given number of places at ten, and twenty at eleven. */
const offer = (tickets: Ticket[], atTen = 10): DayOffer => ({
  tickets,
  timeslots: [
    { datetime: TEN, max_tickets: atTen },
    { datetime: ELEVEN, max_tickets: 20 },
  ],
});

/** Describes the capacity as `max 4`, `max 4, shortfall 3`, `discontinued` or `unknown`. */
const described = (availability: LineAvailability): string =>
  availability.is === 'available'
    ? `max ${availability.max}${availability.shortfall ? `, shortfall ${availability.shortfall.remaining}` : ''}`
    : availability.is;

const rows: [
  title: string,
  line: VisitLine,
  id: string,
  offer: DayOffer | undefined,
  others: CartLine[],
  availability: string,
][] = [
  ['is unknown while the day is not loaded', ticketLine(2), '1', undefined, [], 'unknown'],
  [
    'is discontinued if the ticket is no longer sold',
    ticketLine(2),
    '1',
    offer([child]),
    [],
    'discontinued',
  ],
  ['is what its time has', ticketLine(2), '1', offer([ticket()]), [], 'max 10'],
  [
    'leaves other lines their places',
    ticketLine(2),
    '1',
    offer([ticket(), child]),
    [ticketLine(3, CHILD)],
    'max 7',
  ],
  [
    'is not reduced by other times',
    ticketLine(2),
    '1',
    offer([ticket()]),
    [ticketLine(9, { datetime: ELEVEN })],
    'max 10',
  ],
  [
    'stays at the count of the line if that uses all places',
    ticketLine(10),
    '1',
    offer([ticket()]),
    [],
    'max 10',
  ],
  [
    'has a shortfall with fewer places remaining',
    ticketLine(3),
    '1',
    offer([ticket()], 2),
    [],
    'max 3, shortfall 2',
  ],
  [
    'has a shortfall with fewer places remaining than two lines hold',
    ticketLine(3),
    '1',
    offer([ticket(), child], 4),
    [ticketLine(2, CHILD)],
    'max 3, shortfall 2',
  ],
  [
    'has a shortfall if its time is sold out',
    ticketLine(3),
    '1',
    offer([ticket()], 0),
    [],
    'max 3, shortfall 0',
  ],
  [
    'has a shortfall if its day is sold out',
    ticketLine(3),
    '1',
    offer([ticket({ schedule: [{ datetime: TEN, max_tickets: 0 }] })], 0),
    [],
    'max 3, shortfall 0',
  ],
  [
    'has a shortfall if only its ticket is sold out',
    ticketLine(3),
    '1',
    offer([ticket({ schedule: [{ datetime: TEN, max_tickets: 0 }] }), child]),
    [],
    'max 3, shortfall 0',
  ],
  ['is that of a concert', ticketLine(1, CONCERT), 'c', offer([concert(4, 9)]), [], 'max 4'],
  [
    'has a shortfall if a concert is sold out',
    ticketLine(2, CONCERT),
    'c',
    offer([concert(0, 9)]),
    [],
    'max 2, shortfall 0',
  ],
  ['is counted in families', familyLine(1, [1, 0, 1]), 'f', offer([family()], 5), [], 'max 2'],
  [
    'has a shortfall if a family has more people than places',
    familyLine(1, [2, 3, 1]),
    'f',
    offer([family()], 5),
    [],
    'max 1, shortfall 5',
  ],
  [
    'is reduced by another kind of the same day line',
    dayLine([ofDay(2), ofDay(1, HALF)]),
    'd',
    offer([dayTicket(6), half]),
    [],
    'max 5',
  ],
  [
    'is plenty for a day without a limit',
    dayLine([ofDay(2)]),
    'd',
    offer([dayTicket()]),
    [],
    'max 9999',
  ],
  [
    'has a shortfall if a day ticket is sold out',
    dayLine([ofDay(2)]),
    'd',
    offer([dayTicket(0)]),
    [],
    'max 2, shortfall 0',
  ],
];

describe('the capacity of a ticket line', () => {
  for (const [title, line, id, today, others, availability] of rows) {
    it(title, () => {
      const around = { lines: [...others, line], isReserved: false };
      expect(described(lineAvailability(line, id, today, around))).to.equal(availability);
      expect(isBlocked(line, today, around)).to.equal(/discontinued|shortfall/.test(availability));
    });
  }

  it('limits parts by the family and the places', () => {
    const line = familyLine(1, [1, 2, 1]);
    const availability = lineAvailability(line, 'f', offer([family()], 5), {
      lines: [line],
      isReserved: false,
    });
    const parts = availability.is === 'available' ? availability.parts : [];
    expect(
      parts.map(({ id, count, min, max, isFixed }) => [id, count, min, max, isFixed]),
    ).to.deep.equal([
      ['grown-up', 1, 1, 2, false],
      ['child', 2, 0, 3, false],
      ['baby', 1, 1, 1, true],
    ]);
  });

  it('has no shortfall while a payment under way holds the places of the line', () => {
    const line = ticketLine(3);
    const sent = { lines: [ticketLine(3)] };
    expect(isReserved(line, sent)).to.equal(true);
    expect(isReserved(ticketLine(3, CHILD), sent)).to.equal(false);
    expect(isReserved(line, undefined)).to.equal(false);
    const around = { lines: [line], isReserved: true };
    expect(described(lineAvailability(line, '1', offer([ticket()], 0), around))).to.equal('max 3');
    expect(isBlocked(line, offer([ticket()], 0), around)).to.equal(false);
  });
});

describe('a cart line', () => {
  it('is for a visit only if it holds tickets or day tickets', () => {
    const lines = [ticketLine(), dayLine([ofDay(1)]), tourLine(), articleLine(), voucherCode(500)];
    expect(lines.filter(isVisitLine).map(({ type }) => type)).to.deep.equal([
      'ticket',
      'dayTicket',
    ]);
  });

  it('is blocked if one of its kinds of day tickets is no longer sold', () => {
    const line = dayLine([ofDay(2), ofDay(1, HALF)]);
    expect(isBlocked(line, offer([dayTicket(6)]), { lines: [line], isReserved: false })).to.equal(
      true,
    );
  });
});

describe('a ticket line whose day could not be read in full', () => {
  const around = { lines: [], isReserved: false, isIncomplete: true };
  const cases: [title: string, offer: DayOffer, availability: string][] = [
    ['has an unknown capacity instead of being discontinued', offer([child]), 'unknown'],
    ['has an unknown capacity without its slot', offer([ticket()], 0), 'unknown'],
    ['has an unknown capacity without its schedule', offer([ticket({ schedule: [] })]), 'unknown'],
    ['has the capacity of its time if that was read', offer([ticket()]), 'max 10'],
  ];
  for (const [title, offered, expected] of cases) {
    it(title, () => {
      expect(described(lineAvailability(ticketLine(2), '1', offered, around))).to.equal(expected);
      expect(isBlocked(ticketLine(2), offered, around)).to.equal(false);
    });
  }
});
