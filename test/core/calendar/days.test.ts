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
  weeksFrom,
  weeksOf,
  weeksReserved,
} from '../../../src/core/calendar/month.ts';
import type { Month } from '../../../src/core/calendar/month.ts';
import {
  dayOf,
  isMoment,
  isToCome,
  isWholeDay,
  momentOf,
  timeOf,
} from '../../../src/core/calendar/moment.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';

const day = (text: string) => text as Day;
const month = (text: string) => text as Month;

describe('a day', () => {
  for (const text of ['2027-03-05', '2028-02-29', '0099-01-01']) {
    it(`can be ${text}`, () => void expect(isDay(text)).to.equal(true));
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
    it(`cannot be "${text}"`, () => void expect(isDay(text)).to.equal(false));
  }

  const steps: [string, number, string][] = [
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    // clock changes in Berlin, Los Angeles and Santiago
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2027-03-14', 1, '2027-03-15'],
    ['2027-09-04', 1, '2027-09-05'],
    // Samoa skipped this day
    ['2011-12-29', 1, '2011-12-30'],
    ['2027-01-01', 365, '2028-01-01'],
  ];
  for (const [from, count, to] of steps) {
    it(`is ${to} ${count} days after ${from}`, () =>
      void expect(addDays(day(from), count)).to.equal(to));
  }

  it('has a weekday number from 1 (Monday) to 7 (Sunday)', () => {
    expect(weekdayOf(day('2026-11-23'))).to.equal(1);
    expect(weekdayOf(day('2026-11-29'))).to.equal(7);
  });

  it('is written without hyphens in a URL and parsed back', () => {
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

  it('is requested together with the next month', () => {
    expect(calendarRange(month('2026-12'))).to.deep.equal(['2026-12-01', '2027-01-31']);
  });

  it('can be shifted across the end of the year', () => {
    expect(addMonths(month('2026-12'), 1)).to.equal('2027-01');
    expect(addMonths(month('2026-01'), -1)).to.equal('2025-12');
    expect(addMonths(month('2026-11'), 14)).to.equal('2028-01');
  });

  it('shifts a day by months, to the last day of a shorter month', () => {
    expect(addMonthsToDay(day('2027-01-31'), 1)).to.equal('2027-02-28');
    expect(addMonthsToDay(day('2027-01-15'), -1)).to.equal('2026-12-15');
  });

  it('is laid out in weeks from Monday, with gaps for other months', () => {
    const weeks = weeksOf(month('2026-11'));
    expect(weeks).to.have.length(6);
    expect(weeks[0]).to.deep.equal([...Array<undefined>(6), '2026-11-01']);
    expect(weeks[5]).to.deep.equal(['2026-11-30', ...Array<undefined>(6)]);
    expect(weeksOf(month('2027-02'))).to.have.length(4);
    expect(weeks.flat().filter(Boolean)).to.have.length(30);
  });

  const shown: [today: string, wanted: string, first: string, weeks: number, reserved: number][] = [
    ['2026-11-01', '2026-11', '2026-11-01', 6, 6],
    ['2026-11-02', '2026-11', '2026-11-02', 5, 5],
    ['2026-11-22', '2026-11', '2026-11-16', 3, 3],
    ['2026-11-23', '2026-11', '2026-11-23', 2, 2],
    ['2026-11-30', '2026-11', '2026-11-30', 1, 1],
    ['2026-11-30', '2026-12', '2026-12-01', 5, 6],
    ['2027-03-07', '2027-03', '2027-03-01', 5, 6],
    // the month has ended while its calendar was open
    ['2026-12-01', '2026-11', '2026-11-01', 6, 6],
  ];
  for (const [today, wanted, first, weeks, reserved] of shown) {
    it(`begins on ${first} if ${wanted} is shown on ${today}, and reserves ${reserved} weeks`, () => {
      const found = weeksFrom(month(wanted), day(today));
      expect(found.flat().find(Boolean)).to.equal(first);
      expect(found).to.have.length(weeks);
      expect(weeksReserved(month(wanted), day(today))).to.equal(reserved);
    });
  }
});

describe('a moment', () => {
  it('combines a day and a wall-clock time', () => {
    const moment = momentOf(day('2027-03-28'), '02:30');
    expect(moment).to.equal('2027-03-28T02:30:00');
    expect(isMoment(moment)).to.equal(true);
    expect(dayOf(moment)).to.equal('2027-03-28');
    expect(timeOf('2027-03-05T09:05:59' as Moment)).to.equal('09:05');
  });

  it('means the whole day at midnight', () => {
    expect(isWholeDay('2027-03-05T00:00:00' as Moment)).to.equal(true);
    expect(isWholeDay('2027-03-05T10:00:00' as Moment)).to.equal(false);
  });

  const onFifth: [moment: string, isToCome: boolean][] = [
    ['2027-03-05T10:00:01', true],
    ['2027-03-05T10:00:00', false],
    ['2027-03-05T00:00:00', true],
    ['2027-03-04T00:00:00', false],
  ];
  for (const [moment, isExpected] of onFifth) {
    it(`${isExpected ? 'is' : 'is not'} to come at ten on 5 March if it is ${moment}`, () => {
      expect(isToCome(moment as Moment, '2027-03-05T10:00:00' as Moment)).to.equal(isExpected);
    });
  }

  for (const text of [
    '2027-02-29T10:00:00',
    '2027-03-05T24:00:00',
    '2027-03-05 10:00:00',
    '2027-03-05xT10:00:00',
    '2027-03-05T10:00',
    '2027-03-05T10:00:00Z',
    '2027-03-05',
  ]) {
    it(`cannot be "${text}"`, () => void expect(isMoment(text)).to.equal(false));
  }
});
