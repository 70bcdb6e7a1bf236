import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readMoment } from '../../../src/core/calendar/readMoment.ts';
import { isTime } from '../../../src/core/calendar/time.ts';

describe('a moment from the back end', () => {
  const moments: [text: string, moment: string][] = [
    ['2027-03-05T10:00:00', '2027-03-05T10:00:00'],
    ['2027-03-05 10:00', '2027-03-05T10:00:00'],
    ['2027-03-05 10:00:30.000000', '2027-03-05T10:00:30'],
    [' 2027-03-05 10:00 ', '2027-03-05T10:00:00'],
    ['2027-03-05T10:00:00Z', '2027-03-05T11:00:00'],
    ['2027-03-05t10:00z', '2027-03-05T11:00:00'],
    ['2027-03-05 10:00+02', '2027-03-05T09:00:00'],
    ['2027-03-05 10:00+0230', '2027-03-05T08:30:00'],
    ['2027-03-05T10:00:00+02:30', '2027-03-05T08:30:00'],
    ['2027-03-05 10:00:00 -0500', '2027-03-05T16:00:00'],
    ['2027-07-05T10:00:00Z', '2027-07-05T12:00:00'],
  ];
  for (const [text, moment] of moments) {
    it(`is ${moment} in Berlin for “${text}”`, () => {
      expect(readMoment(text, 'Europe/Berlin')).to.equal(moment);
    });
  }

  for (const text of [
    '',
    'tomorrow',
    '2027-03-05',
    '2027-02-29 10:00',
    '2027-03-05 24:00',
    '2027-03-05x10:00',
    'x2027-03-05 10:00',
    '2027-03-05 10:00x',
    '2027-03-05 10:00:0',
    '2027-03-05 10:00:00.',
    '2027-03-05 10:00+99:99',
  ]) {
    it(`is undefined for “${text}”`, () => {
      expect(readMoment(text, 'Europe/Berlin')).to.equal(undefined);
    });
  }
});

describe('a time', () => {
  for (const text of ['00:00', '09:05', '19:30', '23:59']) {
    it(`can be ${text}`, () => void expect(isTime(text)).to.equal(true));
  }
  for (const text of ['24:00', '30:00', '9:05', '10:60', 'x10:00', '10:00x', '10:00:00', '']) {
    it(`cannot be “${text}”`, () => void expect(isTime(text)).to.equal(false));
  }
});
