import assert from 'node:assert/strict';

const guest = {
  fname: 'Grace',
  lname: 'Hopper',
  email: 'grace@example.org',
  isGuest: true,
  addrBilling: { street: 'Kai 2', zip: '20457', city: 'Hamburg', country: 'DE' },
};

let others = 0;

/** Another visitor of the shop each time, who is quicker: his payment begins, and so the places of his tickets are held. */
export async function takePlaces(
  shop: string,
  tickets: { id: string; count: number; datetime: string },
): Promise<void> {
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
    cart: { ver: 1, items: [{ type: 'ticket', subtickets: [], ...tickets }] },
    url: { continue: `${shop}/?${query}`, cancel: `${shop}/?${query}` },
  });
}
