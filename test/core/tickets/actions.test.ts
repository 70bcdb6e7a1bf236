import { expect } from '@esm-bundle/chai';
import { cart } from '../../../src/core/cart/store.ts';
import { readStored, writeStored } from '../../../src/core/storage/storage.ts';
import {
  addChosen,
  chooseCount,
  chooseTime,
  loadDay,
  loadEvents,
  loadLifetime,
  loadMonth,
  restoreChoices,
} from '../../../src/core/tickets/actions.ts';
import { choiceKey, tickets } from '../../../src/core/tickets/store.ts';
import { fresh } from '../../support/fresh.ts';
import { day, ELEVEN, month, museumEvent, TEN, ticket, ticketLine } from '../../support/samples.ts';
import { clockAt, openShop } from '../../support/shop.ts';

const DAY = day('2027-03-05');
const EVENTS = 'GET event/select';
const LIFETIME = 'GET ticket/lifetime';
const COLLECT = 'GET ticket/collect/event/12/date/20270305';
const calendar = (from: string, to: string) => `GET ticket/calendar/event/12/range/${from};${to}`;
const MARCH = calendar('20270301', '20270430');
const APRIL = calendar('20270401', '20270531');
const FEBRUARY = calendar('20270201', '20270331');
const BUSY = { status: 404, body: {} };

const days = () => tickets.days['12']!;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
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
  await fresh();
  clockAt('2027-03-05T08:59:59Z'); // a second before ten in Berlin
});

describe('the events of the museum', () => {
  const raw = (id: string, sequence_no: number) => museumEvent({ id, sequence_no });

  it('are loaded once, in order', async () => {
    const server = await openShop({ [EVENTS]: { data: { events: [raw('b', 2), raw('a', 1)] } } });
    await Promise.all([loadEvents(), loadEvents()]);
    await loadEvents();
    expect(tickets.events.is === 'ready' && tickets.events.value.map(({ id }) => id)).to.deep.equal(
      ['a', 'b'],
    );
    expect(await server.hits()).to.have.length(1);
  });

  it('are loading until they come, failed when they do not, and can be loaded again', async () => {
    const server = await openShop({ [EVENTS]: [BUSY, { data: { events: [] }, hold: 'events' }] });
    await loadEvents();
    expect(tickets.events).to.deep.include({ is: 'failed' });
    const again = loadEvents();
    expect(tickets.events.is).to.equal('loading');
    await server.release('events');
    await again;
    expect(plain(tickets.events)).to.deep.equal({ is: 'ready', value: [] });
  });
});

describe('the first and last day of an event', () => {
  it('are loaded once, and again after a failure', async () => {
    const server = await openShop({
      [LIFETIME]: [BUSY, { data: { first: '2027-03-05', last: '2027-06-30' } }],
    });
    await loadLifetime('12');
    expect(days().lifetime.is).to.equal('failed');
    await Promise.all([loadLifetime('12'), loadLifetime('12')]);
    await loadLifetime('12');
    expect(plain(days().lifetime)).to.deep.equal({
      is: 'ready',
      value: { first: '2027-03-05', last: '2027-06-30' },
    });
    expect(await server.hits()).to.have.length(2);
  });
});

