import assert from 'node:assert/strict';
import type { CartItem } from '../../../src/core/api/wire/checkout.ts';

const guest = {
  fname: 'Grace',
  lname: 'Hopper',
  email: 'grace@example.org',
  isGuest: true,
  addrBilling: { street: 'Kai 2', zip: '20457', city: 'Hamburg', country: 'DE' },
};

let others = 0;

/** Begins a payment as another visitor, a new one each time. From then on the places of the item are held. */
async function take(shop: string, item: CartItem): Promise<void> {
  const post = async (endpoint: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(`${shop}/api/en/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(answer.status, 200, endpoint);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const { token } = (await post('auth/guest', { c: guest })) as { token: string };
  others += 1;
  const session = `anotherB${String(others).padStart(4, '0')}`;
  const query = `us=${session}&sessionUs=${session}`;
  await post(`checkout/initPayment?token=${token}`, {
    payart: 171,
    aux: {},
    cart: { ver: 1, items: [item] },
    url: { continue: `${shop}/?${query}`, cancel: `${shop}/?${query}` },
  });
}

/** Takes places of an event as another visitor. */
export const takePlaces = (
  shop: string,
  tickets: { id: string; count: number; datetime: string },
): Promise<void> => take(shop, { type: 'ticket', subtickets: [], ...tickets });

/** Takes tours, or places on one, as another visitor, at one price and with one kind of ticket. */
export const takeTours = (
  shop: string,
  {
    tourId,
    datetime,
    price,
    ticket,
  }: Record<'tourId' | 'datetime', string> &
    Record<'price' | 'ticket', { id: string; count: number }>,
): Promise<void> =>
  take(shop, {
    type: 'guidedTour',
    tourId,
    datetime,
    answers: [],
    prices: [price],
    tickets: [{ ...ticket, subtickets: [] }],
  });
