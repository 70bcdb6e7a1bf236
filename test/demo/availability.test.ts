import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CatalogueTour } from '../../demo/museum/catalogue/tourTypes.ts';
import { isDaily } from '../../demo/server/availability.ts';
import { addDays } from '../../demo/server/clock.ts';
import { useDemo } from './support/demo.ts';
import { EVERY_WEEKDAY, priced } from './support/entries.ts';
import { harbourCatalogue } from './support/harbour.ts';
import { memberTour, tour, tourCatalogue } from './support/tours.ts';
import { ticket } from './support/visitor.ts';

const freeTour: CatalogueTour = {
  ...memberTour,
  id: 'free',
  prices: [priced('free-place', 'Free', 0)],
  tickets: [],
  programme: {
    weekdays: EVERY_WEEKDAY,
    fromDay: 0,
    toDay: 1,
    times: [{ time: '11:00' }],
    places: 2,
    boxOffice: [{ day: 0, left: 0 }],
  },
};

const { events } = harbourCatalogue;
const demo = useDemo({
  catalogue: { ...tourCatalogue, events, tours: [...tourCatalogue.tours, freeTour] },
});

type Card = {
  id: string;
  next?: string;
  sold_out_until?: string | null;
  is_daily: boolean;
  is_free: boolean;
};

const TODAY = '2027-03-05';

/** Returns a listed item without what is not about its availability. */
const cardIn = (list: Card[], id: string): Omit<Card, 'id'> => {
  const { next, sold_out_until, is_daily, is_free } = list.find((one) => one.id === id)!;
  return {
    ...(next !== undefined && { next }),
    ...(sold_out_until !== undefined && { sold_out_until }),
    is_daily,
    is_free,
  };
};
const eventCard = async (id: string) =>
  cardIn((await demo.data('en/event/select', 'EventList')).events, id);
const tourCard = async (id: string) =>
  cardIn((await demo.data('en/tour/select/event', 'TourList')).tours, id);

/** Takes all places of the event `deck` (5 a day) from today to a day. */
const fillDeck = async (days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    await demo.begin([ticket('deck-day', 5, `${addDays(TODAY, day)}T00:00:00`)]);
  }
};

// The time is Friday, 5 March 2027, 10:30.
describe('A listed event', () => {
  test('has its next moment with places, and is not sold out', async () => {
    const next = '2027-03-05T12:00:00';
    assert.deepEqual(await eventCard('tides'), { next, is_daily: false, is_free: false });
    await demo.begin([ticket('adult', 20, next)]);
    assert.equal((await eventCard('tides')).next, '2027-03-05T14:00:00');
    assert.equal('sold_out_until' in (await eventCard('tides')), false);
  });

  test('is sold out until its next day with places, while these are sold or held', async () => {
    await demo.begin([ticket('adult', 20, '2027-03-05T12:00:00')]);
    await demo.beginAndPay([ticket('adult', 20, '2027-03-05T14:00:00')]);
    // Saturday is sold out at the box office.
    const soldOut = { next: '2027-03-07T10:00:00', sold_out_until: '2027-03-07' };
    assert.deepEqual(await eventCard('tides'), { ...soldOut, is_daily: false, is_free: false });
    demo.passMinutes(20);
    assert.equal((await eventCard('tides')).next, '2027-03-05T12:00:00');
  });

  test('is sold out for good if none of its days has places', async () => {
    await fillDeck(10);
    const last = { next: '2027-03-15T00:00:00', sold_out_until: '2027-03-15' };
    assert.deepEqual(await eventCard('deck'), { ...last, is_daily: true, is_free: false });
    await demo.begin([ticket('deck-day', 5, '2027-03-15T00:00:00')]);
    const { next, sold_out_until } = await eventCard('deck');
    assert.deepEqual([next, sold_out_until], [undefined, null]);
  });

  test('has today as its next moment if its tickets are for a day without a time', async () => {
    assert.equal((await eventCard('deck')).next, `${TODAY}T00:00:00`);
  });

  test('has no moment and is not sold out if it has ended or has no tickets yet', async () => {
    assert.deepEqual(await eventCard('ended'), { is_daily: false, is_free: false });
    assert.deepEqual(await eventCard('prepared'), { is_daily: false, is_free: false });
  });

  test('is free only if all its tickets are', async () => {
    assert.equal((await eventCard('open-day')).is_free, true);
    for (const id of ['tides', 'harbour', 'deck', 'prepared']) {
      assert.equal((await eventCard(id)).is_free, false, id);
    }
  });

  test('follows the day', async () => {
    demo.passMinutes(24 * 60);
    assert.equal((await eventCard('deck')).next, '2027-03-06T00:00:00');
  });
});

describe('A listed tour', () => {
  const book = (datetime: string) =>
    demo.begin([
      tour('members', { 'member-place': 5 }, {}, [], datetime),
      tour('members', { 'member-place': 4 }, {}, [], datetime),
    ]);

  test('has its next moment with places', async () => {
    const next = '2027-03-06T10:00:00';
    assert.deepEqual(await tourCard('members'), { next, is_daily: true, is_free: false });
  });

  test('is sold out until its next day with places', async () => {
    await book('2027-03-06T10:00:00');
    const soldOut = { next: '2027-03-07T10:00:00', sold_out_until: '2027-03-07' };
    assert.deepEqual(await tourCard('members'), { ...soldOut, is_daily: true, is_free: false });
  });

  test('is free if neither its places nor its tickets cost anything', async () => {
    const soldOut = { next: '2027-03-06T11:00:00', sold_out_until: '2027-03-06' };
    assert.deepEqual(await tourCard('free'), { ...soldOut, is_daily: false, is_free: true });
  });

  test('has no moment if it has no dates or no prices', async () => {
    assert.deepEqual(await tourCard('undated'), { is_daily: false, is_free: false });
    assert.deepEqual(await tourCard('closed'), { is_daily: true, is_free: false });
  });
});

describe('The lists of events and tours', () => {
  test('read the places taken with one query each', async () => {
    const { database } = demo;
    const shop = database();
    const { all } = shop;
    const queries: string[] = [];
    shop.all = (sql, values) => {
      queries.push(sql);
      return all(sql, values);
    };
    try {
      for (const list of ['event/select', 'tour/select/event']) {
        queries.length = 0;
        await demo.data(`en/${list}`);
        assert.equal(queries.filter((sql) => /places/.test(sql)).length, 1, list);
      }
    } finally {
      shop.all = all;
    }
  });
});

describe('isDaily', () => {
  const days = (...offsets: number[]) => offsets.map((offset) => addDays(TODAY, offset));
  for (const [title, given, expected] of [
    ['every day for a week', days(0, 1, 2, 3, 4, 5, 6), true],
    ['past days, and several times a day', days(-3, 0, 0, 1, 2, 3, 4, 5, 6), true],
    ['less than a week', days(0, 1, 2, 3, 4, 5), false],
    ['a day without it', days(0, 1, 2, 4, 5, 6, 7, 8), false],
    ['a start after today', days(1, 2, 3, 4, 5, 6, 7, 8), false],
    ['no days', [], false],
  ] as const) {
    test(`is ${expected} for ${title}`, () => assert.equal(isDaily([...given], TODAY), expected));
  }
});
