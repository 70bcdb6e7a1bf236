import { describe, it } from 'node:test';
import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { revalidated, type VisitLine } from '../../../src/core/tickets/revalidate.ts';
import type { Ticket } from '../../../src/core/tickets/types.ts';
import {
  dayLine,
  dayTicket,
  family,
  familyLine,
  ofDay,
  part,
  TEN,
  ticket,
  ticketLine,
} from '../../support/samples.ts';

const today = (line: VisitLine, tickets: Ticket[], eventName = 'Dinosaurs') =>
  revalidated(line, { offer: { tickets, timeslots: [] }, eventName });

const HALF = { id: 'e', name: 'Half' };

describe('revalidating a line', () => {
  for (const [title, line, tickets] of [
    ['of tickets', ticketLine(2), [ticket()]],
    ['of a family', familyLine(2, [2, 3, 2]), [family()]],
    ['of day tickets', dayLine([ofDay(2), ofDay(1, HALF)]), [dayTicket(), dayTicket(9, HALF)]],
    ['of tickets that are no longer sold', ticketLine(2), []],
    ['of day tickets that are no longer sold', dayLine([ofDay(2)]), []],
  ] as const) {
    it(`keeps one ${title} if nothing has changed`, () => {
      expect(today(line, [...tickets])).to.deep.equal({ line, changes: [] });
    });
  }

  it('takes the name of its event without listing a change', () => {
    const line = ticketLine(2, { eventName: 'Dinosaurier' });
    expect(today(line, [ticket()])).to.deep.equal({ line: ticketLine(2), changes: [] });
    expect(today(line, [])).to.deep.equal({ line: ticketLine(2), changes: [] });
    expect(today(dayLine([ofDay(1)], { name: 'Dinosaurier' }), [dayTicket()])).to.deep.equal({
      line: dayLine([ofDay(1)]),
      changes: [],
    });
  });

  it('takes the current format of its moment, also for a line stored by an older release', () => {
    const entry = { datetime: TEN, wireDatetime: '2027-03-05 10:00', max_tickets: 5 };
    const offered = [ticket({ schedule: [entry] })];
    const now = ticketLine(2, { wireDatetime: '2027-03-05 10:00' });
    expect(today(ticketLine(2), offered)).to.deep.equal({ line: now, changes: [] });
    const before = ticketLine(2, { wireDatetime: '2027-03-05T09:00Z' });
    expect(today(before, offered)).to.deep.equal({ line: now, changes: [] });
    expect(today(now, [ticket()])).to.deep.equal({ line: ticketLine(2), changes: [] });
  });

  it('takes a new price and VAT rate, and lists the price of one ticket', () => {
    const { line, changes } = today(ticketLine(2), [ticket({ price: cents(1300), vat_value: 19 })]);
    expect(line).to.deep.include({ price: 1300, totalPrice: 2600, vat_value: 19, totalCount: 2 });
    expect(changes).to.deep.equal([{ is: 'price', name: 'Adult', before: 1200, now: 1300 }]);
  });

  it('takes a new name and lists it', () => {
    const { line, changes } = today(ticketLine(2), [ticket({ name: 'Grown-up' })]);
    expect(line.name).to.equal('Grown-up');
    expect(changes).to.deep.equal([{ is: 'renamed', before: 'Adult', name: 'Grown-up' }]);
  });

  it('lists the total price of a family', () => {
    const subtickets = [
      part(),
      part({ id: 'child', name: 'Kid', price: cents(400), min_quantity: 0, max_quantity: 3 }),
    ];
    const { line, changes } = today(familyLine(1, [2, 3, 1]), [family({ subtickets })]);
    expect(line).to.deep.include({
      totalPrice: 3200,
      subtickets: [
        { id: 'grown-up', name: 'Grown-up', price: 0, count: 2 },
        { id: 'child', name: 'Kid', price: 400, count: 3 },
      ],
    });
    expect(changes).to.deep.equal([{ is: 'price', name: 'Family', before: 3000, now: 3200 }]);
  });

  it('keeps a family within changed limits', () => {
    const few = part({
      id: 'child',
      name: 'Child',
      price: cents(300),
      min_quantity: 1,
      max_quantity: 2,
    });
    const { line } = today(familyLine(1, [2, 3, 1]), [family({ subtickets: [part(), few] })]);
    expect(line.type === 'ticket' && line.subtickets.map(({ count }) => count)).to.deep.equal([
      2, 2,
    ]);
  });

  it('lists each kind of day ticket separately', () => {
    const line = dayLine([ofDay(2), ofDay(1, HALF)]);
    const { line: now, changes } = today(line, [
      dayTicket(9, { price: cents(1000) }),
      dayTicket(9, { ...HALF, name: 'Reduced' }),
    ]);
    expect(now).to.deep.equal(
      dayLine([ofDay(2, { price: cents(1000) }), ofDay(1, { id: 'e', name: 'Reduced' })]),
    );
    expect(changes).to.deep.equal([
      { is: 'price', name: 'Day', before: 1200, now: 1000 },
      { is: 'renamed', before: 'Half', name: 'Reduced' },
    ]);
  });
});
