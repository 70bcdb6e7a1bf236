import { afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  currentMoment,
  museumClock,
  now,
  setClock,
  setMuseumTimeZone,
  today,
} from '../../../src/core/calendar/clock.ts';
import type { Day } from '../../../src/core/calendar/day.ts';
import {
  formatDate,
  formatDayLong,
  formatDayShort,
  formatMonth,
  weekdayNames,
} from '../../../src/core/calendar/format.ts';
import type { Month } from '../../../src/core/calendar/month.ts';
import { isMoment } from '../../../src/core/calendar/moment.ts';
import { shared } from '../../../src/core/page/shared.ts';
import { dateText, shortDayText } from '../../support/dayText.ts';

const clockAt = (utc: string) => setClock(() => Date.parse(utc));

describe('the clock', () => {
  afterEach(() => setClock());

  const cases: [string, string, string][] = [
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01T00:30:00'],
    ['2026-12-31T23:30:00Z', 'America/Los_Angeles', '2026-12-31T15:30:00'],
    ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', '2027-01-01T00:30:00'],
    // Berlin skips the hour from 2 to 3 in March and repeats it in October
    ['2027-03-28T00:59:59Z', 'Europe/Berlin', '2027-03-28T01:59:59'],
    ['2027-03-28T01:00:00Z', 'Europe/Berlin', '2027-03-28T03:00:00'],
    ['2027-10-31T00:30:00Z', 'Europe/Berlin', '2027-10-31T02:30:00'],
    ['2027-10-31T01:30:00Z', 'Europe/Berlin', '2027-10-31T02:30:00'],
    ['2027-06-30T22:00:00Z', 'Europe/Berlin', '2027-07-01T00:00:00'],
  ];
  for (const [utc, zone, moment] of cases) {
    it(`shows ${moment} in ${zone} at ${utc}`, () => {
      clockAt(utc);
      expect(currentMoment(zone)).to.equal(moment);
      expect(isMoment(currentMoment(zone))).to.equal(true);
      expect(today(zone)).to.equal(moment.slice(0, 10));
    });
  }

  it('can be replaced by a test and restored', () => {
    clockAt('2027-01-01T00:00:00Z');
    expect(now()).to.equal(Date.UTC(2027, 0, 1));
    setClock();
    expect(Math.abs(now() - Date.now())).to.be.below(1000);
  });

  it('shares one museum time zone across the page, Berlin by default', () => {
    expect(museumClock).to.deep.equal({ timeZone: 'Europe/Berlin' });
    expect(shared('museum clock', () => ({ timeZone: '' }))).to.equal(museumClock);
  });

  it('takes the time zone of the museum', () => {
    setMuseumTimeZone('America/New_York');
    expect(museumClock.timeZone).to.equal('America/New_York');
    setMuseumTimeZone('Europe/Berlin');
  });

  it('rejects an unknown time zone', () => {
    expect(() => today('Europe/Atlantis')).to.throw(RangeError);
  });
});

describe('a date on screen', () => {
  for (const lang of ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da']) {
    const locale = lang === 'en' ? 'en-GB' : lang;

    it(`is spelled out in ${lang}`, () => {
      const day = '2027-03-05' as Day;
      expect(formatDate(day, lang)).to.equal(dateText(day, locale));
      expect(formatDayShort(day, lang)).to.equal(shortDayText(day, locale));
      expect(formatDate(day, lang)).to.match(/5.*m.*2027/i);
    });
  }

  it('has the day before the month', () => {
    const words = (lang: string) => formatDayLong('2026-12-05' as Day, lang);
    expect(words('en')).to.match(/^Saturday,? 5 December$/);
    expect(words('de')).to.equal('Samstag, 5. Dezember');
    expect(words('fr')).to.equal('samedi 5 décembre');
  });

  it('has translated names of months and weekdays', () => {
    expect(formatMonth('2027-03' as Month, 'de')).to.equal('März 2027');
    expect(formatMonth('2027-03' as Month, 'en')).to.equal('March 2027');
    const names = weekdayNames('de');
    expect(names[0]).to.deep.equal({ short: 'Mo', long: 'Montag' });
    expect(names[6]?.long).to.equal('Sonntag');
  });
});
