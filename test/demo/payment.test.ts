import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withCartId } from '../../demo/server/return-address.ts';
import {
  assertRefused,
  GUEST,
  returnAddress,
  voucherCode,
  UNKNOWN_KEY,
  nextSessionKey,
  payment,
  press,
  ticket,
} from './support/visitor.ts';
import { PAGE } from './support/servers.ts';
import { useDemo } from './support/demo.ts';
import { dateText } from '../support/dayText.ts';
import { inEvery } from './support/entries.ts';
import { sentence } from '../../demo/server/sentences.ts';

const demo = useDemo();

const orderCount = (): number => demo.rows('SELECT 1 FROM orders').length;

describe('A payment', () => {
  test('becomes one order with the prices of the catalogue', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 2), ticket('child', 1)]);
    const { body } = await demo.execute(begun);
    assert.match(body.data.booking_id, /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    assert.equal(body.data.has_tickets, true);
    const query = 'SELECT total_cents, created FROM orders WHERE booking_id = ?';
    assert.deepEqual(demo.row(query, [body.data.booking_id]), {
      total_cents: 2800,
      created: '2027-03-05T10:30:00',
    });
  });

  for (const takesCampaign of [true, false]) {
    test(`is stored ${takesCampaign ? 'with' : 'without'} its campaign if takesCampaign is ${takesCampaign}`, async () => {
      demo.openWith({ configuration: { takesCampaign } });
      const campaign = { utm_source: 'letter', utm_campaign: 'Spring 2027' };
      const { token } = (await demo.post('en/auth/guest', { c: GUEST })).body.data;
      const wish = { ...payment([ticket('adult', 1)], nextSessionKey()), aux: { campaign } };
      const begun = await demo.post(`en/checkout/initPayment?token=${token}`, wish);
      assert.equal(begun.status, 200);
      const stored = takesCampaign ? JSON.stringify(campaign) : null;
      assert.deepEqual(demo.rows('SELECT campaign FROM payments'), [{ campaign: stored }]);
    });
  }

  test('ignores prices that the client sends', async () => {
    const cheap = { ...ticket('adult', 1), price: 1, totalPrice: 1 };
    const { body } = await demo.execute(await demo.beginAndPay([cheap]));
    assert.equal((await demo.review(body.data.review_id)).total, 1200);
    const page = await (await fetch((await demo.begin([cheap])).address)).text();
    assert.match(page, /12,00/);
  });

  test('becomes one booking, even if executed repeatedly or concurrently', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => demo.execute(begun)));
    answers.push(await demo.execute(begun));
    assert.equal(new Set(answers.map(({ body }) => body.data.booking_id)).size, 1);
    assert.equal(orderCount(), 1);
    assert.equal(await demo.placesLeft(), 19);
  });

  test('keeps its booking when it is executed again after the end of its hold', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    const first = await demo.execute(begun);
    demo.passMinutes(600);
    const { booking_id, has_tickets } = first.body.data;
    assert.deepEqual((await demo.execute(begun)).body.data, { booking_id, has_tickets });
  });

  test('is refused with an error text while not authorised, and stays open', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    const answer = await demo.execute(begun);
    assert.equal(answer.status, 400);
    assert.equal(answer.body.message, sentence('de', 'NOT_AUTHORISED'));
    await press(begun.address, 'pay');
    assert.equal((await demo.execute(begun)).status, 200);
  });

  test('answers 410 after its hold has expired, and its authorisation is void', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    demo.passMinutes(46);
    assert.equal((await demo.execute(begun)).status, 410);
    assert.equal(orderCount(), 0);
    assert.equal((await press(begun.address, 'pay')).status, 410);
  });

  test('answers 410 after it was canceled, at the provider too', async () => {
    const begun = await demo.begin([ticket('adult', 1)]);
    await demo.cancel(begun.cartId);
    assert.equal((await demo.cancel(begun.cartId)).status, 200);
    assert.equal((await demo.execute(begun)).status, 410);
    assert.equal((await press(begun.address, 'pay')).status, 410);
  });

  test('cannot be canceled after it became an order', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 1)]);
    await demo.execute(begun);
    assert.equal((await demo.cancel(begun.cartId)).status, 410);
    assert.equal(await demo.placesLeft(), 19);
  });

  test('answers 410 to a session that did not begin it', async () => {
    const { cartId } = await demo.beginAndPay([ticket('adult', 1)]);
    const stranger = { cartId, sessionUs: nextSessionKey() };
    assert.equal((await demo.execute(stranger)).status, 410);
    assert.equal(orderCount(), 0);
  });

  test('keeps its places if the provider does not settle it, and is settled by a later execution', async () => {
    const begun = await demo.beginAndPay([ticket('adult', 2)]);
    demo.breakProvider();
    assert.equal((await demo.execute(begun)).status, 502);
    assert.equal((await demo.cancel(begun.cartId)).status, 410);
    demo.passMinutes(40);
    assert.equal(await demo.placesLeft(), 18);
    demo.restart();
    assert.equal((await demo.execute(begun)).status, 200);
  });

  test('holds nothing if the provider cannot be reached', async () => {
    demo.breakProvider();
    const answer = await demo.initPayment(payment([ticket('adult', 1)]));
    assertRefused(answer, 'PROVIDER_UNREACHABLE', 502);
    assert.equal(await demo.placesLeft(), 20);
  });

  test('skips the provider if nothing is to be paid', async () => {
    const begun = await demo.begin([ticket('free', 2, '2027-03-13T11:00:00')]);
    const back = returnAddress('success', begun.sessionUs);
    assert.equal(begun.address, withCartId(back, begun.cartId));
    assert.equal((await demo.execute(begun)).status, 200);
  });

  test('needs a known token that has not expired', async () => {
    const wish = payment([ticket('adult', 1)]);
    for (const query of ['', '?token=', `?token=${UNKNOWN_KEY}`]) {
      assert.equal((await demo.post(`de/checkout/initPayment${query}`, wish)).status, 401);
    }
    const token = await demo.loginAsGuest();
    demo.passMinutes(12 * 60);
    assert.equal((await demo.post(`de/checkout/initPayment?token=${token}`, wish)).status, 401);
    assert.equal(await demo.statusOf(`de/customer?token=${token}`), 401);
  });

  test('accepts only return addresses on configured origins', async () => {
    const wish = payment([ticket('adult', 1)]);
    const good = wish.url.continue;
    const strange = [
      good.replace(PAGE, 'https://evil.example'),
      good.replace(PAGE, 'https://museum.example'),
      good.replace(PAGE, `${PAGE}:8080`),
      good.replace(PAGE, `${PAGE}.evil.example`),
      good.replace(PAGE, 'http://museum.example@evil.example'),
      good.replace(PAGE, 'http://somebody@museum.example'),
      good.replace('http:', 'javascript:'),
      good.replace(PAGE, '//museum.example'),
      '',
      good.replace(/sessionUs=\w+/, ''),
    ];
    for (const more of [...strange.map((to) => ({ continue: to })), { cancel: strange[0] }]) {
      const { code } = await demo.expectPaymentRefusal({ ...wish, url: { ...wish.url, ...more } });
      assert.equal(code, 'RETURN_ADDRESS_REFUSED', JSON.stringify(more));
    }
    assert.equal(await demo.placesLeft(), 20);
  });

  test('is refused with a code for each kind of invalid body', async () => {
    const adult = ticket('adult', 1);
    const wish = payment([adult]);
    const cases: [unknown, string][] = [
      [{}, 'NOT_UNDERSTOOD'],
      [{ ...wish, payart: 75 }, 'PAYMENT_TYPE_UNKNOWN'],
      [{ ...wish, cart: { ver: 2, items: [adult] } }, 'NOT_UNDERSTOOD'],
      [payment([]), 'CART_EMPTY'],
      [payment(Array.from({ length: 51 }, () => adult)), 'TOO_MANY_ITEMS'],
      [payment([voucherCode('GIFT-1')]), 'CART_EMPTY'],
      [payment([adult, voucherCode(' ')]), 'NOT_UNDERSTOOD'],
      [payment([{ type: 'toString' }]), 'TYPE_NOT_OFFERED'],
      [payment([ticket('senior', 1)]), 'ITEM_UNKNOWN'],
      [payment([{ ...adult, subtickets: [{ id: 'x', count: 1 }] }]), 'PART_UNKNOWN'],
      [payment([ticket('adult', 0)]), 'COUNT_INVALID'],
      [payment([ticket('adult', -1)]), 'COUNT_INVALID'],
      [payment([ticket('adult', 1.5)]), 'COUNT_INVALID'],
      [payment([{ ...adult, count: '1' }]), 'NOT_UNDERSTOOD'],
      [payment([ticket('adult', 1, '2027-03-14')]), 'NOT_UNDERSTOOD'],
      [payment([ticket('adult', 1, '2027-03-14T10:15:00')]), 'SLOT_UNAVAILABLE'],
      [payment([ticket('adult', 1, '2027-03-15T10:00:00')]), 'SLOT_UNAVAILABLE'],
      [payment([ticket('adult', 1, '2027-03-05T10:00:00')]), 'SLOT_UNAVAILABLE'],
      [payment([ticket('adult', 1, '2027-13-45T10:00:00')]), 'SLOT_UNAVAILABLE'],
    ];
    for (const [body, code] of cases)
      assert.equal((await demo.expectPaymentRefusal(body)).code, code);
    assert.equal(await demo.placesLeft(), 20);
  });

  test('compares today’s slots with the museum’s local time, not with UTC', async () => {
    // 10:30 in the museum is 09:30 in UTC, so 10:00 is over and 12:00 is not.
    const when = { date: dateText('2027-03-05'), time: '10:00' };
    const values = { ...when, event: inEvery('Tides') };
    await demo.refuses([ticket('adult', 1, '2027-03-05T10:00:00')], 'SLOT_UNAVAILABLE', values);
    await demo.begin([ticket('adult', 1, '2027-03-05T12:00:00')]);
  });
});

describe('The cart id', () => {
  const append = (address: string): string =>
    withCartId(`${PAGE}${address}`, 'k-1').slice(PAGE.length);

  test('is added to the query before the hash and leaves the rest of the address unchanged', () => {
    assert.equal(append('/a'), '/a?cartId=k-1');
    assert.equal(append('/a?'), '/a?cartId=k-1');
    assert.equal(append('/a?x=%C3%A4&y=a+b#/x?y=1'), '/a?x=%C3%A4&y=a+b&cartId=k-1#/x?y=1');
    assert.equal(append('/a#/checkout?x=1'), '/a?cartId=k-1#/checkout?x=1');
  });
});
