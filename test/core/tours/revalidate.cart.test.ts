import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { removeExpiredLines, revalidateCart } from '../../../src/core/app/revalidateCart.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { language } from '../../../src/core/page/language.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { notices } from '../../../src/core/notices/store.ts';
import { lineAvailability, changeBooking } from '../../../src/core/tours/changeLine.ts';
import {
  book,
  chooseDate,
  chooseTickets,
  chooseTours,
  keepAsItWas,
} from '../../../src/core/tours/choices.ts';
import { tours } from '../../../src/core/tours/store.ts';
import type { TourDetail } from '../../../src/core/tours/types.ts';
import { resetAll } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { tourLine } from '../../support/samples.ts';
import type { Answers } from '../../support/server.ts';
import { clockAt, openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';
import { placePrice, slot, tourDetail } from '../../support/tours.ts';

const TOUR = 'GET tour';
const CALENDAR = 'GET tour/calendar/tour/harbour/range/20270301;20270331';

const openWith = (more: Partial<TourDetail> = {}, answers: Answers = {}) =>
  openShop({
    [TOUR]: { data: tourDetail(more) },
    [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(9) } } },
    ...answers,
  });

const availability = () =>
  lineAvailability(tourLine(2), tours.known.harbour, { lines: cart.lines, sent: undefined }).is;

beforeEach(async () => {
  await resetAll();
  clockAt('2027-03-01T08:00:00Z');
  cart.lines.push(tourLine(2));
});

describe('the tours in the cart', () => {
  it('take the current prices and list the change', async () => {
    await openWith({ priceList: [placePrice({ price: cents(700) })] });
    await revalidateCart();
    expect(cart.lines[0]!.totalPrice).to.equal(3000);
    expectState(cart.changes).to.deep.equal([
      { is: 'price', name: 'The harbour at dusk', before: 2600, now: 3000 },
    ]);
    expect(availability()).to.equal('available');
  });

  it('take the language of the page without listing a change', async () => {
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({ name: 'The harbour in English' });
    await revalidateCart();
    expect(cart.lines[0]!.name).to.equal('The harbour in English');
    expectState(cart.changes).to.deep.equal([]);
    expect(cart.lang).to.equal('en');
  });

  it('are looked up again later if the server does not answer', async () => {
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({}, { [TOUR]: { drop: true } });
    await revalidateCart();
    expect(cart.lang).to.equal('de');
    expect(availability()).to.equal('unknown');
  });

  it('are discontinued if the server does not know them any more', async () => {
    await openWith({}, { [TOUR]: { status: 404 } });
    await revalidateCart();
    expect(availability()).to.equal('discontinued');
  });

  it('do not count against their own places', async () => {
    await openWith({}, { [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(2) } } } });
    await revalidateCart();
    expect(availability()).to.equal('available');
  });

  it('are removed with a notice when their time has come', async () => {
    await openWith();
    clockAt('2027-03-05T09:00:00Z');
    removeExpiredLines();
    expect(cart.lines).to.have.length(0);
    expectState(notices.shown).to.deep.include({
      is: 'passed',
      visits: [{ name: 'The harbour at dusk', day: '2027-03-05', time: '10:00' }],
    });
  });
});

describe('changing a booking in the cart', () => {
  const change = async (): Promise<void> => {
    const { date } = tourLine(2);
    changeBooking(tourLine(2));
    await chooseDate('harbour', date);
  };

  it('starts with the booked values', async () => {
    await openWith();
    await change();
    expectState(tours.bookings.harbour).to.deep.equal({
      date: '2027-03-05',
      time: '10:00',
      tours: { p: 2 },
      tickets: { t: 2 },
      parts: { t: {} },
      answers: {},
      bookingId: 'b1',
    });
  });

  it('replaces the line, and can use the places that it had', async () => {
    await openWith({}, { [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(3) } } } });
    await change();
    chooseTours('harbour', 'p', 9);
    chooseTickets('harbour', 't', 3);
    const events = recordEvents('museum-analytics');
    expect(await book('harbour')).to.deep.equal({ is: 'changed' });
    expectState(cart.lines).to.deep.equal([tourLine(3)]);
    expect(events.map(({ detail }) => detail.event)).to.deep.equal([
      'remove_from_cart',
      'add_to_cart',
    ]);
  });

  it('adds a line if the first one has been removed', async () => {
    await openWith();
    await change();
    cart.lines.splice(0);
    expect(await book('harbour')).to.deep.equal({ is: 'added' });
    expect(cart.lines).to.have.length(1);
  });

  it('can be cancelled without a change', async () => {
    await openWith();
    await change();
    keepAsItWas('harbour');
    expectState(tours.bookings.harbour).to.deep.equal({
      date: '2027-03-05',
      time: '10:00',
      tours: {},
      tickets: {},
      parts: {},
      answers: {},
    });
    expectState(cart.lines).to.deep.equal([tourLine(2)]);
  });
});
