import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import type { Moment } from '../../../src/core/calendar/moment.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { loadEvents } from '../../../src/core/tickets/actions.ts';
import { loadDay, loadLifetime, loadMonth } from '../../../src/core/tickets/days.ts';
import {
  addChosen,
  chooseCount,
  choosePart,
  chooseTime,
} from '../../../src/core/tickets/choices.ts';
import { choiceKey, restoreChoices, tickets } from '../../../src/core/tickets/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import {
  concert,
  day,
  dayLine,
  dayTicket,
  ELEVEN,
  family,
  familyLine,
  month,
  museumEvent,
  ofDay,
  TEN,
  ticket,
  ticketLine,
} from '../../support/samples.ts';
import type { Answer } from '../../support/server.ts';
import { clockAt, openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const DAY = day('2027-03-05');
const EVENTS = 'GET event/select';
const LIFETIME = 'GET ticket/lifetime';
const COLLECT = 'GET ticket/collect/event/12/date/20270305';
const calendar = (from: string, to: string) => `GET ticket/calendar/event/12/range/${from};${to}`;
const MARCH = calendar('20270301', '20270430');
const APRIL = calendar('20270401', '20270531');
const FEBRUARY = calendar('20270201', '20270331');
const BUSY = { status: 403, body: {} };

const days = () => tickets.days['12']!;
const NEXT = day('2027-03-06');
const NEXT_COLLECT = COLLECT.replace('20270305', '20270306');

const months = () =>
  Object.fromEntries(Object.entries(days().months).map(([key, { is }]) => [key, is]));

const offer = (places: number, more: object = {}) => ({
  data: {
    tickets: [ticket(), ticket({ id: '2', name: 'Child' })],
    timeslot: [
      { datetime: TEN, max_tickets: places },
      { datetime: ELEVEN, max_tickets: 20 },
    ],
    ...more,
  },
});

beforeEach(async () => {
  await resetAll();
  clockAt('2027-03-05T08:59:59Z'); // a second before ten in Berlin
});

describe('the events of the museum', () => {
  const raw = (id: string, sequence_no: number) => museumEvent({ id, sequence_no });

  it('are loaded once and sorted', async () => {
    const server = await openShop({ [EVENTS]: { data: { events: [raw('b', 2), raw('a', 1)] } } });
    await Promise.all([loadEvents(), loadEvents()]);
    await loadEvents();
    expect(tickets.events.is === 'ready' && tickets.events.value.map(({ id }) => id)).to.deep.equal(
      ['a', 'b'],
    );
    expect(await server.hits()).to.have.length(1);
  });

  it('are loading, then failed, and can be loaded again', async () => {
    const server = await openShop({ [EVENTS]: [BUSY, { data: { events: [] }, hold: 'events' }] });
    await loadEvents();
    expect(tickets.events).to.deep.include({ is: 'failed' });
    const again = loadEvents();
    expect(tickets.events.is).to.equal('loading');
    await server.release('events');
    await again;
    expectState(tickets.events).to.deep.equal({ is: 'ready', value: [] });
  });
});

describe('the first and last day of an event', () => {
  it('are those of the coming year if the back end does not have the call', async () => {
    clockAt('2027-03-05T08:00:00Z');
    await openShop({ [LIFETIME]: { status: 404, body: {} } });
    await loadLifetime('12');
    expectState(days().lifetime).to.deep.equal({
      is: 'ready',
      value: { first: '2027-03-05', last: '2028-03-05' },
    });
  });

  it('are loaded once, and again after a failure', async () => {
    const server = await openShop({
      [LIFETIME]: [BUSY, { data: { first: '2027-03-05', last: '2027-06-30' } }],
    });
    await loadLifetime('12');
    expect(days().lifetime.is).to.equal('failed');
    await Promise.all([loadLifetime('12'), loadLifetime('12')]);
    await loadLifetime('12');
    expectState(days().lifetime).to.deep.equal({
      is: 'ready',
      value: { first: '2027-03-05', last: '2027-06-30' },
    });
    expect(await server.hits()).to.have.length(2);
  });
});

describe('the calendar of an event', () => {
  it('covers the month and the next one', async () => {
    const server = await openShop({ [MARCH]: { data: { '2027-03-05': 4, '2027-04-30': 0 } } });
    const loaded = loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'loading', '2027-04': 'loading' });
    await loaded;
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
    expect(days().counts).to.deep.equal({ '2027-03-05': 4, '2027-04-30': 0 });
    expect(await server.hits()).to.have.length(1);
  });

  it('is requested once at a time, and again each time it is shown', async () => {
    const server = await openShop({
      [MARCH]: [{ data: { '2027-03-05': 4, '2027-03-06': 1 } }, { data: { '2027-03-05': 2 } }],
    });
    await Promise.all([loadMonth('12', month('2027-03')), loadMonth('12', month('2027-03'))]);
    expect(await server.hits()).to.have.length(1);
    const again = loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
    await again;
    expect(days().counts).to.deep.equal({ '2027-03-05': 2 }); // a day missing from the answer is removed
  });

  it('is separate for each event', async () => {
    await openShop({
      [MARCH]: { data: { '2027-03-05': 4 } },
      [MARCH.replace('/12/', '/13/')]: { data: { '2027-03-05': 9 } },
    });
    await Promise.all([loadMonth('12', month('2027-03')), loadMonth('13', month('2027-03'))]);
    expect(days().counts).to.deep.equal({ '2027-03-05': 4 });
    expect(tickets.days['13']?.counts).to.deep.equal({ '2027-03-05': 9 });
  });

  it('has the months of each answer in any order of arrival', async () => {
    const server = await openShop({
      [FEBRUARY]: { data: { '2027-02-01': 1, '2027-03-05': 9 }, hold: 'february' },
      [APRIL]: { data: { '2027-04-01': 3, '2027-05-01': 4 } },
    });
    const first = loadMonth('12', month('2027-02'));
    await loadMonth('12', month('2027-04'));
    expect(months()).to.deep.equal({
      '2027-02': 'loading',
      '2027-03': 'loading',
      '2027-04': 'ready',
      '2027-05': 'ready',
    });
    await server.release('february');
    await first;
    expect(days().counts).to.deep.equal({
      '2027-02-01': 1,
      '2027-03-05': 9,
      '2027-04-01': 3,
      '2027-05-01': 4,
    });
  });

  it('keeps a newer answer for a month when an older one arrives late', async () => {
    const server = await openShop({
      [MARCH]: { data: { '2027-03-05': 1, '2027-04-01': 9 }, hold: 'march' },
      [APRIL]: { data: { '2027-04-01': 3 } },
    });
    await loadMonth('12', month('2027-04'));
    const late = loadMonth('12', month('2027-03'));
    await server.arrived(MARCH);
    await server.answer({ [APRIL]: { data: { '2027-04-01': 2 } } });
    await loadMonth('12', month('2027-04'));
    await server.release('march');
    await late;
    expect(days().counts).to.deep.equal({ '2027-03-05': 1, '2027-04-01': 2 });
  });

  it('is failed if it cannot be loaded, and can be loaded again', async () => {
    await openShop({ [MARCH]: [BUSY, { data: { '2027-03-05': 4 } }] });
    await loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'failed', '2027-04': 'failed' });
    await loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
  });

  it('keeps its counts if it cannot be loaded again', async () => {
    await openShop({ [MARCH]: [{ data: { '2027-03-05': 4 } }, BUSY] });
    await loadMonth('12', month('2027-03'));
    await loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
    expect(days().counts).to.deep.equal({ '2027-03-05': 4 });
  });

  it('keeps a loaded month when another request for it fails', async () => {
    const server = await openShop({
      [FEBRUARY]: { ...BUSY, hold: 'february' },
      [MARCH]: { data: { '2027-03-05': 4 }, hold: 'march' },
    });
    const good = loadMonth('12', month('2027-03'));
    const bad = loadMonth('12', month('2027-02'));
    await server.release('march');
    await good;
    await server.release('february');
    await bad;
    expect(months()).to.deep.equal({ '2027-02': 'failed', '2027-03': 'ready', '2027-04': 'ready' });
  });
});

