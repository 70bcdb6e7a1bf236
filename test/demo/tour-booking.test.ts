import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inTier } from '../support/tier.ts';
import { FREE_SLOT, ticket } from './support/visitor.ts';
import { columnsOf } from './support/columnsOf.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import {
  classAnswers,
  classVisit,
  familyVisit,
  harbourTour,
  leftOfTour,
  tour,
  tourCatalogue,
} from './support/tours.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo({ catalogue: tourCatalogue });

const when = { date: dateText('2027-03-14'), time: '10:00' };

const { refuses } = demo;

describe('A place on a shared tour', () => {
  test('costs its own price plus that of its ticket, and takes one place at its time', async () => {
    const item = tour('harbour', { place: 3 }, { 'tour-adult': 2, 'tour-child': 1 });
    const { total, items } = await demo.buy([item]);
    const [line] = items;
    assert.equal(total, 3 * 400 + 2 * 900);
    assert.deepEqual(
      [line.type, line.id, line.name, line.count, line.totalPrice, line.datetime],
      ['guidedTour', 'harbour', 'Harbour tour [en]', 3, 3000, FREE_SLOT],
    );
    assert.deepEqual(line.details, [
      'Tides [en] (German [en])',
      'Tower [en]',
      '3 × Place [en]',
      '2 × Adult [en]',
      '1 × Child [en]',
    ]);
    assert.equal(new Set(line.barcodes).size, 3);
    assert.deepEqual(await leftOfTour(demo, 'harbour'), { '10:00': 7, '14:00': 10 });
    const row = demo.row('SELECT tour_id, datetime, count, total_cents FROM tour_places, orders');
    const kept = { tour_id: 'harbour', datetime: FREE_SLOT, count: 3, total_cents: 3000 };
    assert.deepEqual(row, kept);
  });

  test('can be for a family, whose ticket has the price of all its members', async () => {
    const { items } = await demo.buy([familyVisit(2, 3)]);
    assert.deepEqual([items[0].count, items[0].barcodes.length], [1, 1]);
    assert.equal(items[0].totalPrice, 600 + 400 + 2 * 500 + 3 * 200);
    assert.deepEqual(await leftOfTour(demo, 'families'), { '10:00': 3 });
  });

  test('can be booked without a ticket if visitors may bring their own', async () => {
    const members = tour('members', { 'member-place': 4 }, { 'member-adult': 1 });
    const { items } = await demo.buy([members]);
    assert.equal(items[0].totalPrice, 4 * 300 + 900);
  });

  test('is refused for the wrong number of tickets, with both numbers in the error', async () => {
    const fewer = tour('harbour', { place: 3 }, { 'tour-adult': 2 });
    const numbers = { tour: inEvery('Harbour tour'), tickets: 2, participants: 3 };
    await refuses([fewer], 'TOUR_TICKETS_FEWER', numbers);
    await refuses([tour('harbour', { place: 1 }, { 'tour-adult': 2 })], 'TOUR_TICKETS_MORE');
  });

  test('is refused if all lines together ask for more than the available places', async () => {
    await demo.begin([harbourTour(5)]);
    const values = { ...when, event: inEvery('Harbour tour'), wanted: 6, left: 5 };
    await refuses([harbourTour(3), harbourTour(3)], 'TOO_FEW_PLACES', values);
  });

  test('is refused if the tour is sold out, has begun or does not take place then', async () => {
    await refuses([harbourTour(1, '2027-03-07T14:00:00')], 'SOLD_OUT');
    for (const moment of ['03-05T10:00', '03-14T11:00', '06-01T10:00', '02-30T10:00']) {
      await refuses([harbourTour(1, `2027-${moment}:00`)], 'SLOT_UNAVAILABLE');
    }
  });

  test('is held by initPayment for 15 minutes or until the payment is canceled', async () => {
    await demo.begin([harbourTour(2)]);
    const { cartId } = await demo.begin([harbourTour(3)]);
    assert.equal((await leftOfTour(demo, 'harbour'))['10:00'], 5);
    await demo.cancel(cartId);
    assert.equal((await leftOfTour(demo, 'harbour'))['10:00'], 8);
    demo.passMinutes(15);
    assert.equal((await leftOfTour(demo, 'harbour'))['10:00'], 10);
  });
});

