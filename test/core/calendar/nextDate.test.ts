import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type NextDates, nextDateOf } from '../../../src/core/calendar/nextDate.ts';
import { moment } from '../../support/samples.ts';

const NOW = moment('2027-03-05T12:00:00');
const [PAST, TODAY, LATER] = ['2027-03-05T11:00:00', '2027-03-05T16:30:00', '2027-03-09T10:00:00'];
const ALL_DAY = '2027-03-05T00:00:00';

describe('the dates on a card', () => {
  const cases: [title: string, dates: object, said: object | undefined][] = [
    ['are missing if nothing is known', {}, undefined],
    ['is the time of today', { next: TODAY }, { is: 'todayFrom', time: '16:30' }],
    [
      'is the time of today, even if it is daily',
      { next: TODAY, is_daily: true },
      { is: 'todayFrom', time: '16:30' },
    ],
    ['is today for a day without a time', { next: ALL_DAY }, { is: 'today' }],
    ['is daily for a day without a time', { next: ALL_DAY, is_daily: true }, { is: 'daily' }],
    ['is daily if the next day is later', { next: LATER, is_daily: true }, { is: 'daily' }],
    ['is a later day', { next: LATER, is_daily: false }, { is: 'later', day: '2027-03-09' }],
    ['is nothing about a time that has passed today', { next: PAST }, undefined],
    ['is nothing about a time that has just come', { next: NOW }, undefined],
    ['is nothing about a day that has passed', { next: '2027-03-04T10:00:00' }, undefined],
    ['is sold out for good', { sold_out_until: null, is_daily: true }, { is: 'soldOut' }],
    [
      'is sold out until a day, even if it is daily',
      { sold_out_until: '2027-03-09', next: LATER, is_daily: true },
      { is: 'soldOutUntil', day: '2027-03-09' },
    ],
    [
      'is no longer sold out once that day has come',
      { sold_out_until: '2027-03-05', next: TODAY },
      { is: 'todayFrom', time: '16:30' },
    ],
  ];
  for (const [title, dates, said] of cases) {
    it(title, () => {
      expect(nextDateOf(dates as NextDates, NOW)).to.deep.equal(said);
    });
  }
});
