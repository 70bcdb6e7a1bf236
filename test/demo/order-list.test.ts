import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useDemo } from './support/demo.ts';
import { assertRefused, GUEST, ticket, UNKNOWN_KEY } from './support/visitor.ts';

const demo = useDemo({ hasUserRegistration: true });

const listOf = (token: string) => demo.data(`en/order/list?token=${token}`);

describe('The list of orders', () => {
  test('has a customer’s own orders, newest first', async () => {
    const { token } = await demo.registered();
    const other = await demo.registered();
    const first = await demo.buyWith(token, [ticket('adult', 2)]);
    await demo.buyWith(other.token, [ticket('adult', 1)]);
    demo.passMinutes(60);
    const second = await demo.buyWith(token, [ticket('child', 1)]);
    assert.deepEqual(await listOf(token), [
      {
        id: second.review_id,
        booking_id: second.booking_id,
        created: '2027-03-05T11:30:00',
        status: 'paid',
        total: 400,
        has_tickets: true,
      },
      {
        id: first.review_id,
        booking_id: first.booking_id,
        created: '2027-03-05T10:30:00',
        status: 'paid',
        total: 2400,
        has_tickets: true,
      },
    ]);
    assert.equal((await demo.review(second.review_id)).booking_id, second.booking_id);
  });

  test('is empty before the first order, and has no orders of guests with the same email address', async () => {
    const { email, token } = await demo.registered();
    const guest = await demo.post('en/auth/guest', { c: { ...GUEST, email } });
    await demo.buyWith(guest.body.data.token, [ticket('adult', 1)]);
    assert.deepEqual(await listOf(token), []);
  });

  test('keeps the orders of a customer who has changed the email address', async () => {
    const { token } = await demo.registered();
    const { booking_id } = await demo.buyWith(token, [ticket('adult', 1)]);
    assert.equal((await demo.changeEmail(token, 'moved@lund.example')).status, 200);
    assert.equal((await listOf(token))[0].booking_id, booking_id);
  });

  test('does not exist for guests, and needs a valid token', async () => {
    const token = await demo.loginAsGuest();
    await demo.buyWith(token, [ticket('adult', 1)]);
    assertRefused(await demo.get(`en/order/list?token=${token}`), 'NOT_FOUND', 404);
    for (const query of ['', `?token=${UNKNOWN_KEY}`]) {
      assertRefused(await demo.get(`en/order/list${query}`), 'LOGIN_REQUIRED', 401);
    }
    demo.openWith({ hasUserRegistration: false });
    assertRefused(await demo.get(`en/order/list?token=${token}`), 'ACCOUNTS_OFF', 404);
  });
});
