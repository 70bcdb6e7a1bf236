import { describe, it } from 'node:test';
import { expect } from 'chai';
import { datesInCalendar } from '../../../src/core/calendar/datesInCalendar.ts';
import { moment } from '../../support/samples.ts';

const NOW = moment('2027-03-05T12:00:00');

describe('the next date in a calendar', () => {
  const cases: [title: string, offered: Record<string, number>, dates: object][] = [
    ['is unknown without days', {}, {}],
    [
      'is today, if today is a whole day',
      { '2027-03-05T00:00:00': 2 },
      { next: '2027-03-05T00:00:00' },
    ],
    [
      'is the next time of today',
      { '2027-03-05T11:00:00': 9, '2027-03-05T16:30:00': 1 },
      { next: '2027-03-05T16:30:00' },
    ],
    [
      'is the first in time, not the first in the answer',
      { '2027-03-12T00:00:00': 3, '2027-03-09T00:00:00': 3 },
      { next: '2027-03-09T00:00:00' },
    ],
    [
      'is after a day that is sold out',
      { '2027-03-05T00:00:00': 0, '2027-03-09T00:00:00': 3 },
      { next: '2027-03-09T00:00:00', sold_out_until: '2027-03-09' },
    ],
    [
      'is not after a day that is sold out if another time of that day is not',
      { '2027-03-09T10:00:00': 0, '2027-03-09T14:00:00': 3 },
      { next: '2027-03-09T14:00:00' },
    ],
    [
      'is unknown if all days are sold out, because there may be later ones',
      { '2027-03-05T00:00:00': 0, '2027-03-09T00:00:00': 0 },
      {},
    ],
  ];
  for (const [title, offered, dates] of cases) {
    it(title, () => {
      const list = Object.entries(offered).map(([text, places]) => ({
        moment: moment(text),
        places,
      }));
      expect(datesInCalendar(list, NOW)).to.deep.equal(dates);
    });
  }
});
