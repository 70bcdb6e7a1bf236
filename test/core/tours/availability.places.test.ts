import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Time } from '../../../src/core/calendar/time.ts';
import {
  remainingFor,
  maxAtPrice,
  maxTickets,
  maxTours,
} from '../../../src/core/tours/availability.ts';
import { countOfTicket, pricesAt, ticketCount, totalOf } from '../../../src/core/tours/rules.ts';
import type { Counts, Departure } from '../../../src/core/tours/types.ts';
import { time, tourLine } from '../../support/samples.ts';
import {
  AT_ELEVEN,
  AT_TEN,
  departure,
  entry,
  familyTicket,
  placePrice,
  scheduleOf,
  slot,
  tourDetail,
  tourTicket,
  wanted,
  wholeTour,
} from '../../support/tours.ts';

const reduced = placePrice({ id: 'r', name: 'Reduced', sequence_no: 2 });
const whole = (places?: number, more: Partial<Departure> = {}) =>
  departure(places, { tour: wholeTour(), ...more });

describe('the places of a tour', () => {
  const soldOut = { slot: slot(4, { soldout: true }) };
  const cases: [title: string, at: Departure, remaining: number, max: number][] = [
    ['are the maximum group size if they are not counted', departure(), Infinity, 10],
    ['are the maximum group size if more are left', departure(50), 50, 10],
    ['are those that are left', departure(4), 4, 4],
    ['are 0 if the time is sold out', departure(4, soldOut), 0, 0],
    ['are reduced by the cart', departure(4, { lines: [tourLine(3)] }), 1, 1],
    ['are never negative', departure(2, { lines: [tourLine(3)] }), 0, 0],
    ['ignore the number of tours if places are sold', departure(7), 7, 7],
    ['are the whole tours of the schedule if these are sold', whole(), 2, 2],
    ['are whole tours for any number of people', whole(40), 2, 2],
    ['are limited to the whole tours that are left', whole(1), 1, 1],
    ['are whole tours without those in the cart', whole(40, { lines: [tourLine(1)] }), 1, 1],
    ['are 0 at a time without whole tours', whole(40, { time: AT_ELEVEN }), 0, 0],
  ];
  for (const [title, at, remaining, max] of cases) {
    it(title, () => {
      expect(remainingFor(at)).to.equal(remaining);
      expect(maxTours(at)).to.equal(max);
    });
  }
});

describe('the prices of a tour', () => {
  it('are the sorted prices of the time, or else of the tour', () => {
    const late = placePrice({ id: 'late', sequence_no: 3 });
    const tour = tourDetail({
      priceList: [reduced, placePrice()],
      schedule: scheduleOf({ [AT_TEN]: entry(1), [AT_ELEVEN]: entry(1, [late, reduced]) }),
    });
    const ids = (at?: Time) => pricesAt(tour, at).map(({ id }) => id);
    expect(ids(AT_TEN)).to.deep.equal(['p', 'r']);
    expect(ids(AT_ELEVEN)).to.deep.equal(['r', 'late']);
    expect(ids(time('12:00'))).to.deep.equal(['p', 'r']);
    expect(ids()).to.deep.equal(['p', 'r']);
  });
});

describe('the maximum at a price', () => {
  const tour = tourDetail({ priceList: [placePrice(), reduced] });
  const cases: [title: string, places: number, counts: Counts, max: number][] = [
    ['is all places', 6, wanted({}), 6],
    ['includes its own count', 6, wanted({ p: 4 }), 6],
    ['is what the other prices leave', 6, wanted({ p: 1, r: 4 }), 2],
    ['is 0 if the others have all places', 6, wanted({ r: 6 }), 0],
    ['is never negative', 6, wanted({ r: 9 }), 0],
    ['ignores prices that are not sold at the time', 6, wanted({ gone: 5 }), 6],
    ['never exceeds the maximum group size', 50, wanted({ r: 4 }), 6],
  ];
  for (const [title, places, counts, max] of cases) {
    it(
      title,
      () => void expect(maxAtPrice(departure(places, { tour }), counts, 'p')).to.equal(max),
    );
  }
});

describe('the tickets of a tour', () => {
  it('are limited to the participants of each tour, by type', () => {
    expect(maxTickets(whole(), wanted({}))).to.equal(0);
    expect(maxTickets(whole(), wanted({ w: 1 }))).to.equal(20);
    expect(maxTickets(whole(), wanted({ w: 2 }))).to.equal(40);
    expect(maxTickets(departure(10), wanted({ p: 3 }))).to.equal(30);
  });

  const nobody = wanted({}, {}, { f: { adult: 0, child: 0 } });
  const many = wanted({}, { t: 2 }, { f: { adult: 2, child: 5 } });
  const cases: [title: string, counts: Counts, family: number, all: number][] = [
    ['are 0 by default', wanted({}), 0, 0],
    ['are counted by type', wanted({}, { t: 3 }), 0, 3],
    ['count as 0 if no part is chosen', nobody, 0, 0],
    ['count as 1 if a part is chosen', wanted({}, {}, { f: { child: 1 } }), 1, 1],
    ['count as 1 for any number of parts', many, 1, 3],
    ['have no count of their own if they have parts', wanted({}, { f: 4 }), 0, 0],
  ];
  for (const [title, counts, family, all] of cases) {
    it(title, () => {
      const tour = tourDetail({ tickets: [tourTicket(), familyTicket] });
      expect(countOfTicket(familyTicket, counts)).to.equal(family);
      expect(ticketCount(tour, counts)).to.equal(all);
    });
  }
});

describe('a tour booking', () => {
  it('costs the sum of its places, its tickets and their parts', () => {
    const tour = tourDetail({ tickets: [tourTicket(), familyTicket] });
    const counts = wanted({ p: 3, gone: 9 }, { t: 2 }, { f: { adult: 1, child: 2 } });
    expect(totalOf(departure(9, { tour }), counts)).to.equal(1500 + 1600 + 1000 + 600 + 200);
    expect(totalOf(departure(9, { tour }), wanted({ p: 3 }, { t: 2 }))).to.equal(1500 + 1600);
    expect(totalOf(whole(), wanted({ w: 2 }))).to.equal(18_000);
  });
});
