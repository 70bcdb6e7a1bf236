import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Values } from '../../demo/server/sentences.ts';
import { ticket } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { family, harbourCatalogue, leftOf } from './support/harbour.ts';
import { inEvery } from './support/entries.ts';

const DAY = '2027-03-14T00:00:00';
const EVENING = '2027-03-06T20:00:00';

const demo = useDemo({ catalogue: harbourCatalogue });

const leftOfDay = async (): Promise<number | undefined> =>
  (await leftOf(demo, 'day', '20270314'))[DAY];
const leftOfEvening = async (id: string): Promise<number | undefined> =>
  (await leftOf(demo, id, '20270306'))[EVENING];

const on = (day: string, more: Values = {}): Values => ({
  event: inEvery('Harbour'),
  date: dateText(day),
  ...more,
});

describe('Tickets for a day', () => {
  test('share the places of their event and day', async () => {
    await demo.begin([ticket('day', 3, DAY), ticket('day-child', 2, DAY)]);
    assert.equal(await leftOfDay(), 15);
    assert.equal((await leftOf(demo, 'day-child', '20270314'))[DAY], 15);
    assert.deepEqual(await leftOf(demo, 'family', '20270314'), {
      '2027-03-14T10:00:00': 10,
      '2027-03-14T12:00:00': 10,
    });
  });

  test('are bought for a day, not for a time', async () => {
    const { items } = await demo.buy([ticket('day', 2, DAY)]);
    assert.equal(items[0].datetime, DAY);
    assert.equal(items[0].totalPrice, 1400);
    const places = demo.row('SELECT event_id, mode, ticket_id, datetime FROM places');
    assert.deepEqual(places, { event_id: 'harbour', mode: 3, ticket_id: '', datetime: DAY });
    const timed = ticket('day', 1, '2027-03-14T10:00:00');
    await demo.refuses([timed], 'DAY_UNAVAILABLE', on('2027-03-14'));
  });

  test('are refused outside the period, on a sold-out day and above the available places', async () => {
    for (const day of ['2027-03-06', '2027-03-26', '2027-02-30']) {
      await demo.refuses([ticket('day', 1, `${day}T00:00:00`)], 'DAY_UNAVAILABLE');
    }
    const soldOut = ticket('day', 1, '2027-03-08T00:00:00');
    await demo.refuses([soldOut], 'DAY_SOLD_OUT', on('2027-03-08'));
    const tooMany = on('2027-03-14', { wanted: 21, left: 20 });
    await demo.refuses([ticket('day', 21, DAY)], 'TOO_FEW_PLACES_ON_DAY', tooMany);
  });

  test('can be bought until the end of their day', async () => {
    const today = '2027-03-05T00:00:00';
    demo.passMinutes(13 * 60);
    await demo.begin([ticket('deck-day', 1, today)]);
    demo.passMinutes(30);
    await demo.refuses([ticket('deck-day', 1, today)], 'DAY_UNAVAILABLE');
  });

  test('are never oversold to 60 visitors who buy at the same time', async () => {
    await demo.begin([ticket('day-child', 8, DAY)]);
    assert.equal(await demo.rush(60, ticket('day', 1, DAY)), 12);
    assert.equal(await leftOfDay(), 0);
  });
});

describe('Tickets with a fixed schedule', () => {
  test('have their own places, even at the same time', async () => {
    await demo.begin([ticket('stalls', 2, EVENING)]);
    assert.equal(await leftOfEvening('stalls'), 2);
    assert.equal(await leftOfEvening('gallery'), 3);
  });

  test('are held for 15 minutes or until the payment is canceled', async () => {
    await demo.begin([ticket('stalls', 1, EVENING)]);
    const { cartId } = await demo.begin([ticket('stalls', 2, EVENING)]);
    assert.equal(await leftOfEvening('stalls'), 1);
    await demo.cancel(cartId);
    assert.equal(await leftOfEvening('stalls'), 3);
    demo.passMinutes(15);
    assert.equal(await leftOfEvening('stalls'), 4);
  });

  test('are refused outside the schedule and when sold out, with an error that names the ticket', async () => {
    for (const moment of ['2027-03-06T19:00:00', '2027-03-07T20:00:00', '2027-03-06T00:00:00']) {
      await demo.refuses([ticket('stalls', 1, moment)], 'SLOT_UNAVAILABLE');
    }
    const values = on('2027-03-13', { event: 'Harbour [en] (Stalls [en])', time: '20:00' });
    await demo.refuses([ticket('stalls', 1, '2027-03-13T20:00:00')], 'SOLD_OUT', values);
    await demo.refuses([ticket('gallery', 4, EVENING)], 'TOO_FEW_PLACES');
  });

  test('are never oversold to 40 visitors who buy at the same time', async () => {
    assert.equal(await demo.rush(40, ticket('stalls', 1, EVENING)), 4);
    assert.equal(await leftOfEvening('stalls'), 0);
    assert.equal(await leftOfEvening('gallery'), 3);
  });
});

describe('A cart with tickets of every mode', () => {
  test('becomes one order, in which each ticket takes the places of its mode', async () => {
    const items = [
      family(1, [2, 1, 0]),
      ticket('day', 2, DAY),
      ticket('day-child', 1, DAY),
      ticket('gallery', 1, EVENING),
      ticket('stalls', 1, EVENING),
    ];
    assert.equal((await demo.buy(items)).total, 1900 + 2 * 700 + 300 + 1800 + 2800);
    const query = 'SELECT mode, ticket_id, datetime, count FROM places ORDER BY mode, ticket_id';
    assert.deepEqual(demo.rows(query), [
      { mode: 1, ticket_id: '', datetime: '2027-03-14T10:00:00', count: 3 },
      { mode: 3, ticket_id: '', datetime: DAY, count: 3 },
      { mode: 5, ticket_id: 'gallery', datetime: EVENING, count: 1 },
      { mode: 5, ticket_id: 'stalls', datetime: EVENING, count: 1 },
    ]);
  });

  test('holds nothing if one of the tickets is not available', async () => {
    await demo.refuses([ticket('day', 2, DAY), ticket('gallery', 9, EVENING)], 'TOO_FEW_PLACES');
    assert.equal(await leftOfDay(), 20);
  });
});
