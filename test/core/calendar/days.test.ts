import { describe, it } from 'node:test';
import { expect } from 'chai';
import { addDays, compact, fromCompact, isDay, weekdayOf } from '../../../src/core/calendar/day.ts';
import type { Day } from '../../../src/core/calendar/day.ts';
import {
  addMonths,
  addMonthsToDay,
  calendarRange,
  firstDay,
  lastDay,
  monthOf,
  weeksOf,
} from '../../../src/core/calendar/month.ts';
import type { Month } from '../../../src/core/calendar/month.ts';
import {
  dayOf,
  isMoment,
  isWholeDay,
  momentOf,
  timeOf,
} from '../../../src/core/calendar/moment.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';

const day = (text: string) => text as Day;
const month = (text: string) => text as Month;

describe('a day', () => {
  for (const text of ['2027-03-05', '2028-02-29', '0099-01-01']) {
    it(`${text} exists`, () => void expect(isDay(text)).to.equal(true));
  }
  for (const text of [
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-3-5',
    '20270305',
    '05.03.2027',
    '',
    '2027-03-05T00:00:00',
    ' 2027-03-05',
    '+010000-01',
  ]) {
    it(`"${text}" is none`, () => void expect(isDay(text)).to.equal(false));
  }

  const steps: [string, number, string][] = [
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    // the nights in which Berlin, Los Angeles and Santiago change their clocks
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2027-03-14', 1, '2027-03-15'],
    ['2027-09-04', 1, '2027-09-05'],
    // the day that Samoa left out
    ['2011-12-29', 1, '2011-12-30'],
    ['2027-01-01', 365, '2028-01-01'],
  ];
  for (const [from, count, to] of steps) {
    it(`${from} and ${count} more is ${to}`, () =>
      void expect(addDays(day(from), count)).to.equal(to));
  }

  it('knows its weekday, Monday being the first', () => {
    expect(weekdayOf(day('2026-11-23'))).to.equal(1);
    expect(weekdayOf(day('2026-11-29'))).to.equal(7);
  });

  it('goes into an address without its hyphens and comes back', () => {
    expect(compact(day('2027-03-05'))).to.equal('20270305');
    expect(fromCompact('20270305')).to.equal('2027-03-05');
    for (const text of ['20270229', 'x20270305', '202703051', '2027-03-05x', '2027035', '']) {
      expect(fromCompact(text), text).to.equal(undefined);
    }
  });
});

describe('a month', () => {
  it('has a first and a last day', () => {
    expect(monthOf(day('2028-02-10'))).to.equal('2028-02');
    expect(firstDay(month('2028-02'))).to.equal('2028-02-01');
    expect(lastDay(month('2028-02'))).to.equal('2028-02-29');
    expect(lastDay(month('2026-12'))).to.equal('2026-12-31');
  });

  it('is asked for with the one after it', () => {
    expect(calendarRange(month('2026-12'))).to.deep.equal(['2026-12-01', '2027-01-31']);
  });

  it('follows and precedes others across the year', () => {
    expect(addMonths(month('2026-12'), 1)).to.equal('2027-01');
    expect(addMonths(month('2026-01'), -1)).to.equal('2025-12');
    expect(addMonths(month('2026-11'), 14)).to.equal('2028-01');
  });

  it('has the same day in another month, or the last one where that is too short', () => {
    expect(addMonthsToDay(day('2027-01-31'), 1)).to.equal('2027-02-28');
    expect(addMonthsToDay(day('2027-01-15'), -1)).to.equal('2026-12-15');
  });

  it('is laid out in weeks from Monday, empty where other months begin', () => {
    const weeks = weeksOf(month('2026-11'));
    expect(weeks).to.have.length(6);
    expect(weeks[0]).to.deep.equal([...Array<undefined>(6), '2026-11-01']);
    expect(weeks[5]).to.deep.equal(['2026-11-30', ...Array<undefined>(6)]);
    expect(weeksOf(month('2027-02'))).to.have.length(4);
    expect(weeks.flat().filter(Boolean)).to.have.length(30);
  });
});

describe('a moment', () => {
  it('is a day and a time of the wall clock', () => {
    const moment = momentOf(day('2027-03-28'), '02:30');
    expect(moment).to.equal('2027-03-28T02:30:00');
    expect(isMoment(moment)).to.equal(true);
    expect(dayOf(moment)).to.equal('2027-03-28');
    expect(timeOf('2027-03-05T09:05:59' as Moment)).to.equal('09:05');
  });

  it('stands for its whole day at midnight', () => {
    expect(isWholeDay('2027-03-05T00:00:00' as Moment)).to.equal(true);
    expect(isWholeDay('2027-03-05T10:00:00' as Moment)).to.equal(false);
  });

  for (const text of [
    '2027-02-29T10:00:00',
    '2027-03-05T24:00:00',
    '2027-03-05 10:00:00',
    '2027-03-05xT10:00:00',
    '2027-03-05T10:00',
    '2027-03-05T10:00:00Z',
    '2027-03-05',
  ]) {
    it(`"${text}" is none`, () => void expect(isMoment(text)).to.equal(false));
  }
});