describe('a day of an event', () => {
  it('is requested again each time, and shows the last offer until then', async () => {
    const server = await openShop({ [COLLECT]: [offer(20), { ...offer(3), hold: 'day' }] });
    const first = loadDay('12', DAY);
    expect(days().offers[DAY]?.is).to.equal('loading');
    await first;
    const again = loadDay('12', DAY);
    expect(days().offers[DAY]?.is).to.equal('ready');
    await server.release('day');
    await again;
    const now = days().offers[DAY];
    expect(now?.is === 'ready' && now.value.timeslots[0]?.max_tickets).to.equal(3);
  });

  it('does not overwrite another day that was loaded before it', async () => {
    const other = COLLECT.replace('20270305', '20270306');
    const server = await openShop({ [COLLECT]: { ...offer(1), hold: 'day' }, [other]: offer(2) });
    const late = loadDay('12', DAY);
    await loadDay('12', day('2027-03-06'));
    await server.release('day');
    await late;
    const places = Object.entries(days().offers).map(([key, wait]) => [
      key,
      wait.is === 'ready' && wait.value.timeslots[0]?.max_tickets,
    ]);
    expect(Object.fromEntries(places)).to.deep.equal({ '2027-03-05': 1, '2027-03-06': 2 });
  });

  it('keeps its offer if it cannot be loaded again, and is failed without one', async () => {
    await openShop({ [COLLECT]: [BUSY, offer(5), BUSY] });
    await loadDay('12', DAY);
    expect(days().offers[DAY]?.is).to.equal('failed');
    await loadDay('12', DAY);
    await loadDay('12', DAY);
    expect(days().offers[DAY]?.is).to.equal('ready');
  });
});

