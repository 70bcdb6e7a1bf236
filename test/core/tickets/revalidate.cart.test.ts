import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { refresh } from '../../../src/core/app/restore.ts';
import {
  removeExpiredLines,
  reviewCart,
  revalidateCart,
  refreshCart,
} from '../../../src/core/app/revalidateCart.ts';
import { correctClock } from '../../../src/core/calendar/clock.ts';
import { persistCart } from '../../../src/core/cart/persist.ts';
import { restoreCart } from '../../../src/core/cart/stored.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { lineKey } from '../../../src/core/cart/types.ts';
import { language } from '../../../src/core/page/language.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { notices } from '../../../src/core/notices/store.ts';
import { changeCount, changePart } from '../../../src/core/tickets/changeLine.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll, untilCallsEnd } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import {
  day,
  dayLine,
  dayTicket,
  ELEVEN,
  family,
  familyLine,
  moment,
  museumEvent,
  ofDay,
  TEN,
  ticket,
  ticketLine,
  tourLine,
  voucherCode,
} from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answers } from '../../support/server.ts';
import { clockAt, openShop } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';

const EVENTS = 'GET event/select';
const COLLECT = 'GET ticket/collect/event/12/date/20270305';

const offer = (tickets: object[], places = 10) => ({
  data: { tickets, timeslot: [{ datetime: TEN, max_tickets: places }] },
});
const events = (name = 'Dinosaurs') => ({ data: { events: [museumEvent({ name })] } });

async function shopWith(tickets: object[], more: Answers = {}, places = 10) {
  return openShop({ [EVENTS]: events(), [COLLECT]: offer(tickets, places), ...more });
}

beforeEach(async () => {
  await resetAll();
  clockAt('2027-03-05T08:59:59Z'); // a second before ten in Berlin
  restoreCart();
  persistCart();
});

describe('a visit that has passed', () => {
  it('is removed from the cart, with one notice', async () => {
    await openShop();
    const child = ticketLine(1, { id: '2', name: 'Child' });
    const today = dayLine([ofDay(1)]);
    const yesterday = dayLine([ofDay(1)], { date: day('2027-03-04'), name: 'Tug' });
    const later = ticketLine(1, { datetime: ELEVEN });
    const tour = tourLine(2);
    cart.lines.push(ticketLine(2), child, today, yesterday, later, tour, voucherCode(500));
    removeExpiredLines();
    expect(notices.shown).to.deep.equal({
      is: 'passed',
      visits: [{ name: 'Tug', day: '2027-03-04' }],
    });
    clockAt('2027-03-05T09:00:00Z');
    removeExpiredLines();
    expectState(cart.lines).to.deep.equal([today, later, voucherCode(500)]);
    expect(notices.shown).to.deep.equal({
      is: 'passed',
      visits: [
        { name: 'Dinosaurs', day: '2027-03-05', time: '10:00' },
        { name: 'The harbour at dusk', day: '2027-03-05', time: '10:00' },
      ],
    });
  });

  it('causes no notice if there is none', async () => {
    await openShop();
    cart.lines.push(ticketLine(2));
    removeExpiredLines();
    expect(notices.shown).to.equal(undefined);
  });

  it('is kept on a page that opens on the return from its payment', async () => {
    await openShop();
    const passed = ticketLine(2, { datetime: moment('2027-03-05T09:30:00') });
    cart.lines.push(passed);
    cart.sent = { lines: [passed], before: [] };
    refreshCart();
    expect(cart.lines).to.have.length(1);
    cart.sent = undefined;
    refreshCart();
    await eventually('the line is removed', () => cart.lines.length === 0);
  });

  it('stays if the answers show that the clock of the device is ahead', async () => {
    const headers = { date: 'Fri, 05 Mar 2027 08:00:00 GMT' };
    const server = await openShop(
      { '*': { status: 404, body: {}, headers } },
      { client: { onDate: correctClock } },
    );
    cart.lines.push(ticketLine(2));
    clockAt('2027-03-06T08:00:00Z');
    refreshCart();
    await untilCallsEnd();
    expect(await server.hits()).not.to.deep.equal([]);
    expectState(cart.lines).to.deep.equal([ticketLine(2)]);
    expect(notices.shown).to.equal(undefined);
  });

  it('stays if its payment begins while the answers are awaited', async () => {
    const server = await openShop({ '*': { status: 404, body: {}, hold: 'answer' } });
    cart.lines.push(ticketLine(2));
    clockAt('2027-03-06T08:00:00Z');
    const reviewed = reviewCart();
    cart.sent = { lines: [ticketLine(2)], before: [] };
    await server.release('answer');
    await reviewed;
    expect(cart.lines).to.have.length(1);
  });

  it('is removed from a page that the browser restores, too', async () => {
    await openShop();
    restoreCart();
    cart.lines.push(ticketLine(2));
    await eventually('the cart is stored', () => readStored('cart') !== undefined);
    refreshCart();
    clockAt('2027-03-05T09:00:00Z');
    refresh();
    await eventually('the line is removed', () => cart.lines.length === 0);
    expect(notices.shown?.is).to.equal('passed');
  });
});

