import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columnsOf } from './support/columnsOf.ts';
import { useDemo } from './support/demo.ts';
import { tourCatalogue } from './support/tours.ts';

const demo = useDemo({ catalogue: tourCatalogue });

// The time is Friday, 5 March 2027, 10:30.
describe('Guided tours', () => {
  const data = (path: string, schema?: string) => demo.data(`en/${path}`, schema);
  const status = (path: string) => demo.statusOf(`en/${path}`);

  test('are listed with their language, venue, flags and lowest price', async () => {
    const { tours } = await data('tour/select/event', 'TourList');
    const { image, ...tour } = tours[0];
    assert.ok(image.endsWith('/{width}/harbour.svg'));
    assert.deepEqual(tour, {
      id: 'harbour',
      name: 'Harbour tour [en]',
      eventName: 'Tides [en]',
      description: '<p>Ships</p> [en]',
      duration: 60,
      langIdentifier: 'de',
      langName: 'German [en]',
      custom_groups: [{ id: 'public', name: 'Public [en]', sequence_no: 1 }],
      museumId: 'tower',
      venue: 'Tower [en]',
      max_participants: 6,
      single_ticketing: true,
      book_complete_tour: false,
      booking_without_tickets: false,
      price_from: 400,
      next: '2027-03-05T14:00:00',
      is_daily: true,
      is_free: false,
    });
    const ids = ['harbour', 'class', 'members', 'families', 'own-codes', 'undated', 'closed'];
    assert.deepEqual(columnsOf(tours, 'id').flat(), ids);
  });

  test('have the price of a whole tour, or of a place with its ticket, as their lowest price', async () => {
    const { tours } = await data('tour/select/event', 'TourList');
    assert.deepEqual(Object.fromEntries(columnsOf(tours, 'id', 'price_from')), {
      harbour: 400,
      class: 4500,
      members: 300,
      families: 1000,
      'own-codes': 11000,
      undated: 500,
      closed: undefined,
    });
  });

  test('are sorted into categories', async () => {
    assert.deepEqual(await data('tour/attr', 'CategoryList'), {
      category: [{ id: 'public', name: 'Public [en]', sequence_no: 1 }],
    });
  });

  test('are in the overview by day, from today on', async () => {
    const overview = await data('tour/overview?date=20270305&lookahead=2', 'TourOverview');
    const all = ['harbour', 'class', 'members', 'families', 'own-codes', 'closed'];
    assert.deepEqual(overview, {
      '2027-03-05': ['harbour', 'class'],
      '2027-03-06': all,
      '2027-03-07': all,
    });
    assert.deepEqual(await data('tour/overview?date=20270401&lookahead=0'), {
      '2027-04-01': all,
    });
  });

  test('have prices, tickets, parts, questions and the times of the requested day', async () => {
    const day = await data('tour?tour=class&date=20270314', 'TourDetail');
    assert.deepEqual(day.schedule, {
      '10:00': { tours: 2 },
      '18:00': {
        tours: 2,
        priceList: [
          { id: 'evening', name: 'Price evening [en]', price: 7000, vat_value: 7, sequence_no: 1 },
        ],
      },
    });
    assert.deepEqual(columnsOf(day.priceList, 'id', 'sequence_no'), [
      ['primary', 1],
      ['secondary', 2],
    ]);
    assert.deepEqual(day.questions[2], {
      id: 'pupils',
      type: 'number',
      label: 'Pupils [en]',
      required: true,
      min: 2,
      max: 12,
    });
    assert.deepEqual(day.questions[4].options, [
      { value: 'ramp', label: 'ramp [en]' },
      { value: 'loop', label: 'loop [en]' },
    ]);
    assert.equal(day.questions[4].help, 'Tick all [en]');
    const { tickets } = await data('tour?tour=families', 'TourDetail');
    assert.deepEqual(tickets[0].subtickets, [
      { id: 'family-adult', name: 'Price family-adult [en]', price: 500 },
      { id: 'family-child', name: 'Price family-child [en]', price: 200 },
    ]);
  });

  test('have no times without a date or on a day on which they do not take place', async () => {
    assert.deepEqual((await data('tour?tour=class', 'TourDetail')).schedule, {});
    assert.deepEqual((await data('tour?tour=class&date=20270601', 'TourDetail')).schedule, {});
  });

  test('count as one tour per time if shared, and as none if sold out', async () => {
    const { schedule } = await data('tour?tour=harbour&date=20270307', 'TourDetail');
    assert.deepEqual(schedule, { '10:00': { tours: 1 }, '14:00': { tours: 0 } });
  });

  test('have a calendar of future times with their available places', async () => {
    const calendar = await data(
      'tour/calendar/tour/harbour/range/20270301;20270307',
      'TourCalendar',
    );
    const time = (day: string, tickets: number) => ({
      timeslotId: `tharbour-${day}`,
      tickets,
      soldout: tickets === 0,
    });
    assert.deepEqual(calendar, {
      '2027-03-05': { '14:00': time('202703051400', 10) },
      '2027-03-06': { '10:00': time('202703061000', 0), '14:00': time('202703061400', 0) },
      '2027-03-07': { '10:00': time('202703071000', 10), '14:00': time('202703071400', 0) },
    });
  });

  test('have lists of sold-out days and times', async () => {
    assert.deepEqual(await data('tour/soldout/tour/harbour/range/20270301;20270331'), [
      '2027-03-06',
    ]);
    const times = (day: string) => data(`tour/soldoutTimeslots/tour/harbour/date/${day}`);
    assert.deepEqual(await times('20270307'), ['14:00']);
    assert.deepEqual(await times('20270308'), []);
  });

  test('have a lifetime from their first to their last future day', async () => {
    const lifetime = await data('tour/lifetime/tour/harbour', 'Lifetime');
    assert.deepEqual(lifetime, { first: '2027-03-05', last: '2027-04-04' });
  });

  test('have details, an empty calendar and no lifetime if they have no dates', async () => {
    assert.equal(await status('tour/lifetime/tour/undated'), 404);
    assert.deepEqual(await data('tour/calendar/tour/undated/range/20270301;20270331'), {});
    assert.equal((await data('tour?tour=undated', 'TourDetail')).priceList.length, 1);
  });

  test('have dates but no prices if they cannot be booked at present', async () => {
    assert.deepEqual((await data('tour?tour=closed', 'TourDetail')).priceList, []);
    assert.equal((await data('tour/lifetime/tour/closed', 'Lifetime')).first, '2027-03-05');
  });
});
