import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  discontinuedSince,
  type Problem,
  problemsOf,
} from '../../../src/core/tours/availability.ts';
import type { TourDetail, Counts, Departure } from '../../../src/core/tours/types.ts';
import { tourLine } from '../../support/samples.ts';
import { departure, question, tourDetail, wanted, wholeTour } from '../../support/tours.ts';

const at = (more: Partial<TourDetail>, places = 10) =>
  departure(places, { tour: tourDetail(more) });
const whole = (more: Partial<TourDetail> = {}, places = 2) =>
  departure(places, { tour: wholeTour(more) });
const FREE = { booking_without_tickets: true };
const UNTICKETED = { tickets: [] };
const FIVE = { min_participants: 5 };

const rows: [title: string, at: Departure, counts: Counts, problems: Problem[]][] = [
  ['as many tickets as places', at({}), wanted({ p: 3 }, { t: 3 }), []],
  ['nothing', at({}), wanted({}), [{ is: 'noTours' }]],
  ['tickets without places', at({}), wanted({}, { t: 2 }), [{ is: 'noTours' }]],
  [
    'fewer tickets than participants',
    at({}),
    wanted({ p: 3 }, { t: 2 }),
    [{ is: 'fewerTickets', tickets: 2, participants: 3 }],
  ],
  [
    'more tickets than participants',
    at({}),
    wanted({ p: 3 }, { t: 4 }),
    [{ is: 'moreTickets', tickets: 4, participants: 3 }],
  ],
  ['no tickets for a tour without any', at(UNTICKETED), wanted({ p: 3 }), []],
  ['no tickets if they are optional', at(FREE), wanted({ p: 3 }), []],
  ['some tickets if they are optional', at(FREE), wanted({ p: 3 }, { t: 1 }), []],
  [
    'too many tickets if they are optional',
    at(FREE),
    wanted({ p: 3 }, { t: 4 }),
    [{ is: 'moreTickets', tickets: 4, participants: 3 }],
  ],
  [
    'more places than are left',
    at({}, 2),
    wanted({ p: 3 }, { t: 3 }),
    [{ is: 'tooMany', wanted: 3, remaining: 2 }],
  ],
  [
    'more people than the maximum',
    at({}, 50),
    wanted({ p: 11 }, { t: 11 }),
    [{ is: 'overMax', wanted: 11, max: 10 }],
  ],
  ['as many people as the maximum', at({}, 50), wanted({ p: 10 }, { t: 10 }), []],
  [
    'a group below the minimum size',
    at(FIVE),
    wanted({ p: 4 }, { t: 4 }),
    [{ is: 'groupTooSmall', people: 4, min: 5 }],
  ],
  ['a group of the minimum size', at(FIVE), wanted({ p: 5 }, { t: 5 }), []],
  ['a whole tour and its tickets', whole(), wanted({ w: 1 }, { t: 20 }), []],
  [
    'a whole tour with more people than it admits',
    whole(),
    wanted({ w: 1 }, { t: 21 }),
    [{ is: 'moreTickets', tickets: 21, participants: 20 }],
  ],
  ['two whole tours for as many people', whole(), wanted({ w: 2 }, { t: 21 }), []],
  [
    'more whole tours than are left',
    whole({}, 1),
    wanted({ w: 2 }, { t: 21 }),
    [{ is: 'tooMany', wanted: 2, remaining: 1 }],
  ],
  [
    'a whole tour without a ticket',
    whole(),
    wanted({ w: 1 }),
    [{ is: 'fewerTickets', tickets: 0, participants: 1 }],
  ],
  [
    'a whole tour for a group without tickets',
    whole(FIVE),
    wanted({ w: 1 }),
    [{ is: 'groupTooSmall', people: 0, min: 5 }],
  ],
  [
    'a whole tour for a group below the minimum size',
    whole(FIVE),
    wanted({ w: 1 }, { t: 4 }),
    [{ is: 'groupTooSmall', people: 4, min: 5 }],
  ],
  ['a whole tour for the minimum group size', whole(FIVE), wanted({ w: 1 }, { t: 5 }), []],
  ['a whole tour without tickets if they are optional', whole(FREE), wanted({ w: 1 }), []],
  ['a whole tour that has no tickets', whole(UNTICKETED), wanted({ w: 1 }), []],
];

describe('booking a tour', () => {
  for (const [title, given, counts, problems] of rows) {
    it(`checks ${title}: ${problems.map(({ is }) => is).join() || 'allowed'}`, () => {
      expect(problemsOf(given, counts, {})).to.deep.equal(problems);
    });
  }

  it('refuses more than the cart leaves', () => {
    const given = departure(4, { lines: [tourLine(3)] });
    expect(problemsOf(given, wanted({ p: 2 }, { t: 2 }), {})).to.deep.equal([
      { is: 'tooMany', wanted: 2, remaining: 1 },
    ]);
  });

  it('is allowed when the required questions are answered', () => {
    const given = at({ questions: [question({ required: true }), question({ id: 'r' })] });
    const counts = wanted({ p: 1 }, { t: 1 });
    expect(problemsOf(given, counts, {})).to.deep.equal([
      { is: 'answer', qId: 'q', error: { is: 'missing' } },
    ]);
    expect(problemsOf(given, counts, { q: '3a' })).to.deep.equal([]);
  });
});

describe('a selection that was made before the offer changed', () => {
  const counts = wanted({ p: 3 }, { t: 2 });
  const without: [part: string, more: Partial<TourDetail>, isOfTickets: boolean, wanted: number][] =
    [
      ['price', { priceList: [] }, false, 3],
      ['ticket', UNTICKETED, true, 2],
    ];
  for (const [part, more, isOfTickets, count] of without) {
    it(`has a problem if its ${part} is no longer on sale`, () => {
      expect(discontinuedSince(at({}), at(more), counts)).to.deep.equal([
        { is: 'tooMany', wanted: count, remaining: 0, isOfTickets },
      ]);
    });
  }

  it('has no problem if its parts are still on sale, or if there was none', () => {
    expect(discontinuedSince(at({}), at({}), counts)).to.deep.equal([]);
    expect(discontinuedSince(undefined, at({}), counts)).to.deep.equal([]);
  });
});