describe('A whole tour', () => {
  test('costs its own price plus that of its tickets, and the order stores the answers', async () => {
    const answers = [
      ...classAnswers,
      { qId: 'coming', type: 'radio', value: 'foot' },
      { qId: 'needs', type: 'checkbox', value: ['ramp'] },
      { qId: 'more', type: 'textarea', value: 'We are loud.' },
    ];
    const prices = { primary: 1, secondary: 1 };
    const { items } = await demo.buy([tour('class', prices, { pupil: 15, teacher: 2 }, answers)]);
    const [line] = items;
    assert.equal(line.totalPrice, 4500 + 6000 + 15 * 200);
    assert.deepEqual([line.count, line.barcodes.length], [1, 1]);
    assert.deepEqual(line.details.slice(2), [
      '1 × Price primary [en]',
      '1 × Price secondary [en]',
      '15 × Price pupil [en]',
      '2 × Price teacher [en]',
      'School [en]: Kai School',
      'Level [en]: high [en]',
      'Pupils [en]: 9',
      'Coming [en]: foot [en]',
      'Needs [en]: ramp [en]',
      'More [en]: We are loud.',
    ]);
    assert.deepEqual(await leftOfTour(demo, 'class'), { '10:00': 0, '18:00': 2 });
    assert.deepEqual(JSON.parse(demo.row('SELECT items FROM orders')?.items)[0].answers, answers);
  });

  test('has a barcode for each participant if `singleTicketing` is set', async () => {
    const { items } = await demo.buy([tour('own-codes', { tower: 1 }, { 'tower-adult': 4 })]);
    assert.equal(items[0].count, 4);
    assert.equal(new Set(items[0].barcodes).size, 4);
  });

  test('has the price of its time of day', async () => {
    const evening = (price: string) =>
      tour('class', { [price]: 1 }, { pupil: 3 }, classAnswers, '2027-03-14T18:00:00');
    const { items } = await demo.buy([evening('evening')]);
    assert.equal(items[0].totalPrice, 7000 + 3 * 200);
    await refuses([evening('primary')], 'TOUR_CHANGED');
  });

  test('is refused if fewer tours are available than wanted', async () => {
    await demo.begin([classVisit(1, 5)]);
    const values = { ...when, event: inEvery('Class'), wanted: 2, left: 1 };
    await refuses([classVisit(2, 12)], 'TOO_FEW_TOURS', values);
  });

  test('is refused without a required answer, with an error that names the question', async () => {
    const item = { ...classVisit(1, 5), answers: classAnswers.slice(1) };
    await refuses([item], 'ANSWER_REQUIRED', { question: inEvery('School') });
  });
});

