import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useDemo } from './support/demo.ts';
import { classAnswers, tour, tourCatalogue } from './support/tours.ts';
import {
  GUEST,
  UNKNOWN_KEY,
  annualPass,
  article,
  nextSessionKey,
  owner,
  press,
  ticket,
  voucherCode,
} from './support/visitor.ts';

const demo = useDemo({ catalogue: tourCatalogue });

type Key = { cartId: string; sessionUs: string };

const addressOf = ({ cartId, sessionUs }: Key): string =>
  `en/checkout/pending?cartId=${cartId}&sessionUs=${sessionUs}`;
const pendingOf = (key: Key) => demo.data(addressOf(key), 'PendingPayment');
const statusOf = (key: Key): Promise<number> => demo.statusOf(addressOf(key));

// The time is 10:30, and places are held for 15 minutes.
describe('A payment in progress', () => {
  test('returns its items, shipping costs and total, and until when they are held', async () => {
    const begun = await demo.begin([ticket('adult', 2), article('poster', 1)]);
    const { items, ...rest } = await pendingOf(begun);
    assert.deepEqual(rest, {
      shippingCosts: 490,
      total: 4390,
      held_until: '2027-03-05T10:45:00',
    });
    const [adults, poster] = items;
    assert.deepEqual(adults, {
      type: 'ticket',
      id: 'adult',
      name: 'Adult [en]',
      count: 2,
      price: 1200,
      totalPrice: 2400,
      vat_value: 7,
      datetime: '2027-03-14T10:00:00',
      details: ['Tides [en]', 'Tower [en]'],
    });
    assert.deepEqual([poster.type, poster.id, poster.totalPrice], ['merchandise', 'poster', 1500]);
  });

  test('is held for 30 minutes more after a success at the provider', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    assert.equal((await press(begun.address, 'pay')).status, 303);
    assert.equal((await pendingOf(begun)).held_until, '2027-03-05T11:15:00');
  });

  test('has no personal data and no voucher code', async () => {
    const begun = await demo.begin([
      annualPass([owner('Grace')]),
      tour('class', { primary: 1 }, { pupil: 9 }, classAnswers),
      voucherCode('GIFT-1'),
    ]);
    const answer = await pendingOf(begun);
    assert.deepEqual(
      answer.items.map(({ id }: { id: string }) => id),
      ['pass', 'class', '3'],
    );
    assert.deepEqual(answer.items[0].details, []);
    assert.ok(answer.items[1].details.includes('9 × Price pupil [en]'));
    const text = JSON.stringify(answer);
    for (const secret of [
      GUEST.fname,
      GUEST.lname,
      GUEST.email,
      'Am Kai',
      'Grace',
      'Kai School',
      'GIFT-1',
    ]) {
      assert.ok(!text.includes(secret), secret);
    }
  });

  test('belongs to the session that began it', async () => {
    const { cartId, sessionUs } = await demo.begin([ticket('adult', 1)]);
    assert.equal(await statusOf({ cartId, sessionUs: nextSessionKey() }), 404);
    assert.equal(await statusOf({ cartId, sessionUs: '' }), 404);
    assert.equal(await statusOf({ cartId: UNKNOWN_KEY, sessionUs }), 404);
    assert.equal(await statusOf({ cartId, sessionUs }), 200);
  });

  test('ends when it is executed, canceled or expired', async () => {
    const executed = await demo.beginAndPay([ticket('adult', 1)]);
    await demo.execute(executed);
    const canceled = await demo.begin([ticket('adult', 1)]);
    await demo.cancel(canceled.cartId);
    const expired = await demo.begin([ticket('adult', 1)]);
    demo.passMinutes(15);
    for (const key of [executed, canceled, expired]) assert.equal(await statusOf(key), 404);
  });

  test('has no end while the provider captures it', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    demo.breakProvider();
    assert.equal((await demo.execute(begun)).status, 502);
    demo.passMinutes(24 * 60);
    assert.equal('held_until' in (await pendingOf(begun)), false);
  });

  test('returns the items of the open order that it pays', async () => {
    const id = await demo.orderOnInvoice([ticket('adult', 2)]);
    const begun = await demo.beginAndPayOrder(id);
    const { items, total } = await pendingOf(begun);
    assert.deepEqual([items[0].id, items[0].count, total], ['adult', 2, 2400]);
    await demo.execute(begun);
    assert.equal(await statusOf(begun), 404);
  });
});
