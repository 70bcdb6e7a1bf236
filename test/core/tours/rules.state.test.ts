import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ApiError } from '../../../src/core/async/result.ts';
import { monthsAhead, stateOfTour, type TourKnowledge } from '../../../src/core/tours/rules.ts';
import { idle, loading, type AsyncState } from '../../../src/core/async/asyncState.ts';
import { day } from '../../support/samples.ts';
import {
  AT_ELEVEN,
  AT_TEN,
  DAY,
  entry,
  placePrice,
  scheduleOf,
  tourDetail,
} from '../../support/tours.ts';

const ready = <T>(value: T) => ({ is: 'ready', value }) as const;
const failed = (error: ApiError) => ({ is: 'failed', error }) as const;
const refused = (status: number) => failed({ is: 'status', status, log: '' });
const down = failed({ is: 'network', log: '' });
const lifetime = (first: string, last: string) => ({ first: day(first), last: day(last) });

const byMonth = (waits: Record<string, AsyncState<unknown>>): TourKnowledge['months'] => waits;
const byDay = (counts: Record<string, number>): TourKnowledge['counts'] => counts;

const KNOWN: TourKnowledge = {
  detail: ready(tourDetail()),
  lifetime: ready(lifetime('2027-01-01', '2027-04-10')),
  months: byMonth({ '2027-03': ready(null), '2027-04': ready(null) }),
  counts: {},
};
const UNPRICED = { priceList: [] };
const schedule = scheduleOf({ [AT_TEN]: entry(1, [placePrice()]), [AT_ELEVEN]: entry(1) });

describe('a tour', () => {
  const cases: [title: string, known: Partial<TourKnowledge>, is: string][] = [
    ['is loading', { detail: loading }, 'loading'],
    ['is loading until it is requested', { detail: idle }, 'loading'],
    ['is not found after a 404', { detail: refused(404) }, 'notFound'],
    ['can be retried after a server error', { detail: refused(500) }, 'failed'],
    ['can be retried after too many requests', { detail: refused(429) }, 'failed'],
    [
      'can be retried if its prices could not be read',
      { detail: { ...ready(tourDetail(UNPRICED)), leftOut: ['p1'] } },
      'failed',
    ],
    [
      'can be retried, and is not sold out, if a day could not be read',
      {
        counts: byDay({ '2027-03-05': 0 }),
        months: byMonth({
          '2027-03': { ...ready(null), leftOut: [undefined] },
          '2027-04': ready(null),
        }),
      },
      'failed',
    ],
    [
      'is open if another day has places and some days could not be read',
      {
        counts: byDay({ '2027-03-09': 2 }),
        months: byMonth({ '2027-03': { ...ready(null), leftOut: [undefined] } }),
      },
      'open',
    ],
    ['can be retried if the connection breaks', { detail: down }, 'failed'],
    ['cannot be booked without a price', { detail: ready(tourDetail(UNPRICED)) }, 'notBookable'],
    [
      'can be booked at the prices of a time',
      { detail: ready(tourDetail({ ...UNPRICED, schedule })), counts: { [DAY]: 1 } },
      'open',
    ],
    ['is loading until its first and last day are known', { lifetime: loading }, 'loading'],
    ['is not available without days', { lifetime: refused(404) }, 'notAvailable'],
    ['can be retried if its first and last day cannot be loaded', { lifetime: down }, 'failed'],
    [
      'is not available after its last day',
      { lifetime: ready(lifetime('2027-01-01', '2027-03-04')), months: {} },
      'notAvailable',
    ],
    [
      'is loading on its last day until its month is known',
      { lifetime: ready(lifetime('2027-01-01', DAY)), months: {} },
      'loading',
    ],
    [
      'is open if a day has places',
      { counts: byDay({ '2027-03-05': 0, '2027-03-09': 2 }) },
      'open',
    ],
    [
      'is open as soon as one day with places is known',
      { counts: { [DAY]: 2 }, months: {} },
      'open',
    ],
    [
      'is sold out if no day has places',
      { counts: byDay({ '2027-03-05': 0, '2027-03-09': 0 }) },
      'soldOut',
    ],
    [
      'is not available if no day is offered',
      { counts: byDay({ '2027-03-04': 3 }) },
      'notAvailable',
    ],
    [
      'is loading until all its months are known',
      { counts: { [DAY]: 0 }, months: byMonth({ '2027-03': ready(null) }) },
      'loading',
    ],
    [
      'is not found if one of its months is not found',
      { months: byMonth({ '2027-03': ready(null), '2027-04': refused(404) }) },
      'notFound',
    ],
    [
      'can be retried if one of its months cannot be loaded',
      { months: byMonth({ '2027-03': down, '2027-04': loading }) },
      'failed',
    ],
  ];
  for (const [title, known, is] of cases) {
    it(title, () => void expect(stateOfTour({ ...KNOWN, ...known }, DAY).is).to.equal(is));
  }
});

describe('the months ahead of a tour', () => {
  const cases: [first: string, last: string, count: number, start?: string, end?: string][] = [
    ['2027-01-01', '2027-04-10', 2, '2027-03', '2027-04'],
    ['2027-11-30', '2028-01-01', 3, '2027-11', '2028-01'],
    ['2027-03-05', '2027-03-05', 1, '2027-03', '2027-03'],
    ['2027-01-01', '2027-02-28', 0],
    ['2020-01-01', '2099-12-31', 12, '2027-03', '2028-02'],
  ];
  for (const [first, last, count, start, end] of cases) {
    it(`are ${count} from ${first} to ${last}`, () => {
      const ahead = monthsAhead(lifetime(first, last), DAY);
      expect([ahead.length, ahead[0], ahead.at(-1)]).to.deep.equal([count, start, end]);
    });
  }
});
