import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nextSessionKey, payment, press, ticket } from './support/visitor.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { readTime } from '../../demo/server/notation.ts';
import { sentence } from '../../demo/server/sentences.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo();

describe('Places', () => {
  test('are shared by all ticket types of a slot, and taken permanently by an order', async () => {
    await demo.execute(await demo.beginAndPay([ticket('adult', 2), ticket('child', 1)]));
    assert.equal(await demo.placesLeft(), 17);
    demo.passMinutes(120);
    assert.equal(await demo.placesLeft(), 17);
  });

  test('are held by initPayment for 15 minutes', async () => {
    await demo.begin([ticket('adult', 4)]);
    demo.passMinutes(14);
    assert.equal(await demo.placesLeft(), 16);
    demo.passMinutes(1);
    assert.equal(await demo.placesLeft(), 20);
  });

  test('are held 30 minutes longer after a success at the provider, even if it is reported twice', async () => {
    const { address } = await demo.beginAndPay([ticket('adult', 4)]);
    await press(address, 'pay');
    demo.passMinutes(44);
    assert.equal(await demo.placesLeft(), 16);
    demo.passMinutes(1);
    assert.equal(await demo.placesLeft(), 20);
  });

  test('are released immediately when the payment is canceled', async () => {
    const { cartId } = await demo.begin([ticket('adult', 4)]);
    assert.equal((await demo.cancel(cartId)).status, 200);
    assert.equal(await demo.placesLeft(), 20);
  });

  test('are released for a visitor who begins the same payment again', async () => {
    const token = await demo.loginAsGuest();
    const wish = payment([ticket('adult', 20)], nextSessionKey());
    const path = `de/checkout/initPayment?token=${token}`;
    const first = await demo.post(path, wish);
    assert.equal((await demo.post(path, wish)).status, 200);
    assert.equal(await demo.placesLeft(), 0);
    assert.equal((await press(first.body.data, 'pay')).status, 410);
  });

  test('stay held by the first attempt if the second one asks for too many', async () => {
    const token = await demo.loginAsGuest();
    const key = nextSessionKey();
    const path = `de/checkout/initPayment?token=${token}`;
    await demo.post(path, payment([ticket('adult', 3)], key));
    assert.equal((await demo.post(path, payment([ticket('adult', 21)], key))).status, 422);
    assert.equal(await demo.placesLeft(), 17);
  });

  test('are refused with the wanted and the available count in the error, in every language', async () => {
    await demo.begin([ticket('adult', 18)]);
    for (const lang of LANGUAGES) {
      const date = dateText('2027-03-14', lang === 'en' ? 'en-GB' : lang);
      const time = readTime('2027-03-14T10:00:00');
      const values = { event: inEvery('Tides'), date, time, wanted: 3, left: 2 };
      const { code, error } = await demo.expectRefusal(
        [ticket('adult', 2), ticket('child', 1)],
        lang,
      );
      assert.equal(code, 'TOO_FEW_PLACES');
      assert.equal(error, sentence(lang, code, values));
    }
    assert.equal(await demo.placesLeft(), 2);
  });

  test('are not available after the box office has sold them', async () => {
    const days = await demo.data('de/ticket/calendar/event/tides/range/20270301;20270309?deep=1');
    // Monday is closed, tomorrow is sold out, and today's first slot has begun.
    const left = { '2027-03-05': 40, '2027-03-06': 0, '2027-03-07': 40, '2027-03-09': 45 };
    assert.deepEqual(days, left);
    await demo.refuses([ticket('adult', 1, '2027-03-07T12:00:00')], 'SOLD_OUT');
  });
});

describe('The last places of a slot', () => {
  test('are never oversold to visitors who buy at the same time', async () => {
    assert.equal(await demo.rush(40, ticket('adult', 1)), 20);
    assert.equal(await demo.placesLeft(), 0);
    assert.deepEqual(demo.row('SELECT COUNT(*) AS n FROM orders'), { n: 20 });
    await demo.refuses([ticket('adult', 1)], 'SOLD_OUT');
  });
});
