import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  tourCalendar,
  tourCategories,
  tourDetail,
  tourLifetime,
  tourList,
  tourOverview,
  tourSoldOutDays,
  tourSoldOutTimes,
} from '../../../src/core/api/tours.ts';
import { PLENTY } from '../../../src/core/calendar/availability.ts';
import { send } from '../../../src/core/api/transport.ts';
import { resetAll } from '../../support/resetAll.ts';
import { valueOf, watchDeviations } from '../../support/read.ts';
import { day } from '../../support/samples.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const [FROM, TO] = [day('2027-03-01'), day('2027-03-31')];

let deviations: string[];

beforeEach(async () => {
  await resetAll();
  deviations = watchDeviations();
});

const LEAST = {
  id: 4,
  name: 'The harbour at dusk',
  langIdentifier: 'en',
  langName: 'English',
  max_participants: '20',
};
const READ = {
  ...LEAST,
  id: '4',
  custom_groups: [],
  max_participants: 20,
  single_ticketing: false,
  book_complete_tour: false,
  booking_without_tickets: false,
};

describe('guided tours', () => {
  const cases: [title: string, tour: object, read: object][] = [
    ['need a name', LEAST, READ],
    [
      'can be of an unknown language, without a limit',
      { ...LEAST, langIdentifier: null, langName: null, max_participants: 0 },
      { ...READ, langIdentifier: '', langName: '', max_participants: PLENTY },
    ],
    [
      'can have all optional fields',
      {
        ...LEAST,
        description: '<p>Ships</p>',
        image: 'https://m.example/{width}/h.jpg',
        duration: '90',
        custom_groups: { 5: { name: 'Schools', sequence_no: '2' } },
        museumId: 3,
        venue: 'Old harbour',
        min_participants: 5,
        single_ticketing: '1',
        book_complete_tour: 1,
        booking_without_tickets: true,
        price_from: '900',
        guide: 'Ada',
      },
      {
        ...READ,
        description: '<p>Ships</p>',
        image: 'https://m.example/h.jpg',
        duration: 90,
        custom_groups: [{ id: '5', name: 'Schools', sequence_no: 2 }],
        museumId: '3',
        venue: 'Old harbour',
        min_participants: 5,
        single_ticketing: true,
        book_complete_tour: true,
        booking_without_tickets: true,
        price_from: 900,
      },
    ],
    [
      'can have nulls and blanks for missing fields',
      { ...LEAST, description: '', duration: null, museumId: null, venue: '', price_from: null },
      READ,
    ],
  ];
  for (const [title, tour, read] of cases) {
    it(title, async () => {
      await openShop({ 'GET tour/select/event': { data: { tours: [tour] } } });
      expectState(valueOf(await send(tourList))).to.deep.equal([read]);
      expect(deviations).to.deep.equal([]);
    });
  }

  const unreadable: [field: string, value: unknown][] = [
    ['name', undefined],
    ['single_ticketing', 'perhaps'],
    ['book_complete_tour', []],
  ];
  for (const [field, value] of unreadable) {
    it(`are left out and reported if ${field} is ${JSON.stringify(value)}`, async () => {
      const wrong = { ...LEAST, id: 3, [field]: value };
      await openShop({ 'GET tour/select/event': { data: { tours: [wrong, LEAST] } } });
      expect(valueOf(await send(tourList)).map(({ id }) => id)).to.deep.equal(['4']);
      expect(deviations).to.deep.equal([`tour 3: ${field} is missing or wrong`]);
    });
  }

  it('have categories', async () => {
    await openShop({ 'GET tour/attr': { data: { category: { 5: { name: 'Schools' } } } } });
    expect(valueOf(await send(tourCategories))).to.deep.equal([
      { id: '5', name: 'Schools', sequence_no: 0 },
    ]);
  });

  it('are listed by day', async () => {
    const server = await openShop({
      'GET tour/overview': { data: { '2027-03-01': [4, '5'], '2027-03-02': [], tomorrow: [4] } },
    });
    expect(valueOf(await send(tourOverview, FROM, 4))).to.deep.equal({
      '2027-03-01': ['4', '5'],
      '2027-03-02': [],
    });
    expect((await server.hits())[0]?.query).to.deep.equal({ date: '20270301', lookahead: '4' });
    expect(deviations).to.deep.equal(['day of the overview: tomorrow is wrong']);
  });
});