describe('the calendar of an event', () => {
  it('runs from the start of the month to the end of the next', async () => {
    const server = await openShop({ [MARCH]: { data: { '2027-03-05': 4, '2027-04-30': 0 } } });
    const loaded = loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'loading', '2027-04': 'loading' });
    await loaded;
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
    expect(days().counts).to.deep.equal({ '2027-03-05': 4, '2027-04-30': 0 });
    expect(await server.hits()).to.have.length(1);
  });

  it('is not asked for twice at one time, and anew each time it is shown', async () => {
    const server = await openShop({
      [MARCH]: [{ data: { '2027-03-05': 4, '2027-03-06': 1 } }, { data: { '2027-03-05': 2 } }],
    });
    await Promise.all([loadMonth('12', month('2027-03')), loadMonth('12', month('2027-03'))]);
    expect(await server.hits()).to.have.length(1);
    const again = loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
    await again;
    expect(days().counts).to.deep.equal({ '2027-03-05': 2 }); // a day that is gone is gone
  });

  it('of one event never touches that of another', async () => {
    await openShop({
      [MARCH]: { data: { '2027-03-05': 4 } },
      [MARCH.replace('/12/', '/13/')]: { data: { '2027-03-05': 9 } },
    });
    await Promise.all([loadMonth('12', month('2027-03')), loadMonth('13', month('2027-03'))]);
    expect(days().counts).to.deep.equal({ '2027-03-05': 4 });
    expect(tickets.days['13']?.counts).to.deep.equal({ '2027-03-05': 9 });
  });

  it('has the months of each answer, in whatever order they come', async () => {
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

  it('keeps a newer answer for a month when an older one comes late', async () => {
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

  it('that cannot be loaded is failed, and can be loaded again', async () => {
    await openShop({ [MARCH]: [BUSY, { data: { '2027-03-05': 4 } }] });
    await loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'failed', '2027-04': 'failed' });
    await loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
  });

  it('keeps what is known when it cannot be loaded again', async () => {
    await openShop({ [MARCH]: [{ data: { '2027-03-05': 4 } }, BUSY] });
    await loadMonth('12', month('2027-03'));
    await loadMonth('12', month('2027-03'));
    expect(months()).to.deep.equal({ '2027-03': 'ready', '2027-04': 'ready' });
    expect(days().counts).to.deep.equal({ '2027-03-05': 4 });
  });

  it('keeps a month that has come meanwhile when another request for it fails', async () => {
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
  it('is asked for anew each time, and shows what is known until then', async () => {
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

  it('never overwrites another one that has come before it', async () => {
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

  it('keeps what is known when it cannot be loaded again, and says so when nothing is', async () => {
    await openShop({ [COLLECT]: [BUSY, offer(5), BUSY] });
    await loadDay('12', DAY);
    expect(days().offers[DAY]?.is).to.equal('failed');
    await loadDay('12', DAY);
    await loadDay('12', DAY);
    expect(days().offers[DAY]?.is).to.equal('ready');
  });
});

describe('what a visitor chooses', () => {
  it('is kept for each day, and survives a reload', async () => {
    await openShop();
    chooseTime('12', DAY, TEN);
    chooseCount('12', DAY, '1', 2, 20);
    chooseCount('12', day('2027-03-06'), '1', 4, 20);
    const before = plain(tickets.choices);
    expect(before).to.deep.equal({
      '12/2027-03-05': { time: TEN, counts: { '1': 2 } },
      '12/2027-03-06': { counts: { '1': 4 } },
    });
    tickets.choices = {};
    restoreChoices();
    expect(plain(tickets.choices)).to.deep.equal(before);
  });

  it('keeps its counts when the time changes', async () => {
    await openShop();
    chooseTime('12', DAY, TEN);
    chooseCount('12', DAY, '1', 2, 20);
    chooseTime('12', DAY, ELEVEN);
    expect(plain(tickets.choices[choiceKey('12', DAY)])).to.deep.equal({
      time: ELEVEN,
      counts: { '1': 2 },
    });
  });

  it('is never more than the slot has left, over all types together', async () => {
    await openShop();
    chooseCount('12', DAY, '1', 3, 5);
    chooseCount('12', DAY, '2', 9, 5);
    expect(plain(tickets.choices[choiceKey('12', DAY)]?.counts)).to.deep.equal({ '1': 3, '2': 2 });
  });

  const good = { counts: { '1': 2 } };
  const broken: [title: string, stored: unknown][] = [
    ['is no map', 'x'],
    ['is null', null],
    ['is no choice', { a: 5 }],
    ['has no counts', { a: { time: TEN } }],
    ['has counts that are no numbers', { a: { counts: { '1': 'two' } } }],
    ['has a negative count', { a: { counts: { '1': -2 } } }],
    ['has half a ticket', { a: { counts: { '1': 0.5 } } }],
    ['has a time that is none', { a: { time: 'ten', counts: {} } }],
  ];
  for (const [title, stored] of broken) {
    it(`and was stored is left out where it ${title}`, async () => {
      await openShop();
      writeStored('choices', stored);
      restoreChoices();
      expect(tickets.choices).to.deep.equal({});
      if (typeof stored !== 'object' || !stored) return;
      writeStored('choices', { ...stored, good });
      restoreChoices();
      expect(plain(tickets.choices)).to.deep.equal({ good });
    });
  }
});

describe('putting a choice into the basket', () => {
  const choose = (counts: Record<string, number>, time = TEN): void => {
    chooseTime('12', DAY, time);
    for (const [id, count] of Object.entries(counts)) chooseCount('12', DAY, id, count, 20);
  };
  const add = () => addChosen(museumEvent(), DAY);

  it('makes a line of each type and forgets the counts, not the time', async () => {
    await openShop({ [COLLECT]: offer(20) });
    choose({ '1': 2, '2': 1 });
    expect(await add()).to.deep.equal({ is: 'added', count: 3 });
    expect(plain(cart.form)).to.deep.equal([
      ticketLine(2),
      ticketLine(1, { id: '2', name: 'Child' }),
    ]);
    expect(plain(tickets.choices[choiceKey('12', DAY)])).to.deep.equal({ time: TEN, counts: {} });
    expect(readStored('choices')).to.deep.equal({ '12/2027-03-05': { time: TEN, counts: {} } });
  });

  it('counts the places anew before', async () => {
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
      'is refused when places went meanwhile',
      2,
      0,
      { '1': 2, '2': 1 },
      { is: 'tooMany', wanted: 3, left: 2 },
    ],
    [
      'counts what is in the basket for the slot',
      5,
      4,
      { '1': 2 },
      { is: 'tooMany', wanted: 2, left: 1 },
    ],
    ['is refused when all places went', 0, 0, { '1': 1 }, { is: 'tooMany', wanted: 1, left: 0 }],
    ['does nothing without a count', 5, 0, {}, { is: 'nothing' }],
    ['does nothing with counts of zero', 5, 0, { '1': 0 }, { is: 'nothing' }],
  ];
  for (const [title, places, inBasket, counts, answer] of slots) {
    it(title, async () => {
      await openShop({ [COLLECT]: offer(places) });
      if (inBasket) cart.form = [ticketLine(inBasket)];
      choose(counts);
      const before = plain(tickets.choices);
      expect(await add()).to.deep.equal(answer);
      if (!('count' in answer)) {
        expect(cart.form).to.have.length(inBasket ? 1 : 0);
        expect(plain(tickets.choices)).to.deep.equal(before); // the choice stays
      }
    });
  }

  it('is refused when the tickets themselves are sold out', async () => {
    const soldOut = [ticket({ schedule: [{ datetime: TEN, max_tickets: 0 }] })];
    await openShop({ [COLLECT]: offer(0, { tickets: soldOut }) });
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'tooMany', wanted: 2, left: 0 });
  });

  it('is refused when the slot is no longer offered', async () => {
    await openShop({ [COLLECT]: offer(20, { timeslot: [] }) });
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'tooMany', wanted: 2, left: 0 });
  });

  it('does nothing without a time', async () => {
    await openShop({ [COLLECT]: offer(20) });
    chooseCount('12', DAY, '1', 2, 20);
    expect(await add()).to.deep.equal({ is: 'nothing' });
  });

  it('does nothing for a time that has come', async () => {
    await openShop({ [COLLECT]: offer(20) });
    choose({ '1': 2 });
    clockAt('2027-03-05T09:00:00Z'); // ten in Berlin
    expect(await add()).to.deep.equal({ is: 'nothing' });
    expect(cart.form).to.deep.equal([]);
  });

  it('asks the clock of the museum, not of the visitor', async () => {
    await openShop({ [COLLECT]: offer(20) }, { shop: { timezone: 'America/New_York' } });
    choose({ '1': 2 });
    clockAt('2027-03-05T14:59:59Z'); // a second before ten in New York
    expect(await add()).to.deep.equal({ is: 'added', count: 2 });
  });

  it('goes by the count from before where the server does not answer', async () => {
    await openShop({ [COLLECT]: [offer(2), BUSY] });
    await loadDay('12', DAY);
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'added', count: 2 });
  });

  it('does nothing where the server has never answered', async () => {
    await openShop({ [COLLECT]: BUSY });
    choose({ '1': 2 });
    expect(await add()).to.deep.equal({ is: 'nothing' });
    expect(cart.form).to.deep.equal([]);
  });

  it('pressed twice adds once', async () => {
    await openShop({ [COLLECT]: offer(20) });
    await loadDay('12', DAY);
    choose({ '1': 2 });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ is }) => is)).to.deep.equal(['added', 'nothing']);
    expect(plain(cart.form)).to.deep.equal([ticketLine(2)]);
  });
});