describe('revalidating the cart', () => {
  it('takes the new price and lists the change', async () => {
    await shopWith([ticket({ price: cents(1300) })]);
    cart.lines.push(ticketLine(2));
    await revalidateCart();
    expect(cart.lines[0]).to.deep.include({ price: 1300, totalPrice: 2600 });
    expectState(cart.changes).to.deep.equal([
      { is: 'price', name: 'Adult', before: 1200, now: 1300 },
    ]);
  });

  it('requests each day once for any number of lines', async () => {
    const server = await shopWith([ticket(), dayTicket()]);
    cart.lines.push(ticketLine(2), ticketLine(1, { datetime: ELEVEN }), dayLine([ofDay(1)]));
    await revalidateCart();
    expect(await server.hits(COLLECT)).to.have.length(1);
    expect(await server.hits(EVENTS)).to.have.length(1);
  });

  it('changes nothing if the server does not answer', async () => {
    await openShop();
    cart.lines.push(ticketLine(2));
    await revalidateCart();
    expectState(cart.lines).to.deep.equal([ticketLine(2)]);
    expect(cart.changes).to.deep.equal([]);
  });

  it('keeps the lines of a payment under way', async () => {
    await shopWith([ticket({ price: cents(1300) })]);
    cart.lines.push(ticketLine(2));
    cart.sent = { lines: [ticketLine(2)], before: [] };
    await revalidateCart();
    expect(cart.lines[0]).to.deep.include({ price: 1200 });
  });
});

describe('names in the cart', () => {
  const stored = { lines: [ticketLine(2, { name: 'Erwachsene', eventName: 'Dinosaurier' })] };

  /** Opens a page in English after one in German. */
  async function openInEnglish(answers: Answers = {}) {
    const server = await shopWith([ticket()], answers);
    writeStored('cart', { ...stored, lang: 'de' });
    language.lang = 'en';
    restoreCart();
    return server;
  }

  it('are looked up again in another language, without listing a change', async () => {
    await openInEnglish();
    refreshCart();
    await eventually('the name is in English', () => cart.lines[0]?.name === 'Adult');
    expectState(cart.lines).to.deep.equal([ticketLine(2)]);
    expect(cart.changes).to.deep.equal([]);
    await eventually(
      'the language is stored',
      () => (readStored('cart') as { lang?: string }).lang === 'en',
    );
  });

  it('are looked up by the next page if this one fails to', async () => {
    await openInEnglish({ [EVENTS]: { status: 404, body: {} } });
    await revalidateCart();
    expect(cart.lines[0]?.name).to.equal('Erwachsene');
    expect(cart.lang).to.equal('de');
  });

  it('are kept on a page in the same language', async () => {
    const server = await openInEnglish();
    language.lang = 'de';
    refreshCart();
    expect(await server.hits()).to.deep.equal([]);
  });
});

describe('a cart line', () => {
  const KEY = lineKey(ticketLine(1));

  it('can be changed within the places of its time, and at least to one', async () => {
    await shopWith([ticket()], {}, 4);
    cart.lines.push(ticketLine(2));
    await revalidateCart();
    for (const [wanted, count] of [
      [3, 3],
      [9, 4],
      [0, 1],
      [-5, 1],
    ] as const) {
      changeCount(KEY, '1', wanted);
      expect(cart.lines[0]).to.deep.include({ totalCount: count, totalPrice: 1200 * count });
    }
  });

  it('reports additions and removals to analytics', async () => {
    await shopWith([ticket()]);
    cart.lines.push(ticketLine(2));
    await revalidateCart();
    const events = recordEvents('museum-analytics');
    changeCount(KEY, '1', 5);
    changeCount(KEY, '1', 4);
    expect(events.map(({ detail }) => [detail.event, detail.value])).to.deep.equal([
      ['add_to_cart', '36.00'],
      ['remove_from_cart', '12.00'],
    ]);
  });

  it('is not changed while its day is unknown, or when it is no longer sold', async () => {
    await shopWith([]);
    cart.lines.push(ticketLine(2));
    changeCount(KEY, '1', 1);
    await revalidateCart();
    changeCount(KEY, '1', 1);
    expect(cart.lines[0]).to.deep.include({ totalCount: 2 });
  });

  it('changes the parts of families within their limits', async () => {
    await shopWith([family()]);
    cart.lines.push(familyLine(1, [2, 3, 1]));
    await revalidateCart();
    const key = lineKey(familyLine(1, [0, 0, 0]));
    changeCount(key, 'f', 2);
    expectState(cart.lines).to.deep.equal([familyLine(2, [2, 3, 2])]);
    changePart(key, 'child', 9);
    expectState(cart.lines).to.deep.equal([familyLine(2, [2, 6, 2])]);
    changePart(key, 'grown-up', 0);
    changePart(key, 'baby', 0);
    changePart(key, 'nobody', 4);
    expectState(cart.lines).to.deep.equal([familyLine(2, [2, 6, 2])]);
    changeCount(key, 'f', 1);
    expectState(cart.lines).to.deep.equal([familyLine(1, [2, 3, 1])]);
  });

  it('changes one kind of day ticket', async () => {
    await shopWith([dayTicket(6), dayTicket(6, { id: 'e', name: 'Half' })]);
    const line = dayLine([ofDay(2), ofDay(1, { id: 'e', name: 'Half' })]);
    cart.lines.push(line);
    await revalidateCart();
    changeCount(lineKey(line), 'e', 9);
    expectState(cart.lines).to.deep.equal([
      dayLine([ofDay(2), ofDay(4, { id: 'e', name: 'Half' })]),
    ]);
  });
});
