import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isTime, type Time } from '../../../src/core/calendar/time.ts';
import {
  dayCounts,
  initialDate,
  type TimeChoice,
  timeFor,
  timesOf,
} from '../../../src/core/tours/availability.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import type { TourSlot } from '../../../src/core/tours/types.ts';
import { day, moment, ticketLine, time, tourLine } from '../../support/samples.ts';
import { AT_ELEVEN, AT_TEN, calendarOf, DAY, slot } from '../../support/tours.ts';

describe('a time', () => {
  for (const [text, isOne] of [
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['10:60', false],
    ['10:00:00', false],
  ] as const) {
    it(`${isOne ? 'can' : 'cannot'} be ${text}`, () => void expect(isTime(text)).to.equal(isOne));
  }
});

describe('the times of a tour', () => {
  type Around = { soldOutTimes?: Time[]; lines?: CartLine[]; now?: string };
  const times = (
    slots: Record<string, TourSlot> | undefined,
    { soldOutTimes = [], lines = [], now = '2027-03-05T09:00:00' }: Around = {},
  ) => {
    const known = { slots: slots && calendarOf({ [DAY]: slots })[DAY], soldOutTimes };
    return timesOf('harbour', DAY, known, { lines, now: moment(now) }).map(
      (each) => `${each.time} ${each.remaining}${each.isSoldOut ? ' sold out' : ''}`,
    );
  };

  it('are none while the day is not loaded', () => void expect(times(undefined)).to.deep.equal([]));

  it('are sorted, with the available places', () => {
    expect(times({ '11:00': slot(3), '10:00': slot(5) })).to.deep.equal(['10:00 5', '11:00 3']);
  });

  it('exclude those that have begun', () => {
    const slots = { '10:00': slot(5), '11:00': slot(3) };
    expect(times(slots, { now: '2027-03-05T10:00:00' })).to.deep.equal(['11:00 3']);
    expect(times(slots, { now: '2027-03-05T09:59:59' })).to.deep.equal(['10:00 5', '11:00 3']);
  });

  it('are marked as sold out by their slot or by the list of sold-out times', () => {
    const slots = {
      '10:00': slot(0),
      '11:00': slot(4, { soldout: true }),
      '12:00': slot(4),
      '13:00': slot(4),
    };
    expect(times(slots, { soldOutTimes: [time('12:00')] })).to.deep.equal([
      '10:00 0 sold out',
      '11:00 0 sold out',
      '12:00 0 sold out',
      '13:00 4',
    ]);
  });

  it('are reduced by the cart', () => {
    const lines = [
      tourLine(2),
      tourLine(1),
      tourLine(4, [], { time: time('11:00') }),
      tourLine(4, [], { date: day('2027-03-06') }),
      tourLine(4, [], { id: 'lighthouse' }),
      ticketLine(5),
    ];
    const slots = { '10:00': slot(5), '11:00': slot(3), '12:00': slot(2) };
    expect(times(slots, { lines })).to.deep.equal(['10:00 2', '11:00 0', '12:00 2']);
  });
});

describe('the days of a tour', () => {
  const counts = (days: Record<string, Record<string, TourSlot>>, soldOut: string[] = []) =>
    dayCounts(calendarOf(days), soldOut.map(day), moment('2027-03-05T10:30:00'));
  const cases: [title: string, counts: object, expected: object][] = [
    [
      'have the places of all their times',
      counts({ '2027-03-06': { '10:00': slot(3), '11:00': slot(4) } }),
      { '2027-03-06': 7 },
    ],
    [
      'have 0 places if every time is sold out',
      counts({ '2027-03-06': { '10:00': slot(0), '11:00': slot(4, { soldout: true }) } }),
      { '2027-03-06': 0 },
    ],
    [
      'have 0 places if they are listed as sold out',
      counts({ '2027-03-06': { '10:00': slot(3) } }, ['2027-03-06']),
      { '2027-03-06': 0 },
    ],
    ['are not offered without times', counts({ '2027-03-06': {} }), {}],
    ['are not offered after they have passed', counts({ '2027-03-04': { '23:00': slot(3) } }), {}],
    [
      'are not offered after their last time has begun',
      counts({ '2027-03-05': { '10:00': slot(3) } }),
      {},
    ],
    [
      'are not offered when their last time begins now',
      counts({ '2027-03-05': { '10:30': slot(3) } }),
      {},
    ],
    [
      'have the places of the times that have not begun',
      counts({ '2027-03-05': { '10:00': slot(3), '11:00': slot(4) } }),
      { '2027-03-05': 4 },
    ],
  ];
  for (const [title, actual, expected] of cases) {
    it(title, () => void expect(actual).to.deep.equal(expected));
  }
});

describe('the initial date of a tour', () => {
  const counts = { '2027-03-09': 2, '2027-03-05': 0, '2027-03-08': 1 };
  const cases: [requested: string | undefined, date: string][] = [
    [undefined, '2027-03-08'],
    ['2027-03-09', '2027-03-09'],
    ['2027-03-05', '2027-03-08'],
    ['2027-03-07', '2027-03-08'],
  ];
  for (const [requested, date] of cases) {
    it(`is ${date} if ${requested ?? 'nothing'} is requested`, () => {
      expect(initialDate(counts, DAY, requested ? day(requested) : undefined)).to.equal(date);
    });
  }

  it('is undefined if no day has places', () => {
    expect(initialDate({ [DAY]: 0 }, DAY, DAY)).to.equal(undefined);
  });
});

describe('the initial time of a date', () => {
  const choice = (at: Time, remaining: number): TimeChoice => ({
    time: at,
    timeslotId: '7',
    remaining,
    isSoldOut: remaining === 0,
  });
  const [ten, eleven] = [choice(AT_TEN, 3), choice(AT_ELEVEN, 3)];
  const none = [choice(AT_TEN, 0), choice(AT_ELEVEN, 0)];
  const cases: [title: string, times: TimeChoice[], current: Time | undefined, time?: Time][] = [
    ['is the only one', [ten], undefined, AT_TEN],
    ['is the only one instead of an earlier one', [ten], AT_ELEVEN, AT_TEN],
    ['stays while it is offered', [ten, eleven], AT_ELEVEN, AT_ELEVEN],
    ['is the first if the current one is not offered', [ten, eleven], time('12:00'), AT_TEN],
    ['is preferably one with places', [none[0]!, eleven], undefined, AT_ELEVEN],
    ['is the first if all are sold out', none, undefined, AT_TEN],
    ['is undefined without times', [], AT_TEN],
  ];
  for (const [title, times, current, expected] of cases) {
    it(title, () => void expect(timeFor(times, current)).to.equal(expected));
  }
});
