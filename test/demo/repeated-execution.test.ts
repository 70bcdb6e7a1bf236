import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ticket } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';

const demo = useDemo();

const HOUR = 60;

describe('A repeated execPayment', () => {
  test('Security S4: returns the order key for an hour after the first one, and only the booking number afterwards', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    const first = (await demo.execute(begun)).body.data;
    assert.ok(first.review_id);
    demo.passMinutes(HOUR - 1);
    assert.deepEqual((await demo.execute(begun)).body.data, first);
    demo.restart();
    demo.passMinutes(1);
    const { booking_id, has_tickets } = first;
    assert.deepEqual((await demo.execute(begun)).body.data, { booking_id, has_tickets });
    demo.passMinutes(30 * 24 * HOUR);
    assert.deepEqual((await demo.execute(begun)).body.data, { booking_id, has_tickets });
  });

  test('counts the hour from the payment of an open order', async () => {
    const id = await demo.orderOnInvoice();
    demo.passMinutes(2 * HOUR);
    const cart = await demo.beginAndPayOrder(id);
    assert.equal((await demo.execute(cart)).body.data.review_id, id);
    assert.equal((await demo.execute(cart)).body.data.review_id, id);
    demo.passMinutes(HOUR);
    assert.equal('review_id' in (await demo.execute(cart)).body.data, false);
  });
});

describe('The Date header of a response', () => {
  test('is the time of the reference server’s clock and can be read by the host page', async () => {
    for (const path of ['de/ticket/collect/event/tides', 'de/no/such/call', 'de/event/select']) {
      const { headers } = await demo.get(path);
      assert.equal(headers.get('date'), 'Fri, 05 Mar 2027 09:30:00 GMT', path);
      assert.equal(headers.get('access-control-expose-headers'), 'Date,Retry-After', path);
    }
  });
});
