import { describe, it } from 'node:test';
import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { lineOf } from '../../../src/core/tours/line.ts';
import { place, taker, tourLine } from '../../support/samples.ts';
import {
  departure,
  familyTicket,
  placePrice,
  question,
  tourDetail,
  tourTicket,
  wanted,
  wholeTour,
} from '../../support/tours.ts';

describe('the cart line of a tour', () => {
  it('has the time with the wanted places and tickets', () => {
    const line = lineOf('b1', departure(9), wanted({ p: 2 }, { t: 2 }), {});
    expect(line).to.deep.equal(tourLine(2));
  });

  it('includes ticket parts with quantity 0, and leaves out unwanted tickets', () => {
    const tour = tourDetail({
      priceList: [placePrice(), placePrice({ id: 'r' })],
      tickets: [familyTicket, tourTicket(), tourTicket({ id: 'x' })],
    });
    const counts = wanted({ p: 3, r: 0 }, { t: 2, x: 0 }, { f: { child: 2 } });
    const family = taker(1, {
      id: 'f',
      name: 'Family',
      price: cents(1000),
      subtickets: [
        { id: 'adult', name: 'Adult', price: cents(600), count: 0 },
        { id: 'child', name: 'Child', price: cents(100), count: 2 },
      ],
    });
    const line = lineOf('b1', departure(9, { tour }), counts, {});
    expect(line).to.deep.equal(tourLine(3, [taker(2), family]));
  });

  it('leaves out a ticket whose parts were never chosen', () => {
    const tour = tourDetail({ tickets: [tourTicket(), familyTicket] });
    const line = lineOf('b1', departure(9, { tour }), wanted({ p: 2 }, { t: 2 }), {});
    expect(line).to.deep.equal(tourLine(2));
  });

  it('has the answers', () => {
    const tour = tourDetail({ questions: [question()] });
    const line = lineOf('b1', departure(9, { tour }), wanted({ p: 1 }, { t: 1 }), { q: '3a' });
    expect(line.answers).to.deep.equal([
      { qId: 'q', type: 'text', value: '3a', label: 'Class', shown: '3a' },
    ]);
  });

  it('counts whole tours if these are booked, and needs no slot', () => {
    const at = departure(undefined, { tour: wholeTour() });
    const { timeslotId: _none, ...expected } = tourLine(1, [taker(20)], {
      single_ticketing: false,
      prices: [place(1, { id: 'w', name: 'Tour', price: cents(9000) })],
    });
    expect(lineOf('b1', at, wanted({ w: 1 }, { t: 20 }), {})).to.deep.equal(expected);
  });
});
