import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { clearPassed, renewBasket } from '../../../src/core/app/revalidateCart.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { language } from '../../../src/core/page/language.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { notices } from '../../../src/core/notices/store.ts';
import { roomOfLine } from '../../../src/core/tours/revalidate.ts';
import { book, chooseDate, chooseTickets, chooseTours } from '../../../src/core/tours/choices.ts';
import { changeBooking, keepAsItWas } from '../../../src/core/tours/bookings.ts';
import { tours } from '../../../src/core/tours/store.ts';
import type { TourDetail } from '../../../src/core/tours/types.ts';
import { fresh } from '../../support/fresh.ts';
import { hear } from '../../support/hear.ts';
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

const room = () =>
  roomOfLine(tourLine(2), tours.known.harbour, { lines: cart.form, sent: undefined }).is;

beforeEach(async () => {
  await fresh();
  clockAt('2027-03-01T08:00:00Z');
  cart.form.push(tourLine(2));
});

describe('the tours in the basket', () => {
  it('follow the prices of today, and it is told', async () => {
    await openWith({ priceList: [placePrice({ price: cents(700) })] });
    await renewBasket();
    expect(cart.form[0]!.totalPrice).to.equal(3000);
    expectState(cart.changes).to.deep.equal([
      { is: 'price', name: 'The harbour at dusk', before: 2600, now: 3000 },
    ]);
    expect(room()).to.equal('open');
  });

  it('speak the language of the page, which is no news', async () => {
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({ name: 'The harbour in English' });
    await renewBasket();
    expect(cart.form[0]!.name).to.equal('The harbour in English');
    expectState(cart.changes).to.deep.equal([]);
    expect(cart.lang).to.equal('en');
  });

  it('are looked up again where the server did not answer', async () => {
    cart.lang = 'de';
    language.lang = 'en';
    await openWith({}, { [TOUR]: { drop: true } });
    await renewBasket();
    expect(cart.lang).to.equal('de');
    expect(room()).to.equal('unknown');
  });

  it('are gone where the server does not know them any more', async () => {
    await openWith({}, { [TOUR]: { status: 404 } });
    await renewBasket();
    expect(room()).to.equal('gone');
  });

  it('do not stand in their own way', async () => {
    await openWith({}, { [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(2) } } } });
    await renewBasket();
    expect(room()).to.equal('open');
  });

  it('are taken out when their time has come, with a notice', async () => {
    await openWith();
    clockAt('2027-03-05T09:00:00Z');
    clearPassed();
    expect(cart.form).to.have.length(0);
    expectState(notices.shown).to.deep.include({
      is: 'passed',
      visits: [{ name: 'The harbour at dusk', day: '2027-03-05', time: '10:00' }],
    });
  });
});

describe('changing a booking that is in the basket', () => {
  const change = async (): Promise<void> => {
    const { date } = tourLine(2);
    changeBooking(tourLine(2));
    await chooseDate('harbour', date);
  };

  it('begins with what was booked', async () => {
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

  it('puts the new one in its place, with the places that it had', async () => {
    await openWith({}, { [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(3) } } } });
    await change();
    chooseTours('harbour', 'p', 9);
    chooseTickets('harbour', 't', 3);
    const heard = hear('museum-analytics');
    expect(await book('harbour')).to.deep.equal({ is: 'changed' });
    expectState(cart.form).to.deep.equal([tourLine(3)]);
    expect(heard.map(({ detail }) => detail.event)).to.deep.equal([
      'remove_from_cart',
      'add_to_cart',
    ]);
  });

  it('adds another one where the first has been taken out meanwhile', async () => {
    await openWith();
    await change();
    cart.form.splice(0);
    expect(await book('harbour')).to.deep.equal({ is: 'added' });
    expect(cart.form).to.have.length(1);
  });

  it('is given up without a trace', async () => {
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
    expectState(cart.form).to.deep.equal([tourLine(2)]);
  });
});
