import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import {
  answer,
  book,
  chooseDate,
  choosePart,
  chooseTickets,
  chooseTime,
  chooseTours,
  openTour,
} from '../../../src/core/tours/choices.ts';
import { restoreBookings, tours, bookingOf } from '../../../src/core/tours/store.ts';
import type { TourDetail } from '../../../src/core/tours/types.ts';
import { resetAll } from '../../support/resetAll.ts';
import { day, taker, tourLine } from '../../support/samples.ts';
import type { Answers } from '../../support/server.ts';
import { clockAt, openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';
import {
  AT_ELEVEN,
  AT_TEN,
  DAY,
  familyTicket,
  placePrice,
  question,
  slot,
  tourDetail,
  tourTicket,
} from '../../support/tours.ts';

const TOUR = 'GET tour';
const CALENDAR = 'GET tour/calendar/tour/harbour/range/20270301;20270331';
const LIFETIME = 'GET tour/lifetime/tour/harbour';
const TIMES = 'GET tour/soldoutTimeslots/tour/harbour/date/20270305';
const BUSY = { status: 404, body: {} };
const OTHER_DAY = day('2027-03-06');

const booking = () => plain(bookingOf('harbour'));

const calendar = (atTen = 9) => ({
  data: {
    '2027-03-05': { '10:00': slot(atTen), '11:00': slot(9) },
    '2027-03-06': { '11:00': slot(9) },
    '2027-03-08': { '10:00': slot(0) },
  },
});

const openWith = (more: Partial<TourDetail> = {}, answers: Answers = {}) =>
  openShop({
    [TOUR]: { data: tourDetail(more) },
    [CALENDAR]: calendar(),
    [LIFETIME]: { data: { first: '2027-03-01', last: '2027-03-31' } },
    ...answers,
  });

beforeEach(async () => {
  await resetAll();
  clockAt('2027-03-05T08:59:59Z'); // a second before ten in Berlin
});

describe('opening a tour', () => {
  const cases: [requested: string | undefined, date: string, time: string][] = [
    [undefined, '2027-03-05', '10:00'],
    ['2027-03-06', '2027-03-06', '11:00'],
    ['2027-03-08', '2027-03-05', '10:00'],
    ['2027-03-01', '2027-03-05', '10:00'],
    ['2028-03-01', '2027-03-05', '10:00'],
  ];
  for (const [requested, date, time] of cases) {
    it(`selects ${date} and its time if ${requested ?? 'no date'} is requested`, async () => {
      await openWith();
      await openTour('harbour', requested ? day(requested) : undefined);
      expect(bookingOf('harbour')).to.deep.include({ date, time });
      expect(tours.known['harbour']?.days[day(date)]?.is).to.equal('ready');
    });
  }

  it('selects the date that was chosen before', async () => {
    await openWith();
    await chooseDate('harbour', OTHER_DAY);
    await openTour('harbour');
    expect(bookingOf('harbour').date).to.equal(OTHER_DAY);
  });

  it('selects no date if none has places', async () => {
    await openWith({}, { [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(0) } } } });
    await openTour('harbour');
    expect(bookingOf('harbour').date).to.equal(undefined);
  });

  it('keeps a date that the visitor chooses while the tour loads', async () => {
    const server = await openWith({}, { [LIFETIME]: { ...BUSY, hold: 'lifetime' } });
    const opened = openTour('harbour', DAY);
    await server.arrived(CALENDAR);
    await chooseDate('harbour', OTHER_DAY);
    await server.release('lifetime');
    await opened;
    expect(bookingOf('harbour').date).to.equal(OTHER_DAY);
  });
});

describe('choosing a date', () => {
  it('keeps the time if the date offers it, and selects another one if not', async () => {
    await openWith();
    await chooseDate('harbour', DAY);
    chooseTime('harbour', AT_ELEVEN);
    await chooseDate('harbour', OTHER_DAY);
    expect(bookingOf('harbour').time).to.equal(AT_ELEVEN);
    await chooseDate('harbour', DAY);
    expect(bookingOf('harbour').time).to.equal(AT_ELEVEN);
    chooseTime('harbour', AT_TEN);
    await chooseDate('harbour', OTHER_DAY);
    expect(bookingOf('harbour').time).to.equal(AT_ELEVEN);
  });

  it('clears the time if the date offers none', async () => {
    await openWith();
    await chooseDate('harbour', DAY);
    await chooseDate('harbour', day('2027-03-20'));
    expect(booking()).to.not.have.property('time');
  });

  it('ignores a late answer for a date that was left', async () => {
    const late = TIMES.replace('20270305', '20270308');
    const server = await openWith({}, { [late]: { data: [], hold: 'times' } });
    const left = chooseDate('harbour', day('2027-03-08'));
    await server.arrived(late);
    await chooseDate('harbour', OTHER_DAY);
    await server.release('times');
    await left;
    expect(bookingOf('harbour')).to.deep.include({ date: OTHER_DAY, time: AT_ELEVEN });
  });

  it('keeps the other values of the form', async () => {
    await openWith();
    await chooseDate('harbour', DAY);
    chooseTours('harbour', 'p', 2);
    answer('harbour', 'q', '3a');
    await chooseDate('harbour', OTHER_DAY);
    expect(bookingOf('harbour')).to.deep.include({ tours: { p: 2 }, answers: { q: '3a' } });
  });
});

