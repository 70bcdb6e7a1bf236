import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useDemo } from './support/demo.ts';
import { harbourCatalogue } from './support/harbour.ts';

const demo = useDemo({ catalogue: harbourCatalogue });

describe('The event API', () => {
  const data = (path: string, schema: string) => demo.data(`en/${path}`, schema);
  const collect = async (path: string) => {
    const { tickets, ...rest } = await data(`ticket/collect/event/${path}`, 'TicketCollection');
    const byId = new Map<string, Record<string, never>>(
      tickets.map((one: { id: string }) => [one.id, one]),
    );
    const scheduleOf = (id: string) => byId.get(id)?.schedule ?? [];
    return { ...rest, tickets, byId, scheduleOf };
  };
  const lifetime = (id: string) => data(`ticket/lifetime?event=${id}`, 'Lifetime');
  const calendar = (id: string, range: string) =>
    data(`ticket/calendar/event/${id}/range/${range}?deep=1`, 'EventCalendar');

  test('returns the slots of a day and the schedule of each ticket on that day', async () => {
    const { timeslot, scheduleOf } = await collect('harbour/date/20270313');
    const slots = [
      { datetime: '2027-03-13T10:00:00', max_tickets: 10 },
      { datetime: '2027-03-13T12:00:00', max_tickets: 10 },
    ];
    assert.deepEqual(timeslot, slots);
    assert.deepEqual(scheduleOf('family'), slots);
    assert.deepEqual(scheduleOf('day'), [{ datetime: '2027-03-13T00:00:00', max_tickets: 20 }]);
    const evening = { datetime: '2027-03-13T20:00:00', datetime_end: '2027-03-13T22:00:00' };
    assert.deepEqual(scheduleOf('stalls'), [{ ...evening, max_tickets: 0 }]);
    assert.deepEqual(scheduleOf('gallery'), [{ ...evening, max_tickets: 3 }]);
  });

  test('returns all future schedule entries if no date is given', async () => {
    const { timeslot, scheduleOf } = await collect('harbour');
    assert.deepEqual(timeslot, []);
    assert.equal(scheduleOf('family')[0].datetime, '2027-03-05T12:00:00');
    assert.equal(scheduleOf('day').length, 19);
    assert.deepEqual(
      scheduleOf('gallery').map(({ datetime }: { datetime: string }) => datetime.slice(0, 10)),
      ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27', '2027-04-03'],
    );
  });

  test('returns a family ticket with its parts and its group', async () => {
    const { byId, group } = await collect('harbour');
    const { schedule: _schedule, ...ticket } = byId.get('family') ?? {};
    assert.deepEqual(ticket, {
      id: 'family',
      eventId: 'harbour',
      name: 'Family [en]',
      price: 1500,
      vat_value: 7,
      mode: 1,
      family: true,
      subtickets: [
        ['f-adult', 'Adult [en]', 100, 2, 2],
        ['f-child', 'Child [en]', 200, 1, 3],
        ['f-baby', 'Baby [en]', 0, 0, 2],
      ].map(([id, name, price, min_quantity, max_quantity]) => ({
        id,
        name,
        price,
        vat_value: 7,
        min_quantity,
        max_quantity,
      })),
      group_id: 'families',
      group_name: 'Families [en]',
    });
    assert.deepEqual(group, [{ id: 'families', name: 'Families [en]', sequence_no: 1 }]);
  });

  test('returns how tickets are printed and scanned, and their booking fee', async () => {
    const { byId } = await collect('harbour');
    const { print_separately, unique_barcode, scan_separately } = byId.get('pair') ?? {};
    assert.deepEqual([print_separately, unique_barcode, scan_separately], [true, true, true]);
    const { price, book_with_cost, book_with_cost_warn } = byId.get('gallery') ?? {};
    assert.deepEqual(
      [price, book_with_cost, book_with_cost_warn],
      [1800, 200, 'It costs a fee. [en]'],
    );
  });

  test('sums the places of all ticket modes in the calendar', async () => {
    assert.deepEqual(await calendar('harbour', '20270305;20270308'), {
      '2027-03-05': 10,
      '2027-03-06': 20 + 4 + 3,
      '2027-03-07': 20 + 20,
      '2027-03-08': 20 + 0,
    });
  });

  test('returns a lifetime from the first to the last day of all ticket modes', async () => {
    assert.deepEqual(await lifetime('harbour'), { first: '2027-03-05', last: '2027-04-04' });
  });

  const eventOf = async (id: string) => {
    const { events } = await data('event/select', 'EventList');
    return events.find((event: { id: string }) => event.id === id);
  };

  test('lists an event with its next date, its end and its lowest price', async () => {
    const { sorting_datetime, end, price_from } = await eventOf('harbour');
    assert.deepEqual(
      [sorting_datetime, end, price_from],
      ['2027-03-05T12:00:00', '2027-04-04T12:00:00', 300],
    );
  });

  test('ends an event without times at the end of its last day', async () => {
    const { sorting_datetime, end } = await eventOf('deck');
    assert.deepEqual([sorting_datetime, end], ['2027-03-05T00:00:00', '2027-03-15T23:59:00']);
    assert.deepEqual((await collect('deck/date/20270305')).timeslot, []);
  });

  test('lists an event that has ended, with its past end and without days to book', async () => {
    const { sorting_datetime, end } = await eventOf('ended');
    assert.deepEqual([sorting_datetime, end], ['2027-03-03T10:00:00', '2027-03-03T10:00:00']);
    assert.deepEqual(await lifetime('ended'), { first: '2027-01-24', last: '2027-03-03' });
    assert.deepEqual(await calendar('ended', '20270201;20270331'), {});
    assert.deepEqual((await collect('ended')).scheduleOf('ended-adult'), []);
  });

  test('lists an event that has no tickets yet, but offers no day', async () => {
    assert.equal((await eventOf('prepared')).sorting_datetime, '2027-03-15T10:00:00');
    assert.equal('price_from' in (await eventOf('prepared')), false);
    assert.deepEqual(await calendar('prepared', '20270301;20270430'), {});
    const { tickets, timeslot } = await collect('prepared/date/20270315');
    assert.deepEqual([tickets, timeslot], [[], []]);
  });

  test('does not list an event without a date', async () => {
    assert.equal(await eventOf('undated'), undefined);
    assert.equal(await demo.statusOf('en/ticket/lifetime?event=undated'), 404);
    assert.deepEqual((await collect('undated')).tickets, []);
  });
});