describe('the choice of a visitor', () => {
  const see = async (answer: Answer) => {
    await openShop({ [COLLECT]: answer, [NEXT_COLLECT]: answer });
    await Promise.all([loadDay('12', DAY), loadDay('12', NEXT)]);
  };
  const chosen = () => plain(tickets.choices[choiceKey('12', DAY)]);

  it('is kept for each day, and survives a reload', async () => {
    await see(offer(20, { tickets: [ticket(), family(), dayTicket()] }));
    chooseTime('12', DAY, TEN);
    chooseCount('12', DAY, '1', 2);
    chooseCount('12', DAY, 'f', 1);
    choosePart('12', DAY, { ticketId: 'f', partId: 'child' }, 2);
    chooseCount('12', NEXT, 'd', 4);
    const before = plain(tickets.choices);
    expect(before).to.deep.equal({
      '12/2027-03-05': {
        time: TEN,
        counts: { '1': 2, f: 1 },
        parts: { f: { 'grown-up': 1, child: 2, baby: 1 } },
      },
      '12/2027-03-06': { counts: { d: 4 }, parts: {} },
    });
    tickets.choices = {};
    restoreChoices();
    expectState(tickets.choices).to.deep.equal(before);
  });

  it('keeps its counts when the time changes', async () => {
    await see(offer(20));
    chooseTime('12', DAY, TEN);
    chooseCount('12', DAY, '1', 2);
    chooseTime('12', DAY, ELEVEN);
    expect(chosen()).to.deep.equal({ time: ELEVEN, counts: { '1': 2 }, parts: {} });
  });

  it('never exceeds the places of the slot over all ticket types', async () => {
    await see(offer(5));
    chooseTime('12', DAY, TEN);
    chooseCount('12', DAY, '1', 3);
    chooseCount('12', DAY, '2', 9);
    expect(chosen()).to.deep.include({ counts: { '1': 3, '2': 2 } });
  });

  it('is empty for an unknown day, ticket or part', async () => {
    await openShop({ [COLLECT]: offer(20, { tickets: [ticket(), family()] }) });
    chooseCount('12', DAY, '1', 2);
    choosePart('12', DAY, { ticketId: 'f', partId: 'child' }, 2);
    expect(tickets.choices).to.deep.equal({});
    await loadDay('12', DAY);
    chooseTime('12', DAY, TEN);
    chooseCount('12', DAY, 'x', 2);
    choosePart('12', DAY, { ticketId: 'x', partId: 'child' }, 2);
    choosePart('12', DAY, { ticketId: 'f', partId: 'x' }, 2);
    choosePart('12', DAY, { ticketId: '1', partId: 'child' }, 2);
    expect(chosen()).to.deep.equal({ time: TEN, counts: { '1': 1 }, parts: {} });
  });

  it('presets one ticket with the first time, and nothing once the visitor has chosen', async () => {
    await see(offer(20));
    expect(chooseTime('12', DAY, TEN)?.id).to.equal('1');
    expect(chosen()).to.deep.equal({ time: TEN, counts: { '1': 1 }, parts: {} });
    chooseCount('12', DAY, '1', 0);
    expect(chooseTime('12', DAY, ELEVEN)).to.equal(undefined);
    expect(chosen()).to.deep.equal({ time: ELEVEN, counts: { '1': 0 }, parts: {} });
  });

  describe('of a count', () => {
    type Counts = Record<string, number>;
    const cases: [title: string, wanted: number, before: Counts, set: number][] = [
      ['is the wanted number', 3, {}, 3],
      ['replaces the previous one', 3, { '1': 8 }, 3],
      ['never exceeds the available places', 12, {}, 10],
      ['never exceeds what the other types leave', 9, { '2': 4 }, 6],
      ['is never negative', -3, { '1': 2 }, 0],
      ['is rounded down', 2.9, {}, 2],
      ['is 0 if it is not a number', Number('two'), { '1': 2 }, 0],
      ['is 0 if it is infinite', Infinity, { '1': 2 }, 0],
    ];
    for (const [title, wanted, before, set] of cases) {
      it(title, async () => {
        await see(offer(10));
        chooseTime('12', DAY, TEN);
        for (const [id, count] of Object.entries(before)) chooseCount('12', DAY, id, count);
        chooseCount('12', DAY, '1', wanted);
        expect(chosen()).to.deep.include({ counts: { ...before, '1': set } });
      });
    }

    it('can be paid for day tickets without a limit', async () => {
      await see(offer(0, { tickets: [dayTicket()] }));
      chooseCount('12', DAY, 'd', 1e300);
      const count = tickets.choices[choiceKey('12', DAY)]?.counts['d'] ?? 0;
      expect(count).to.be.greaterThan(99);
      expect(Number.isSafeInteger(count * 100_000_00)).to.equal(true);
    });
  });

  describe('of families', () => {
    beforeEach(async () => {
      await see(offer(9, { tickets: [family(), ticket()] }));
      chooseTime('12', DAY, TEN);
      chooseCount('12', DAY, '1', 0);
    });
    const parts = () => tickets.choices[choiceKey('12', DAY)]?.parts['f'];
    const take = (partId: string, wanted: number) =>
      choosePart('12', DAY, { ticketId: 'f', partId }, wanted);

    it('has the minimum of each part by default', () => {
      chooseCount('12', DAY, 'f', 2);
      expect(parts()).to.deep.equal({ 'grown-up': 2, child: 0, baby: 2 });
    });

    it('keeps the chosen parts with more families, and limits them with fewer', () => {
      chooseCount('12', DAY, 'f', 1);
      take('child', 3);
      chooseCount('12', DAY, 'f', 2);
      expect(parts()).to.deep.equal({ 'grown-up': 2, child: 3, baby: 2 });
      take('child', 5);
      chooseCount('12', DAY, 'f', 1);
      expect(parts()).to.deep.equal({ 'grown-up': 2, child: 3, baby: 1 });
      chooseCount('12', DAY, 'f', 0);
      expect(parts()).to.deep.equal({ 'grown-up': 0, child: 0, baby: 0 });
    });

    const cases: [title: string, partId: string, wanted: number, set: number][] = [
      ['can exceed the minimum', 'grown-up', 3, 3],
      ['never exceeds its maximum', 'grown-up', 9, 4],
      ['never falls below its minimum', 'grown-up', 1, 2],
      ['is never negative', 'child', -1, 0],
      ['is rounded down', 'child', 2.9, 2],
      ['is its minimum if it is not a number', 'grown-up', Number('two'), 2],
      ['stays fixed', 'baby', 5, 2],
      ['stays fixed when fewer are wanted', 'baby', 0, 2],
      ['never exceeds the available places', 'child', 6, 5],
    ];
    for (const [title, partId, wanted, set] of cases) {
      it(`has a part that ${title}`, () => {
        chooseCount('12', DAY, 'f', 2);
        take(partId, wanted);
        expect(parts()?.[partId]).to.equal(set);
      });
    }

    it('has no part without a family', () => {
      take('child', 2);
      expect(parts()).to.deep.equal({ child: 0 });
    });

    it('shares the places with other tickets', () => {
      chooseCount('12', DAY, '1', 6);
      chooseCount('12', DAY, 'f', 3);
      expect(chosen()).to.deep.include({ counts: { '1': 6, f: 1 } });
      take('child', 3);
      expect(parts()).to.deep.equal({ 'grown-up': 1, child: 1, baby: 1 });
      chooseCount('12', DAY, '1', 9);
      expect(chosen()).to.deep.include({ counts: { '1': 6, f: 1 } });
    });

    it('never has more people than places when a family is added to chosen parts', () => {
      chooseCount('12', DAY, '1', 4);
      chooseCount('12', DAY, 'f', 1);
      take('child', 3);
      chooseCount('12', DAY, 'f', 2); // two grown-ups, two babies and three children: seven for five places
      expect(chosen()).to.deep.include({ counts: { '1': 4, f: 1 } });
      expect(parts()).to.deep.equal({ 'grown-up': 1, child: 3, baby: 1 });
    });
  });

  const good = { counts: { '1': 2, f: 1 }, parts: { f: { child: 3 } } };
  const broken: [title: string, stored: unknown][] = [
    ['is not an object', 'x'],
    ['is null', null],
    ['is not a choice', { a: 5 }],
    ['has no counts', { a: { time: TEN } }],
    ['has counts that are not numbers', { a: { counts: { '1': 'two' } } }],
    ['has a negative count', { a: { counts: { '1': -2 } } }],
    ['has half a ticket', { a: { counts: { '1': 0.5 } } }],
    ['has an invalid time', { a: { time: 'ten', counts: {} } }],
  ];
  for (const [title, stored] of broken) {
    it(`is ignored in storage if it ${title}`, async () => {
      await openShop();
      writeStored('choices', stored);
      restoreChoices();
      expect(tickets.choices).to.deep.equal({});
      if (typeof stored !== 'object' || !stored) return;
      writeStored('choices', { ...stored, good });
      restoreChoices();
      expectState(tickets.choices).to.deep.equal({ good });
    });
  }
});