describe('the booking form', () => {
  beforeEach(async () => {
    await openWith({ tickets: [tourTicket(), familyTicket], max_participants: 4 });
    await chooseDate('harbour', DAY);
  });

  const cases: [title: string, wanted: number, count: number][] = [
    ['is the wanted number', 3, 3],
    ['never exceeds the maximum', 9, 4],
    ['is never negative', -2, 0],
    ['is rounded down', 2.9, 2],
    ['is 0 if it is not a number', Number('two'), 0],
  ];
  for (const [title, wanted, count] of cases) {
    it(`has a count of places that ${title}`, () => {
      chooseTours('harbour', 'p', wanted);
      expect(bookingOf('harbour').tours).to.deep.equal({ p: count });
    });
  }

  it('limits tickets and their parts by the places', () => {
    chooseTours('harbour', 'p', 2);
    chooseTickets('harbour', 't', 9);
    choosePart('harbour', { ticketId: 'f', partId: 'adult' }, 3);
    choosePart('harbour', { ticketId: 'f', partId: 'child' }, 99);
    const { tickets, parts } = bookingOf('harbour');
    expect(tickets).to.deep.equal({ t: 8 });
    expect(parts).to.deep.equal({ f: { adult: 3, child: 8 } });
  });

  it('reduces the tickets together with the places', () => {
    chooseTours('harbour', 'p', 2);
    chooseTickets('harbour', 't', 7);
    choosePart('harbour', { ticketId: 'f', partId: 'child' }, 6);
    chooseTours('harbour', 'p', 1);
    expect(bookingOf('harbour')).to.deep.include({ tickets: { t: 4 }, parts: { f: { child: 4 } } });
    chooseTours('harbour', 'p', 0);
    expect(bookingOf('harbour')).to.deep.include({ tickets: { t: 0 }, parts: { f: { child: 0 } } });
  });

  it('stays empty for an unknown tour', () => {
    for (const choose of [chooseTours, chooseTickets]) choose('tower', 'p', 2);
    choosePart('tower', { ticketId: 'f', partId: 'child' }, 2);
    expect(bookingOf('tower')).to.deep.include({ tours: {}, tickets: {}, parts: {} });
  });

  it('survives a reload', () => {
    chooseTours('harbour', 'p', 2);
    choosePart('harbour', { ticketId: 'f', partId: 'child' }, 1);
    answer('harbour', 'needs', ['ramp']);
    const before = booking();
    tours.bookings = {};
    restoreBookings();
    expect(booking()).to.deep.equal(before);
  });

  const broken: [title: string, stored: unknown][] = [
    ['is not an object', 'x'],
    ['is not a booking', { tower: 5 }],
    ['has half a place', { tower: { tours: { p: 0.5 }, tickets: {}, parts: {}, answers: {} } }],
    ['has no answers', { tower: { tours: {}, tickets: {}, parts: {} } }],
    ['has an invalid day', { tower: { date: '2027-02-30' } }],
  ];
  for (const [title, stored] of broken) {
    it(`is ignored in storage if it ${title}`, () => {
      tours.bookings = {};
      writeStored('tour-bookings', stored);
      restoreBookings();
      expectState(tours.bookings).to.deep.equal({});
    });
  }
});