describe('a guided tour', () => {
  const price = { id: 1, name: 'Place', price: '500', vat_value: '19', sequence_no: '2' };
  const priceRead = { id: '1', name: 'Place', price: 500, vat_value: 19, sequence_no: 2 };
  const question = { id: 9, type: 'checkbox', label: 'Needs', required: '1' };
  const questionRead = { ...question, id: '9', required: true, options: [] };

  const read = async (data: object, date?: ReturnType<typeof day>) => {
    const server = await openShop({ 'GET tour': { data: { ...LEAST, priceList: [], ...data } } });
    const tour = plain(valueOf(await send(tourDetail, 'a/b', date)));
    return { tour, query: (await server.hits())[0]?.query };
  };
  const bare = { ...READ, priceList: [], schedule: {}, tickets: [], questions: [] };

  it('can offer nothing', async () => {
    expect(await read({})).to.deep.equal({ tour: bare, query: { tour: 'a/b' } });
  });

  it('has prices, times, tickets and questions, also for a single day', async () => {
    const sub = { id: 7, name: 'Child', price: '0' };
    const { tour, query } = await read(
      {
        priceList: { 1: price },
        schedule: { '10:00': { tours: '2', priceList: [price] }, '11:00': { tours: 1 } },
        tickets: [{ ...price, subtickets: [sub] }],
        questions: [
          { ...question, help: 'Ramp?', options: [{ value: 1, label: 'Ramp' }], min: '1', max: 2 },
        ],
      },
      FROM,
    );
    expect(query).to.deep.equal({ tour: 'a/b', date: '20270301' });
    expect(tour).to.deep.equal({
      ...bare,
      priceList: [priceRead],
      schedule: {
        '10:00': { tours: 2, priceList: [priceRead] },
        '11:00': { tours: 1, priceList: [] },
      },
      tickets: [{ ...priceRead, subtickets: [{ id: '7', name: 'Child', price: 0 }] }],
      questions: [
        {
          ...questionRead,
          help: 'Ramp?',
          options: [{ value: '1', label: 'Ramp' }],
          min: 1,
          max: 2,
        },
      ],
    });
    expect(deviations).to.deep.equal([]);
  });

  it('leaves out a time that does not exist', async () => {
    expect((await read({ schedule: { '25:00': { tours: 1 } } })).tour).to.deep.equal(bare);
  });

  it('has tours at a time without a readable number', async () => {
    const { tour } = await read({ schedule: { '10:00': {}, '11:00': { tours: 'some' } } });
    expect(tour.schedule).to.deep.equal({
      '10:00': { tours: PLENTY, priceList: [] },
      '11:00': { tours: PLENTY, priceList: [] },
    });
    expect(deviations).to.deep.equal(['schedule: tours cannot be read']);
  });

  it('leaves out and reports a question that need not be answered', async () => {
    const riddle = { ...question, type: 'riddle', required: false };
    expect((await read({ questions: [riddle, question] })).tour.questions).to.deep.equal([
      questionRead,
    ]);
    expect(deviations).to.deep.equal(['tour: a question cannot be read']);
  });

  const riddle = { ...question, type: 'riddle' };
  const unreadable: [title: string, data: object][] = [
    ['without its prices', { priceList: undefined }],
    ['if a price has half a cent', { priceList: [price, { ...price, price: 0.5 }] }],
    ['if a price has no name', { priceList: [{ ...price, name: null }] }],
    [
      'if a price of a time is negative',
      { schedule: { '10:00': { priceList: [{ ...price, price: -1 }] } } },
    ],
    ['if a ticket has no price', { tickets: [{ ...price, price: null }] }],
    [
      'if a part of a ticket has no name',
      { tickets: [{ ...price, subtickets: [{ id: 1, price: 1 }] }] },
    ],
    ['if a question that must be answered is of an unknown type', { questions: [riddle] }],
    [
      'if a question that must be answered lacks an option',
      { questions: [{ ...question, options: [{ value: 1, label: 'Ramp' }, { label: 'Lift' }] }] },
    ],
    [
      'if it is unknown whether a question must be answered',
      { questions: [{ ...riddle, required: 'x' }] },
    ],
    ['if it is unknown whether whole tours are booked', { book_complete_tour: 'x' }],
  ];
  for (const [title, data] of unreadable) {
    it(`cannot be read ${title}`, async () => {
      await openShop({ 'GET tour': { data: { ...LEAST, priceList: [], ...data } } });
      const result = await send(tourDetail, '4');
      expect(!result.ok && result.error.is).to.equal('unreadable');
    });
  }
});

describe('the calendar of a guided tour', () => {
  it('has the times of each day with the available places', async () => {
    const slot = { timeslotId: 7, tickets: '12', soldout: '0' };
    await openShop({
      'GET tour/calendar/tour/a%2Fb/range/20270301;20270331': {
        data: {
          '2027-03-05': { '10:00': slot, '10:00:30': slot, '11:00': { ...slot, soldout: 1 } },
          '2027-03-06': [],
          '2027-02-30': { '10:00': slot },
        },
      },
    });
    const read = { timeslotId: '7', tickets: 12, soldout: false };
    expect(valueOf(await send(tourCalendar, 'a/b', FROM, TO))).to.deep.equal({
      '2027-03-05': { '10:00': read, '11:00': { ...read, soldout: true } },
      '2027-03-06': {},
    });
    expect(deviations).to.deep.equal([
      'time of the calendar: 10:00:30 is wrong',
      'day of the calendar: 2027-02-30 is wrong',
    ]);
  });

  it('has a first and a last day', async () => {
    const lifetime = { first: '2027-03-05', last: '2027-06-30' };
    await openShop({ 'GET tour/lifetime/tour/a%2Fb': { data: lifetime } });
    expect(valueOf(await send(tourLifetime, 'a/b'))).to.deep.equal(lifetime);
  });

  it('lists the days and times that are sold out', async () => {
    await openShop({
      'GET tour/soldout/tour/a%2Fb/range/20270301;20270331': { data: ['2027-03-05', 'never'] },
      'GET tour/soldoutTimeslots/tour/a%2Fb/date/20270301': { data: ['10:00', '24:00'] },
    });
    expect(valueOf(await send(tourSoldOutDays, 'a/b', FROM, TO))).to.deep.equal(['2027-03-05']);
    expect(valueOf(await send(tourSoldOutTimes, 'a/b', FROM))).to.deep.equal(['10:00']);
    expect(deviations).to.deep.equal([
      'sold-out day: item is missing or wrong',
      'sold-out time: item is missing or wrong',
    ]);
  });
});
