import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { loadNextDays, loadTours, loadToursOf } from '../../../src/core/tours/actions.ts';
import {
  countsOf,
  loadTour,
  loadTourDay,
  loadTourMonth,
  seekDay,
} from '../../../src/core/tours/days.ts';
import { tours } from '../../../src/core/tours/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { day, moment, month } from '../../support/samples.ts';
import { clockAt, openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';
import { AT_TEN, DAY, slot, tour, tourDetail } from '../../support/tours.ts';

const NOW = moment('2027-03-05T09:00:00');
const MARCH = month('2027-03');
const BUSY = { status: 403, body: {} };
const LIST = 'GET tour/select/event';
const ATTR = 'GET tour/attr';
const OVERVIEW = 'GET tour/overview';
const TOUR = 'GET tour';
const LIFETIME = 'GET tour/lifetime/tour/harbour';
const of = (call: string, from: string, to: string) =>
  `GET tour/${call}/tour/harbour/range/${from};${to}`;
const CALENDAR = of('calendar', '20270301', '20270331');
const SOLD_OUT = of('soldout', '20270301', '20270331');
const APRIL = of('calendar', '20270401', '20270430');
const MAY = of('calendar', '20270501', '20270531');
const TIMES = 'GET tour/soldoutTimeslots/tour/harbour/date/20270305';
const places = (date: string, remaining: number) => ({ [date]: { '10:00': slot(remaining) } });

const known = () => tours.known['harbour']!;
const counts = () => countsOf(known(), NOW);

beforeEach(async () => {
  await resetAll();
  clockAt('2027-03-05T08:00:00Z'); // nine in Berlin
});

describe('the tours of the museum', () => {
  it('are loaded once with their categories', async () => {
    const server = await openShop({
      [LIST]: { data: { tours: [tour()] } },
      [ATTR]: { data: { category: [{ id: 'k', name: 'Kids' }] } },
    });
    await Promise.all([loadTours(), loadTours()]);
    await loadTours();
    expectState(tours.list).to.deep.equal({ is: 'ready', value: [tour()] });
    expect(tours.categories.is).to.equal('ready');
    expect(await server.hits()).to.have.length(2);
  });

  it('are failed if they cannot be loaded, and can be loaded again', async () => {
    const server = await openShop({
      [LIST]: [BUSY, { data: { tours: [] } }],
      [ATTR]: { data: { category: [] } },
    });
    await loadTours();
    expect(tours.list.is).to.equal('failed');
    await loadTours();
    expect(tours.list.is).to.equal('ready');
    expect(await server.hits(ATTR)).to.have.length(1);
  });

  it('are loaded for a day and the four days after it, and for a requested day', async () => {
    const server = await openShop({
      [OVERVIEW]: { data: { '2027-02-28': ['1'], '2027-05-01': [] } },
    });
    await loadNextDays(day('2027-02-27'));
    expect(Object.keys(tours.overview)).to.deep.equal([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
      '2027-03-03',
    ]);
    expectState(tours.overview[day('2027-02-28')]).to.deep.equal({ is: 'ready', value: ['1'] });
    expectState(tours.overview[day('2027-03-03')]).to.deep.equal({ is: 'ready', value: [] });
    await loadToursOf(day('2027-03-03'));
    await loadToursOf(day('2027-05-01'));
    expect((await server.hits()).map(({ query }) => query)).to.deep.equal([
      { date: '20270227', lookahead: '4' },
      { date: '20270501', lookahead: '0' },
    ]);
  });

  it('of a day are kept if they cannot be loaded again', async () => {
    await openShop({ [OVERVIEW]: [{ data: { '2027-03-05': ['1'] } }, BUSY] });
    await loadNextDays(DAY);
    await loadNextDays(DAY);
    expectState(tours.overview[DAY]).to.deep.equal({ is: 'ready', value: ['1'] });
  });
});

describe('a tour', () => {
  it('is loaded once, with its first and last day', async () => {
    const lifetime = { first: '2027-03-05', last: '2027-06-30' };
    const server = await openShop({
      [TOUR]: { data: tourDetail() },
      [LIFETIME]: [BUSY, { data: lifetime }],
    });
    await Promise.all([loadTour('harbour'), loadTour('harbour')]);
    expect([known().detail.is, known().lifetime.is]).to.deep.equal(['ready', 'failed']);
    await loadTour('harbour');
    expectState(known().lifetime).to.deep.equal({ is: 'ready', value: lifetime });
    expect(await server.hits(TOUR)).to.have.length(1);
  });
});

describe('the calendar of a tour', () => {
  it('has one month, requested again each time it is shown', async () => {
    const server = await openShop({
      [CALENDAR]: [{ data: places('2027-03-06', 4) }, { data: places('2027-03-07', 2) }],
      [SOLD_OUT]: { data: [] },
    });
    const first = loadTourMonth('harbour', MARCH);
    expect(known().months[MARCH]?.is).to.equal('loading');
    await first;
    expect(counts()).to.deep.equal({ '2027-03-06': 4 });
    const again = loadTourMonth('harbour', MARCH);
    expect(known().months[MARCH]?.is).to.equal('ready');
    await again;
    expect(counts()).to.deep.equal({ '2027-03-07': 2 });
    expect(await server.hits(CALENDAR)).to.have.length(2);
  });

  it('marks the days that are sold out', async () => {
    await openShop({
      [CALENDAR]: { data: { ...places('2027-03-06', 4), ...places('2027-03-07', 2) } },
      [SOLD_OUT]: { data: ['2027-03-06'] },
    });
    await loadTourMonth('harbour', MARCH);
    expect(counts()).to.deep.equal({ '2027-03-06': 0, '2027-03-07': 2 });
  });

  it('is shown even if the sold-out days cannot be loaded', async () => {
    await openShop({ [CALENDAR]: { data: places('2027-03-06', 4) }, [SOLD_OUT]: BUSY });
    await loadTourMonth('harbour', MARCH);
    expect(counts()).to.deep.equal({ '2027-03-06': 4 });
  });

  it('does not replace the shown month by one that the visitor has left', async () => {
    const server = await openShop({
      [CALENDAR]: { data: places('2027-03-06', 4), hold: 'march' },
      [APRIL]: { data: places('2027-04-06', 2) },
    });
    const left = loadTourMonth('harbour', MARCH);
    await loadTourMonth('harbour', month('2027-04'));
    expect(counts()).to.deep.equal({ '2027-04-06': 2 });
    await server.release('march');
    await left;
    expect(counts()).to.deep.equal({ '2027-03-06': 4, '2027-04-06': 2 });
  });

  it('is separate for each tour', async () => {
    await openShop({
      [CALENDAR]: { data: places('2027-03-06', 4) },
      [CALENDAR.replace('harbour', 'tower')]: { data: places('2027-03-06', 9) },
    });
    await Promise.all([loadTourMonth('harbour', MARCH), loadTourMonth('tower', MARCH)]);
    expect(counts()).to.deep.equal({ '2027-03-06': 4 });
  });

  it('keeps its counts if it cannot be loaded again, and is failed without any', async () => {
    await openShop({ [CALENDAR]: [BUSY, { data: places('2027-03-06', 4) }, BUSY] });
    await loadTourMonth('harbour', MARCH);
    expect(known().months[MARCH]?.is).to.equal('failed');
    await loadTourMonth('harbour', MARCH);
    await loadTourMonth('harbour', MARCH);
    expect(counts()).to.deep.equal({ '2027-03-06': 4 });
  });
});

describe('a day of a tour', () => {
  it('has the details of the tour on that day, and its sold-out times', async () => {
    const server = await openShop({
      [TOUR]: { data: tourDetail({ name: 'Dusk' }) },
      [TIMES]: { data: ['10:00'] },
    });
    await loadTourDay('harbour', DAY);
    const { days, soldOutTimes } = known();
    const of = days[DAY];
    expect(of?.is === 'ready' && of.value.name).to.equal('Dusk');
    expectState(soldOutTimes[DAY]).to.deep.equal([AT_TEN]);
    expect((await server.hits(TOUR))[0]?.query).to.deep.equal({
      tour: 'harbour',
      date: '20270305',
    });
  });
});

describe('the search for a day with places', () => {
  const lifetime = (last: string) => ({ data: { first: '2027-01-01', last } });

  it('continues from month to month until one has places', async () => {
    const server = await openShop({
      [TOUR]: { data: tourDetail() },
      [LIFETIME]: lifetime('2027-12-31'),
      [CALENDAR]: { data: places('2027-03-06', 0) },
      [APRIL]: { data: places('2027-04-06', 2) },
    });
    await loadTour('harbour');
    await seekDay('harbour', DAY);
    expect(counts()).to.deep.equal({ '2027-03-06': 0, '2027-04-06': 2 });
    expect(await server.hits(MAY)).to.have.length(0);
  });

  it('starts with the requested month', async () => {
    await openShop({
      [TOUR]: { data: tourDetail() },
      [LIFETIME]: lifetime('2027-12-31'),
      [CALENDAR]: { data: places('2027-03-06', 4) },
      [APRIL]: { data: places('2027-04-06', 0) },
      [MAY]: { data: places('2027-05-06', 2) },
    });
    await loadTourMonth('harbour', MARCH);
    await loadTour('harbour');
    await seekDay('harbour', day('2027-04-01'));
    expect(counts()).to.deep.equal({ '2027-03-06': 4, '2027-04-06': 0, '2027-05-06': 2 });
  });

  it('ends with the last month of the tour', async () => {
    const server = await openShop({
      [TOUR]: { data: tourDetail() },
      [LIFETIME]: lifetime('2027-04-02'),
      [CALENDAR]: { data: {} },
      [APRIL]: { data: {} },
    });
    await loadTour('harbour');
    await seekDay('harbour', DAY);
    expect(known().months[month('2027-04')]?.is).to.equal('ready');
    expect(await server.hits(MAY)).to.have.length(0);
  });

  it('ends if a month cannot be loaded, or if the dates of the tour are unknown', async () => {
    const server = await openShop({
      [TOUR]: { data: tourDetail() },
      [LIFETIME]: [BUSY, lifetime('2027-12-31')],
      [CALENDAR]: BUSY,
    });
    await loadTour('harbour');
    await seekDay('harbour', DAY);
    expect(await server.hits(CALENDAR)).to.have.length(0);
    await loadTour('harbour');
    await seekDay('harbour', DAY);
    expect(await server.hits(CALENDAR)).to.have.length(1);
    expect(await server.hits(APRIL)).to.have.length(0);
  });
});
