import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { documentWord } from '../../demo/server/document-sentences.ts';
import { ORDER_MAIL } from '../../demo/server/order-mail-sentences.ts';
import {
  article,
  orderPayment,
  pay,
  ticket,
  assertRefused,
  voucherCode,
} from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { harbourTour, leftOfTour, tourCatalogue } from './support/tours.ts';

const DAY_MINUTES = 24 * 60;
/** Minutes from the morning of 5 March to that of 20 March, the day after the payment deadline. */
const UNTIL_OVERDUE = 15 * DAY_MINUTES;
/** A slot after the payment deadline and after the change to summer time. */
const LATER = '2027-03-31T10:00:00';
const LATER_TOUR = '2027-03-25T10:00:00';

const demo = useDemo({ catalogue: tourCatalogue });

const everything = [
  ticket('adult', 3, LATER),
  harbourTour(2, LATER_TOUR),
  article('poster', 4),
  voucherCode('GIFT-2'),
];

const availableOf = async (code: string): Promise<number> =>
  (await demo.data(`en/voucher?voucher=${code}`)).available_amount;

const left = async () => ({
  places: await demo.placesLeft(LATER),
  tour: (await leftOfTour(demo, 'harbour', '20270325'))['10:00'],
  stock: await demo.stockOf('poster'),
  voucher: await availableOf('GIFT-2'),
});

describe('An unpaid order by invoice', () => {
  test('Security S2: releases its places, pieces and voucher amounts after the payment deadline', async () => {
    const before = await left();
    await demo.orderOnInvoice(everything);
    const { places, tour, stock } = before;
    const taken = { places: places - 3, tour: tour! - 2, stock: stock - 4, voucher: 0 };
    assert.deepEqual(await left(), taken);
    demo.passMinutes(UNTIL_OVERDUE - DAY_MINUTES);
    assert.deepEqual(await left(), taken);
    demo.passMinutes(DAY_MINUTES);
    assert.deepEqual(await left(), before);
  });

  test('is shown as canceled in its review and on its invoice after the deadline, even after a restart', async () => {
    const id = await demo.orderOnInvoice([ticket('adult', 2, LATER)]);
    const { documents } = await demo.review(id);
    const invoice = async (): Promise<string> => (await fetch(documents[0].url)).text();
    const payBy = documentWord('en', 'payBy').replace('{date}', '19.03.2027');
    assert.ok((await invoice()).includes(`${documentWord('en', 'open')} ${payBy}`));
    demo.passMinutes(UNTIL_OVERDUE);
    // The invoice is the first request after the deadline.
    assert.match(await invoice(), new RegExp(`<p>${documentWord('en', 'canceled')}\\s*</p>`));
    demo.restart();
    const { status, payable, items } = await demo.review(id);
    assert.deepEqual([status, payable, items[0].barcodes], ['canceled', false, undefined]);
  });

  test('can be paid on the day of the deadline, but not later', async () => {
    const inTime = await demo.orderOnInvoice([ticket('adult', 2, LATER)]);
    const late = await demo.orderOnInvoice([ticket('adult', 3, LATER)]);
    demo.passMinutes(UNTIL_OVERDUE - DAY_MINUTES);
    assert.equal((await demo.review(inTime)).payable, true);
    assert.equal((await demo.payOrder(inTime)).status, 200);
    demo.passMinutes(DAY_MINUTES);
    assertRefused(await demo.initOrderPayment(orderPayment(late)), 'ORDER_CANCELED');
    assert.equal((await demo.review(inTime)).status, 'paid');
    assert.equal(await demo.placesLeft(LATER), 18);
  });

  test('stays open for a payment begun in time, but accepts no new one', async () => {
    const id = await demo.orderOnInvoice([ticket('adult', 2, LATER)]);
    // 23:55 on 19 March, the day of the deadline.
    demo.passMinutes(UNTIL_OVERDUE - 10 * 60 - 35);
    const begun = await demo.beginOrder(id);
    demo.passMinutes(10);
    const { status, payable } = await demo.review(id);
    assert.deepEqual([status, payable], ['open', false]);
    assertRefused(await demo.initOrderPayment(orderPayment(id)), 'ORDER_CANCELED');
    const cart = { ...begun, cartId: await pay(begun.address) };
    assert.equal((await demo.execute(cart)).status, 200);
    assert.equal((await demo.review(id)).status, 'paid');
    assert.equal(await demo.placesLeft(LATER), 18);
  });

  test('is canceled when a payment begun in time expires', async () => {
    const id = await demo.orderOnInvoice([ticket('adult', 2, LATER)]);
    demo.passMinutes(UNTIL_OVERDUE - 10 * 60 - 35);
    await demo.beginOrder(id);
    demo.passMinutes(15);
    assert.equal((await demo.review(id)).status, 'canceled');
    assert.equal(await demo.placesLeft(LATER), 20);
  });

  test('returns its booking number to a repeated execPayment even when canceled', async () => {
    const cart = await demo.beginOnInvoice([ticket('adult', 1, LATER)]);
    const { booking_id, has_tickets } = (await demo.execute(cart)).body.data;
    demo.passMinutes(UNTIL_OVERDUE);
    assert.equal(await demo.placesLeft(LATER), 20);
    assert.deepEqual((await demo.execute(cart)).body.data, { booking_id, has_tickets });
  });

  test('has the payment deadline in its confirmation mail', async () => {
    await demo.orderOnInvoice([ticket('adult', 1, LATER)]);
    const line = ORDER_MAIL.payBy.de.replace('{date}', dateText('2027-03-19', 'de'));
    assert.ok(demo.mails()[0]?.text.includes(line), line);
  });

  test('stays open for the configured number of days', async () => {
    demo.openWith({ openOrderDays: 2 });
    const id = await demo.orderOnInvoice([ticket('adult', 2, LATER)]);
    demo.passMinutes(2 * DAY_MINUTES);
    assert.equal((await demo.review(id)).status, 'open');
    demo.passMinutes(DAY_MINUTES);
    assert.equal((await demo.review(id)).status, 'canceled');
  });
});