describe('booking a tour', () => {
  const fill = async (places = 2) => {
    await chooseDate('harbour', DAY);
    chooseTours('harbour', 'p', places);
    chooseTickets('harbour', 't', places);
  };
  const lines = () => cart.lines.map((line) => plain({ ...line, bookingId: 'b1' }));

  it('adds a line to the cart, and clears the form except for date and time', async () => {
    await openWith();
    await fill();
    expect(await book('harbour')).to.deep.equal({ is: 'added' });
    expect(lines()).to.deep.equal([tourLine(2)]);
    const emptied = { date: DAY, time: AT_TEN, tours: {}, tickets: {}, parts: {}, answers: {} };
    expect(booking()).to.deep.equal(emptied);
    expect(readStored('tour-bookings')).to.deep.equal({ harbour: emptied });
  });

  it('makes two bookings when done twice', async () => {
    await openWith();
    await fill();
    await book('harbour');
    await fill(1);
    await book('harbour');
    expect(lines()).to.deep.equal([tourLine(2), tourLine(1)]);
  });

  it('makes one booking when pressed twice', async () => {
    await openWith();
    await fill();
    const answers = await Promise.all([book('harbour'), book('harbour')]);
    expect(answers.map(({ is }) => is)).to.deep.equal(['added', 'nothing']);
    expect(cart.lines).to.have.length(1);
  });

  it('is refused when places have been sold in the meantime, and keeps the form', async () => {
    await openWith({}, { [CALENDAR]: [calendar(), calendar(1)] });
    await fill();
    const before = booking();
    expect(await book('harbour')).to.deep.equal({
      is: 'refused',
      problems: [{ is: 'tooMany', wanted: 2, remaining: 1 }],
    });
    expect(booking()).to.deep.equal(before);
    expect(cart.lines).to.deep.equal([]);
  });

  it('is refused when the time has been sold out in the meantime', async () => {
    await openWith({}, { [TIMES]: [{ data: [] }, { data: ['10:00'] }] });
    await fill();
    expect(await book('harbour')).to.deep.equal({
      is: 'refused',
      problems: [{ is: 'tooMany', wanted: 2, remaining: 0 }],
    });
  });

  it('counts the cart against the available places', async () => {
    await openWith({}, { [CALENDAR]: calendar(3) });
    await fill(3);
    cart.lines = [tourLine(2, [taker(2)])];
    expect(await book('harbour')).to.deep.equal({
      is: 'refused',
      problems: [{ is: 'tooMany', wanted: 3, remaining: 1 }],
    });
  });

  it('is refused if a price is no longer sold, instead of leaving it out', async () => {
    const both = tourDetail({ tickets: [], priceList: [placePrice(), placePrice({ id: 'r' })] });
    await openWith(
      {},
      { [TOUR]: [{ data: both }, { data: { ...both, priceList: [placePrice()] } }] },
    );
    await chooseDate('harbour', DAY);
    chooseTours('harbour', 'p', 1);
    chooseTours('harbour', 'r', 2);
    expect(await book('harbour')).to.deep.equal({
      is: 'refused',
      problems: [{ is: 'tooMany', wanted: 3, remaining: 1, isOfTickets: false }],
    });
  });

  it('is refused if a ticket is no longer sold, and counts tickets then', async () => {
    const both = tourDetail({ tickets: [tourTicket(), tourTicket({ id: 'r' })] });
    await openWith(
      {},
      { [TOUR]: [{ data: both }, { data: { ...both, tickets: [tourTicket()] } }] },
    );
    await chooseDate('harbour', DAY);
    chooseTours('harbour', 'p', 2);
    chooseTickets('harbour', 't', 1);
    chooseTickets('harbour', 'r', 1);
    expect(await book('harbour')).to.deep.equal({
      is: 'refused',
      problems: [{ is: 'tooMany', wanted: 2, remaining: 1, isOfTickets: true }],
    });
  });

  it('is refused with all problems together', async () => {
    await openWith({ questions: [question({ required: true })] });
    await fill();
    chooseTickets('harbour', 't', 1);
    expect(await book('harbour')).to.deep.equal({
      is: 'refused',
      problems: [
        { is: 'fewerTickets', tickets: 1, participants: 2 },
        { is: 'answer', qId: 'q', error: { is: 'missing' } },
      ],
    });
  });

  it('uses the last known offer if the server does not answer', async () => {
    await openWith({}, { [CALENDAR]: [calendar(), BUSY], [TOUR]: [{ data: tourDetail() }, BUSY] });
    await fill();
    expect(await book('harbour')).to.deep.equal({ is: 'added' });
  });

  it('does nothing without a date, or for a time that has begun', async () => {
    await openWith();
    expect(await book('harbour')).to.deep.equal({ is: 'nothing' });
    await fill();
    clockAt('2027-03-05T09:00:00Z');
    expect(await book('harbour')).to.deep.equal({ is: 'nothing' });
    expect(cart.lines).to.deep.equal([]);
  });
});