describe('A guided tour', () => {
  test('is accepted only with the time slot id of its date and time', async () => {
    const slot = (timeslotId: string) => ({ ...harbourTour(1), timeslotId });
    const { body } = await demo.get('de/tour/calendar/tour/harbour/range/20270314;20270314');
    await demo.begin([slot(body.data['2027-03-14']['10:00'].timeslotId)]);
    await refuses([slot('tharbour-202703141400')], 'TOUR_CHANGED');
  });

  test('is refused if it is unknown, undated or cannot be booked at present', async () => {
    await refuses([tour('none', { place: 1 })], 'TOUR_UNKNOWN');
    await refuses([tour('undated', { 'some-day': 1 })], 'SLOT_UNAVAILABLE');
    await refuses([tour('closed', { place: 1 })], 'TOUR_NOT_BOOKABLE');
  });

  test('is refused with missing, malformed or unknown values', async () => {
    const { answers: _answers, ...incomplete } = harbourTour(1);
    await refuses([incomplete], 'NOT_UNDERSTOOD');
    await refuses([harbourTour(1.5)], 'NOT_UNDERSTOOD');
    await refuses([harbourTour(1, '14.03.2027')], 'NOT_UNDERSTOOD');
    await refuses([tour('harbour', { gift: 1 })], 'TOUR_CHANGED');
  });

  test('is refused in the requested language, with no placeholder left in the error', async () => {
    const long = { qId: 'school', type: 'text', value: 'x'.repeat(21) };
    const many = { qId: 'pupils', type: 'number', value: 99 };
    const other = { qId: 'level', type: 'select', value: 'x' };
    const [school, level, pupils] = classAnswers;
    const items = [
      harbourTour(7),
      harbourTour(0),
      tour('none', { place: 1 }),
      tour('closed', { place: 1 }),
      tour('harbour', { gift: 1 }),
      tour('harbour', { place: 2 }, { 'tour-adult': 1 }),
      tour('harbour', { place: 1 }, { 'tour-adult': 2 }),
      classVisit(1, 2),
      classVisit(1, 13),
      classVisit(3, 12),
      { ...classVisit(1, 5), answers: [] },
      { ...classVisit(1, 5), answers: [long, level, pupils] },
      { ...classVisit(1, 5), answers: [school, other, pupils] },
      { ...classVisit(1, 5), answers: [school, level, many] },
    ];
    for (const lang of inTier(LANGUAGES, ['en', 'sv'])) {
      for (const item of items) {
        const { error } = await demo.expectRefusal([item], lang);
        assert.ok(!/[{}]/.test(error), error);
        for (const [, name] of error.matchAll(/\[(\w\w)\]/g)) assert.equal(name, lang, error);
      }
    }
  });

  test('shares an order with a timed ticket, and each takes its own places', async () => {
    const { total, items } = await demo.buy([classVisit(1, 5), ticket('adult', 2), harbourTour(1)]);
    assert.equal(total, 4500 + 5 * 200 + 2 * 1200 + 1300);
    assert.deepEqual(columnsOf(items, 'type').flat(), ['guidedTour', 'ticket', 'guidedTour']);
    const places = demo.rows('SELECT event_id, count FROM places');
    assert.deepEqual(places, [{ event_id: 'tides', count: 2 }]);
    assert.deepEqual(demo.rows('SELECT tour_id, count FROM tour_places ORDER BY tour_id'), [
      { tour_id: 'class', count: 1 },
      { tour_id: 'harbour', count: 1 },
    ]);
  });

  test('holds nothing if a ticket in its cart is not available, and vice versa', async () => {
    await demo.expectRefusal([harbourTour(2), ticket('adult', 21)]);
    assert.equal((await leftOfTour(demo, 'harbour'))['10:00'], 10);
    await demo.expectRefusal([ticket('adult', 2), classVisit(3, 12)]);
    assert.deepEqual(demo.rows('SELECT count FROM places'), []);
  });

  test('stays booked after a restart', async () => {
    await demo.buy([harbourTour(4)]);
    demo.restart();
    assert.equal((await leftOfTour(demo, 'harbour'))['10:00'], 6);
  });
});

describe('The last places of a tour', () => {
  test('are never oversold to 60 visitors who book at the same time', async () => {
    await demo.begin([harbourTour(3)]);
    assert.equal(await demo.rush(60, harbourTour(1)), 7);
    assert.equal((await leftOfTour(demo, 'harbour'))['10:00'], 0);
  });

  test('are never oversold to 20 groups that book whole tours at the same time', async () => {
    assert.equal(await demo.rush(20, classVisit(1, 10)), 2);
    assert.equal((await leftOfTour(demo, 'class'))['10:00'], 0);
  });
});