describe('a choice stored by an older release', () => {
  const older: [title: string, stored: object][] = [
    ['has no parts', { time: TEN, counts: { '1': 2 } }],
    ['has invalid parts', { time: TEN, counts: { '1': 2 }, parts: 'x' }],
    ['has half a child', { time: TEN, counts: { '1': 2 }, parts: { f: { child: 0.5 } } }],
  ];
  for (const [title, stored] of older) {
    it(`is still read if it ${title}`, async () => {
      await openShop();
      writeStored('choices', { a: stored });
      restoreChoices();
      expectState(tickets.choices).to.deep.equal({
        a: { time: TEN, counts: { '1': 2 }, parts: {} },
      });
    });
  }
});

describe('adding a choice to the cart', () => {
  /** Stores a choice directly, so that it can exceed the available places. */
  const choose = (counts: Record<string, number>, time: Moment | undefined = TEN): void => {
    tickets.choices[choiceKey('12', DAY)] = { ...(time && { time }), counts, parts: {} };
  };
  const add = () => addChosen(museumEvent(), DAY);

  it('makes a line for each type, and clears the counts but not the time', async () => {
    await openShop({ [COLLECT]: offer(20) });
    choose({ '1': 2, '2': 1 });
    expect(await add()).to.deep.equal({ is: 'added', count: 3 });
    expectState(cart.lines).to.deep.equal([
      ticketLine(2),
      ticketLine(1, { id: '2', name: 'Child' }),
    ]);
    const emptied = { time: TEN, counts: {}, parts: {} };
    expectState(tickets.choices[choiceKey('12', DAY)]).to.deep.equal(emptied);
    expect(readStored('choices')).to.deep.equal({ '12/2027-03-05': emptied });
  });

  it('checks the available places first', async () => {
    const server = await openShop({ [COLLECT]: offer(20) });
    await loadDay('12', DAY);
    choose({ '1': 2 });
    await add();
    expect(await server.hits(COLLECT)).to.have.length(2);
  });

  const slots: [
    title: string,
    places: number,
    inBasket: number,
    counts: Record<string, number>,
    answer: object,
  ][] = [
    ['takes the last places', 3, 0, { '1': 2, '2': 1 }, { is: 'added', count: 3 }],
    [
      'is refused when places have been sold in the meantime',
      2,
      0,
      { '1': 2, '2': 1 },
      { is: 'tooMany', wanted: 3, remaining: 2 },
    ],
    [
      'counts the tickets in the cart for the slot',
      5,
      4,
      { '1': 2 },
      { is: 'tooMany', wanted: 2, remaining: 1 },
    ],
    [
      'is refused when all places have been sold',
      0,
      0,
      { '1': 1 },
      { is: 'tooMany', wanted: 1, remaining: 0 },
    ],
    ['does nothing without a count', 5, 0, {}, { is: 'nothing' }],
    ['does nothing with counts of zero', 5, 0, { '1': 0 }, { is: 'nothing' }],
  ];
  for (const [title, places, inBasket, counts, answer] of slots) {
    it(title, async () => {
      await openShop({ [COLLECT]: offer(places) });
      if (inBasket) cart.lines = [ticketLine(inBasket)];
      choose(counts);
      const before = plain(tickets.choices);
      expect(await add()).to.deep.equal(answer);
      if (!('count' in answer)) {
        expect(cart.lines).to.have.length(inBasket ? 1 : 0);
        expectState(tickets.choices).to.deep.equal(before); // the choice stays
      }
    });
  }

  it('is refused when the tickets themselves are sold out', async () => {
    const soldOut = [ticket({ schedule: [{ datetime: TEN, max_tickets: 0 }] })];
    await openShop({ [COLLECT]: offer(0, { tickets: soldOut }) });
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'tooMany', wanted: 2, remaining: 0 });
  });

  it('is refused when the slot is no longer offered', async () => {
    await openShop({ [COLLECT]: offer(20, { timeslot: [] }) });
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'tooMany', wanted: 2, remaining: 0 });
  });

  it('does nothing without a time', async () => {
    await openShop({ [COLLECT]: offer(20) });
    tickets.choices[choiceKey('12', DAY)] = { counts: { '1': 2 }, parts: {} };
    expect(await add()).to.deep.equal({ is: 'nothing' });
  });

  it('does nothing for a time that has begun', async () => {
    await openShop({ [COLLECT]: offer(20) });
    choose({ '1': 2 });
    clockAt('2027-03-05T09:00:00Z'); // ten in Berlin
    expect(await add()).to.deep.equal({ is: 'nothing' });
    expect(cart.lines).to.deep.equal([]);
  });

  it('uses the clock of the museum, not that of the visitor', async () => {
    await openShop({ [COLLECT]: offer(20) }, { shop: { timezone: 'America/New_York' } });
    choose({ '1': 2 });
    clockAt('2027-03-05T14:59:59Z'); // a second before ten in New York
    expect(await add()).to.deep.equal({ is: 'added', count: 2 });
  });

  it('uses the last known offer if the server does not answer', async () => {
    await openShop({ [COLLECT]: [offer(2), BUSY] });
    await loadDay('12', DAY);
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'added', count: 2 });
  });

  it('does nothing if the server has never answered', async () => {
    await openShop({ [COLLECT]: BUSY });
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'nothing' });
    expect(cart.lines).to.deep.equal([]);
  });

  it('adds once when pressed twice', async () => {
    await openShop({ [COLLECT]: offer(20) });
    await loadDay('12', DAY);
    choose({ '1': 2 });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ is }) => is)).to.deep.equal(['added', 'nothing']);
    expectState(cart.lines).to.deep.equal([ticketLine(2)]);
  });

  const parts = { f: { 'grown-up': 1, child: 3, baby: 1 } };
  const offers = {
    timed: (places: number) => offer(places),
    families: (places: number) => offer(places, { tickets: [family()] }),
    days: (places: number) => offer(0, { tickets: [dayTicket(places)] }),
    concerts: (places: number) => offer(0, { tickets: [concert(places, 20)] }),
  };
  const modes: [kind: keyof typeof offers, counts: Record<string, number>, people: number][] = [
    ['timed', { '1': 2, '2': 1 }, 3],
    ['families', { f: 1 }, 5],
    ['days', { d: 3 }, 3],
    ['concerts', { c: 3 }, 3],
  ];
  for (const [kind, counts, people] of modes) {
    const pick = () => {
      const key = choiceKey('12', DAY);
      tickets.choices[key] = { ...(kind !== 'days' && { time: TEN }), counts, parts };
    };

    it(`takes the last ${people} places of ${kind}`, async () => {
      await openShop({ [COLLECT]: offers[kind](people) });
      pick();
      expect(await add()).to.include({ is: 'added' });
    });

    it(`is refused for ${kind} when one of ${people} places has been sold`, async () => {
      await openShop({ [COLLECT]: [offers[kind](20), offers[kind](people - 1)] });
      await loadDay('12', DAY);
      pick();
      expect(await add()).to.deep.equal({ is: 'tooMany', wanted: people, remaining: people - 1 });
      expect(cart.lines).to.deep.equal([]);
    });

    it(`counts the cart against the ${people} places of ${kind}`, async () => {
      await openShop({ [COLLECT]: offers[kind](people) });
      pick();
      await add();
      const before = plain(cart.lines);
      pick();
      expect(await add()).to.deep.equal({ is: 'tooMany', wanted: people, remaining: 0 });
      expectState(cart.lines).to.deep.equal(before);
    });

    it(`does nothing for ${kind} in the past`, async () => {
      await openShop({ [COLLECT]: offers[kind](20) });
      pick();
      clockAt(kind === 'days' ? '2027-03-05T23:00:00Z' : '2027-03-05T09:00:00Z');
      expect(await add()).to.deep.equal({ is: 'nothing' });
      expect(cart.lines).to.deep.equal([]);
    });
  }

  it('makes one line for all day tickets, and one for each family and concert', async () => {
    const all = [family(), concert(20, 20), dayTicket(), dayTicket(5, { id: 'e', name: 'Child' })];
    await openShop({ [COLLECT]: offer(20, { tickets: all }) });
    tickets.choices[choiceKey('12', DAY)] = {
      time: TEN,
      counts: { f: 1, c: 1, d: 2, e: 1 },
      parts,
    };
    expect(await add()).to.deep.equal({ is: 'added', count: 5 });
    expectState(cart.lines).to.deep.equal([
      familyLine(1, [1, 3, 1]),
      ticketLine(1, { id: 'c', name: 'Concert' }),
      dayLine([ofDay(2), ofDay(1, { id: 'e', name: 'Child' })]),
    ]);
  });

  it('takes day tickets until the last second of their day, whatever time was chosen before', async () => {
    await openShop({ [COLLECT]: offer(20, { tickets: [ticket(), dayTicket()] }) });
    choose({ d: 2 });
    clockAt('2027-03-05T22:59:59Z'); // a second before midnight in Berlin
    expect(await add()).to.deep.equal({ is: 'added', count: 2 });
    expectState(cart.lines).to.deep.equal([dayLine([ofDay(2)])]);
  });

  it('is refused when the chosen time is no longer in the schedule of its ticket', async () => {
    const other = concert(0, 5, { schedule: [{ datetime: ELEVEN, max_tickets: 5 }] });
    await openShop({
      [COLLECT]: [offers.concerts(20), offer(0, { tickets: [other] })],
    });
    await loadDay('12', DAY);
    choose({ c: 2 });
    expect(await add()).to.deep.equal({ is: 'tooMany', wanted: 2, remaining: 0 });
  });
});
