import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { dateInWords } from '../support/inWords.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { article } from './support/goods.ts';
import {
  INVOICE,
  beginOrder,
  cartIdIn,
  executeOrder,
  orderOnInvoice,
  orderPayment,
  payOrder,
  review,
} from './support/open-orders.ts';
import { harbourTour, leftOfTour, tourCatalogue } from './support/tours.ts';
import {
  execute,
  loginAsGuest,
  nextSessionKey,
  payment,
  placesLeft,
  ticket,
} from './support/visitor.ts';

const DAY_MINUTES = 24 * 60;
/** From the morning of 5 March to that of 20 March, the first day after the last one to pay. */
const UNTIL_OVERDUE = 15 * DAY_MINUTES;
/** A slot that is still to come then, and is after the change to summer time. */
const LATER = '2027-03-31T10:00:00';
const LATER_TOUR = '2027-03-25T10:00:00';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo({ catalogue: tourCatalogue });
});
afterEach(() => demo.stop());

const voucherCode = { type: 'voucherCode', barcode: 'GIFT-2' };
const everything = [
  ticket('adult', 3, LATER),
  harbourTour(2, LATER_TOUR),
  article('poster', 4),
  voucherCode,
];

const stockOf = async (id: string): Promise<number> =>
  (await demo.get(`en/merchandise?article=${id}`)).body.data.stock;

const availableOf = async (code: string): Promise<number> =>
  (await demo.get(`en/voucher?voucher=${code}`)).body.data.available_amount;

const left = async () => ({
  places: await placesLeft(demo, LATER),
  tour: (await leftOfTour(demo, 'harbour', '20270325'))['10:00'],
  stock: await stockOf('poster'),
  voucher: await availableOf('GIFT-2'),
});

describe('An order by invoice that is not paid', () => {
  test('returns its places, pieces and voucher amounts when its last day to pay has passed', async () => {
    const before = await left();
    await orderOnInvoice(demo, everything);
    const taken = {
      places: before.places - 3,
      tour: before.tour! - 2,
      stock: before.stock - 4,
      voucher: 0,
    };
    assert.deepEqual(await left(), taken);
    demo.passMinutes(UNTIL_OVERDUE - DAY_MINUTES);
    assert.deepEqual(await left(), taken);
    demo.passMinutes(DAY_MINUTES);
    assert.deepEqual(await left(), before);
  });

  test('is canceled then, on its review and on its invoice, also after a restart', async () => {
    const id = await orderOnInvoice(demo, [ticket('adult', 2, LATER)]);
    const { documents } = await review(demo, id);
    const invoice = async (): Promise<string> => (await fetch(documents[0].url)).text();
    assert.match(await invoice(), /Not yet paid\. Please pay by 19\.03\.2027\./);
    demo.passMinutes(UNTIL_OVERDUE);
    // The invoice is the first to be asked for.
    assert.match(await invoice(), /<p>Canceled\.\s*<\/p>/);
    demo.restart();
    const { status, payable, items } = await review(demo, id);
    assert.deepEqual([status, payable, items[0].barcodes], ['canceled', false, undefined]);
  });

  test('can be paid on its last day, and no later', async () => {
    const inTime = await orderOnInvoice(demo, [ticket('adult', 2, LATER)]);
    const late = await orderOnInvoice(demo, [ticket('adult', 3, LATER)]);
    demo.passMinutes(UNTIL_OVERDUE - DAY_MINUTES);
    assert.equal((await review(demo, inTime)).payable, true);
    assert.equal((await executeOrder(demo, await beginOrder(demo, inTime))).status, 200);
    demo.passMinutes(DAY_MINUTES);
    const refused = await demo.post('en/checkout/initPaymentOrder', orderPayment(late));
    assert.deepEqual([refused.status, refused.body.code], [422, 'ORDER_CANCELED']);
    assert.equal((await review(demo, inTime)).status, 'paid');
    assert.equal(await placesLeft(demo, LATER), 18);
  });

  test('waits for a payment that was begun in time, and takes no other', async () => {
    const id = await orderOnInvoice(demo, [ticket('adult', 2, LATER)]);
    // 23:55 of the last day, 19 March.
    demo.passMinutes(UNTIL_OVERDUE - 10 * 60 - 35);
    const begun = await beginOrder(demo, id);
    demo.passMinutes(10);
    const { status, payable } = await review(demo, id);
    assert.deepEqual([status, payable], ['open', false]);
    const other = await demo.post('en/checkout/initPaymentOrder', orderPayment(id));
    assert.equal(other.body.code, 'ORDER_CANCELED');
    const cartId = await payOrder(begun);
    assert.equal((await execute(demo, { cartId, sessionUs: begun.sessionUs })).status, 200);
    assert.equal((await review(demo, id)).status, 'paid');
    assert.equal(await placesLeft(demo, LATER), 18);
  });

  test('is canceled when a payment that was begun in time has come to nothing', async () => {
    const id = await orderOnInvoice(demo, [ticket('adult', 2, LATER)]);
    demo.passMinutes(UNTIL_OVERDUE - 10 * 60 - 35);
    await beginOrder(demo, id);
    demo.passMinutes(15);
    assert.equal((await review(demo, id)).status, 'canceled');
    assert.equal(await placesLeft(demo, LATER), 20);
  });

  test('keeps its booking number for a repeated execPayment', async () => {
    const sessionUs = nextSessionKey();
    const token = await loginAsGuest(demo);
    const wish = { ...payment([ticket('adult', 1, LATER)], sessionUs), payart: INVOICE };
    const begun = await demo.post(`de/checkout/initPayment?token=${token}`, wish);
    const cart = { cartId: cartIdIn(begun.body.data), sessionUs };
    const { booking_id, has_tickets } = (await execute(demo, cart)).body.data;
    demo.passMinutes(UNTIL_OVERDUE);
    assert.equal(await placesLeft(demo, LATER), 20);
    assert.deepEqual((await execute(demo, cart)).body.data, { booking_id, has_tickets });
  });

  test('has its last day to pay in the confirmation, in each language', async () => {
    const sentences = new Set<string>();
    for (const lang of LANGUAGES) {
      const sessionUs = nextSessionKey();
      const token = await loginAsGuest(demo);
      const wish = { ...payment([ticket('adult', 1, LATER)], sessionUs), payart: INVOICE };
      const begun = await demo.post(`${lang}/checkout/initPayment?token=${token}`, wish);
      const query = `us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`;
      const cartId = cartIdIn(begun.body.data);
      await demo.post(`${lang}/checkout/execPayment?${query}`, { cartId });
      const lines = demo.mails()[0]?.text.split('\n') ?? [];
      const date = dateInWords('2027-03-19', lang === 'en' ? 'en-GB' : lang);
      sentences.add(lines.find((line) => line.includes(date)) ?? '');
    }
    assert.equal(sentences.size, LANGUAGES.length);
    assert.ok(!sentences.has(''));
  });

  test('has as many days as the shop sets', async () => {
    await demo.stop();
    demo = await startDemo({ openOrderDays: 2 });
    const id = await orderOnInvoice(demo, [ticket('adult', 2, LATER)]);
    demo.passMinutes(2 * DAY_MINUTES);
    assert.equal((await review(demo, id)).status, 'open');
    demo.passMinutes(DAY_MINUTES);
    assert.equal((await review(demo, id)).status, 'canceled');
  });
});
