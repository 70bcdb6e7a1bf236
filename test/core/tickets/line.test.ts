import { describe, it } from 'node:test';
import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { linesOf } from '../../../src/core/tickets/line.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';
import type { Picked, Ticket, Visit } from '../../../src/core/tickets/types.ts';
import {
  concert,
  day,
  dayLine,
  dayTicket,
  ELEVEN,
  MIDNIGHT,
  family,
  familyLine,
  museumEvent,
  ofDay,
  TEN,
  ticket,
  ticketLine,
} from '../../support/samples.ts';

const child = ticket({ id: '2', name: 'Child', price: ticket().price, vat_value: 19 });

const lines = (
  tickets: Ticket[],
  counts: Picked['counts'],
  { time = TEN, parts = {} }: { time?: Moment | null; parts?: Picked['parts'] } = {},
) => {
  const visit: Visit = {
    eventId: '12',
    day: day('2027-03-05'),
    offer: { tickets, timeslots: [] },
    time: time ?? undefined,
    lines: [],
  };
  return linesOf(museumEvent(), { counts, parts }, visit);
};

describe('the lines of a choice', () => {
  it('are one for each chosen type', () => {
    expect(lines([ticket(), child], { '1': 2, '2': 0, '9': 4 })).to.deep.equal([ticketLine(2)]);
    expect(lines([child], { '2': 1 }, { time: ELEVEN })).to.deep.equal([
      ticketLine(1, { id: '2', name: 'Child', vat_value: 19, datetime: ELEVEN }),
    ]);
  });

  for (const count of [0, -2]) {
    it(`are none for a count of ${count}`, () => {
      expect(
        lines([ticket(), dayTicket(), family()], { '1': count, d: count, f: count }),
      ).to.deep.equal([]);
    });
  }

  it('are none for timed tickets without a time', () => {
    expect(lines([ticket(), concert(5, 5)], { '1': 2, c: 1 }, { time: null })).to.deep.equal([]);
  });

  it('keep the moment of their slot, entry or day as the back end sent it', () => {
    const came = (datetime: Moment, wireDatetime: string) => ({
      datetime,
      wireDatetime,
      max_tickets: 9,
    });
    const schedule = [came(TEN, '2027-03-05 10:00')];
    const visit: Visit = {
      eventId: '12',
      day: day('2027-03-05'),
      offer: {
        tickets: [
          ticket({ schedule }),
          concert(5, 5, { schedule }),
          dayTicket(5, { schedule: [came(MIDNIGHT, '2027-03-04T23:00:00Z')] }),
        ],
        timeslots: [
          came(ELEVEN, '2027-03-05 11:00:00.000000'),
          came(TEN, '2027-03-05 10:00:00.000000'),
        ],
      },
      time: TEN,
      lines: [],
    };
    const made = linesOf(museumEvent(), { counts: { '1': 1, c: 1, d: 1 }, parts: {} }, visit);
    expect(
      made.map((line) => (line.type === 'ticket' ? line : line.dayTickets[0]!).wireDatetime),
    ).to.deep.equal(['2027-03-05 10:00:00.000000', '2027-03-05 10:00', '2027-03-04T23:00:00Z']);
  });

  it('have each part of a family, and the price of all of them', () => {
    const parts = { f: { 'grown-up': 2, child: 3 } };
    expect(lines([family()], { f: 2 }, { parts })).to.deep.equal([familyLine(2, [2, 3, 2])]);
  });

  it('have the minimum of a family by default', () => {
    expect(lines([family()], { f: 1 })).to.deep.equal([familyLine(1, [1, 0, 1])]);
  });

  it('are one for each concert and time', () => {
    expect(lines([concert(5, 5)], { c: 2 }, { time: ELEVEN })).to.deep.equal([
      ticketLine(2, { id: 'c', name: 'Concert', datetime: ELEVEN }),
    ]);
  });

  it('are one for all day tickets, without a time', () => {
    const half = { id: 'e', name: 'Half', price: cents(500), vat_value: 19 };
    const tickets = [dayTicket(), dayTicket(9, half), dayTicket(9, { id: 'g' })];
    for (const time of [null, TEN]) {
      expect(lines(tickets, { d: 2, e: 1 }, { time })).to.deep.equal([
        dayLine([ofDay(2), ofDay(1, half)]),
      ]);
    }
  });

  it('have day tickets last', () => {
    expect(lines([dayTicket(), ticket()], { '1': 1, d: 1 })).to.deep.equal([
      ticketLine(1),
      dayLine([ofDay(1)]),
    ]);
  });
});
