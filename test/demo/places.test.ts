import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, describe, test } from 'node:test';
import { dateInWords } from '../support/inWords.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import {
  FREE_SLOT,
  begin,
  beginAndPay,
  cancel,
  execute,
  loginAsGuest,
  nextSessionKey,
  payment,
  placesLeft,
  press,
  ticket,
} from './support/visitor.ts';

describe('Places', () => {
  let demo: Demo;
  beforeEach(async () => {
    demo = await startDemo();
  });
  afterEach(() => demo.stop());

  test('are counted over all ticket types of a slot, and an order takes them for good', async () => {
    await execute(demo, await beginAndPay(demo, [ticket('adult', 2), ticket('child', 1)]));
    assert.equal(await placesLeft(demo), 17);
    demo.passMinutes(120);
    assert.equal(await placesLeft(demo), 17);
  });

  test('are held by initPayment for 15 minutes and free again afterwards', async () => {
    await begin(demo, [ticket('adult', 4)]);
    demo.passMinutes(14);
    assert.equal(await placesLeft(demo), 16);
    demo.passMinutes(1);
    assert.equal(await placesLeft(demo), 20);
  });

  test('are held 30 minutes longer after a success at the provider, told once or twice', async () => {
    const { address } = await beginAndPay(demo, [ticket('adult', 4)]);
    await press(address, 'pay');
    demo.passMinutes(44);
    assert.equal(await placesLeft(demo), 16);
    demo.passMinutes(1);
    assert.equal(await placesLeft(demo), 20);
  });

  test('are free at once when the payment is canceled', async () => {
    const { cartId } = await begin(demo, [ticket('adult', 4)]);
    assert.equal((await cancel(demo, cartId)).status, 200);
    assert.equal(await placesLeft(demo), 20);
  });

  test('of a visitor who begins again are not in his own way', async () => {
    const token = await loginAsGuest(demo);
    const wish = payment([ticket('adult', 20)], nextSessionKey());
    const path = `de/checkout/initPayment?token=${token}`;
    const first = await demo.post(path, wish);
    assert.equal((await demo.post(path, wish)).status, 200);
    assert.equal(await placesLeft(demo), 0);
    assert.equal((await press(first.body.data, 'pay')).status, 410);
  });

  test('of a first attempt stay held when the second asks for too many', async () => {
    const token = await loginAsGuest(demo);
    const key = nextSessionKey();
    const path = `de/checkout/initPayment?token=${token}`;
    await demo.post(path, payment([ticket('adult', 3)], key));
    assert.equal((await demo.post(path, payment([ticket('adult', 21)], key))).status, 422);
    assert.equal(await placesLeft(demo), 17);
  });

  test('are refused with the available count, in the language asked for', async () => {
    await begin(demo, [ticket('adult', 18)]);
    const token = await loginAsGuest(demo);
    const wish = payment([ticket('adult', 2), ticket('child', 1)]);
    const { status, body } = await demo.post(`en/checkout/initPayment?token=${token}`, wish);
    assert.equal(status, 422);
    assert.equal(body.code, 'TOO_FEW_PLACES');
    assert.equal(
      body.error,
      `You are trying to book 3 places for Tides [en] on ${dateInWords('2027-03-14')} at 10:00, but only 2 are available.`,
    );
    assert.equal(await placesLeft(demo), 2);
  });

  test('that the box office has sold are not for sale here', async () => {
    const { body } = await demo.get(
      'de/ticket/calendar/event/tides/range/20270301;20270309?deep=1',
    );
    // Monday is closed, tomorrow is sold out, and today's first slot has begun.
    assert.deepEqual(body.data, {
      '2027-03-05': 40,
      '2027-03-06': 0,
      '2027-03-07': 40,
      '2027-03-09': 45,
    });
    const token = await loginAsGuest(demo);
    const wish = payment([ticket('adult', 1, '2027-03-07T12:00:00')]);
    const answer = await demo.post(`de/checkout/initPayment?token=${token}`, wish);
    assert.equal(answer.body.code, 'SOLD_OUT');
  });
});

describe('The last places of a slot', () => {
  let demo: Demo;
  after(() => demo.stop());

  test('go to exactly as many of 200 visitors who buy at the same moment', async () => {
    demo = await startDemo();
    const token = await loginAsGuest(demo);
    const buy = async (): Promise<number> => {
      const sessionUs = nextSessionKey();
      const wish = payment([ticket('adult', 1)], sessionUs);
      const begun = await demo.post(`de/checkout/initPayment?token=${token}`, wish);
      if (begun.status !== 200) {
        assert.equal(begun.body.code, 'SOLD_OUT');
        return begun.status;
      }
      const paid = await press(begun.body.data, 'pay');
      const cartId = new URL(paid.headers.get('location') ?? '').searchParams.get('cartId') ?? '';
      return (await execute(demo, { cartId, sessionUs })).status;
    };
    const outcomes = await Promise.all(Array.from({ length: 200 }, buy));
    assert.equal(outcomes.filter((status) => status === 200).length, 20);
    assert.equal(outcomes.filter((status) => status === 422).length, 180);
    assert.equal(await placesLeft(demo, FREE_SLOT), 0);
    const orders = demo.database().one<{ n: number }>('SELECT COUNT(*) AS n FROM orders');
    assert.equal(orders?.n, 20);
  });
});
