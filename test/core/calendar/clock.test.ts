import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  clock,
  correctClock,
  currentMoment,
  deviceNow,
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
  formatDelay,
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

describe('the time of the back end', () => {
  const HOUR_MS = 3_600_000;
  const DEVICE = Date.parse('2027-03-05T09:00:00Z');
  beforeEach(() => {
    setClock(() => DEVICE);
    clock.offsetMs = 0;
  });
  afterEach(() => {
    setClock();
    clock.offsetMs = 0;
  });

  const cases: [title: string, changeMs: number, isUncached: boolean, isTaken: boolean][] = [
    ['is taken over if the device is a day behind', 24 * HOUR_MS, true, true],
    ['is taken over if the device is a day ahead', -24 * HOUR_MS, true, true],
    ['is taken over from a cache if the device is behind', 24 * HOUR_MS, false, true],
    ['is too old in a cache to set the time back', -24 * HOUR_MS, false, false],
    ['is ignored if it differs by a minute and a half', 90_000, true, false],
    ['is ignored if it is a minute and a half old', -90_000, true, false],
    ['is ignored if it cannot be read', NaN, true, false],
  ];
  for (const [title, changeMs, isUncached, isTaken] of cases) {
    it(title, () => {
      correctClock(DEVICE + changeMs, isUncached);
      expect(now()).to.equal(isTaken ? DEVICE + changeMs : DEVICE);
      expect(deviceNow()).to.equal(DEVICE);
    });
  }

  it('decides what today is', () => {
    correctClock(Date.parse('2027-03-04T22:59:59Z'), true);
    expect(today('Europe/Berlin')).to.equal('2027-03-04');
  });

  it('goes on with the clock of the device', () => {
    correctClock(DEVICE - 24 * HOUR_MS, true);
    setClock(() => DEVICE + HOUR_MS);
    expect(now()).to.equal(DEVICE - 23 * HOUR_MS);
  });

  it('does not move by answers that are a little older or newer than the last', () => {
    correctClock(DEVICE - 24 * HOUR_MS, true);
    correctClock(DEVICE - 24 * HOUR_MS + 60_000, true);
    correctClock(DEVICE - 24 * HOUR_MS - 60_000, true);
    expect(now()).to.equal(DEVICE - 24 * HOUR_MS);
  });

  it('is taken over again after the clock of the device was set', () => {
    correctClock(DEVICE - 24 * HOUR_MS, true);
    setClock(() => DEVICE - 24 * HOUR_MS);
    correctClock(DEVICE - 24 * HOUR_MS, true);
    expect(now()).to.equal(DEVICE - 24 * HOUR_MS);
  });

  it('holds for all bundles on the page', () => {
    expect(shared('clock', () => ({ offsetMs: 5 }))).to.equal(clock);
  });
});

describe('a delay on screen', () => {
  const inTwoMinutes: Record<string, [one: string, two: string]> = {
    de: ['in 1 Minute', 'in 2 Minuten'],
    en: ['in 1 minute', 'in 2 minutes'],
    fr: ['dans 1 minute', 'dans 2 minutes'],
    it: ['tra 1 minuto', 'tra 2 minuti'],
    nl: ['over 1 minuut', 'over 2 minuten'],
    es: ['dentro de 1 minuto', 'dentro de 2 minutos'],
    sv: ['om 1 minut', 'om 2 minuter'],
    da: ['om 1 minut', 'om 2 minutter'],
  };
  for (const [lang, [one, two]] of Object.entries(inTwoMinutes)) {
    it(`is spelled out in ${lang}`, () => {
      expect([formatDelay(60, lang), formatDelay(120, lang)]).to.deep.equal([one, two]);
    });
  }

  const rounded: [seconds: number, words: string][] = [
    [0, 'in 1 second'],
    [5.2, 'in 6 seconds'],
    [59, 'in 59 seconds'],
    [61, 'in 2 minutes'],
    [5400, 'in 90 minutes'],
    [5401, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ];
  for (const [seconds, words] of rounded) {
    it(`is rounded up to what the visitor can wait: ${seconds} s`, () => {
      expect(formatDelay(seconds, 'en')).to.equal(words);
    });
  }
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
