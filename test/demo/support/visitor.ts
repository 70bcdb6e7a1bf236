import assert from 'node:assert/strict';
import { wirePassword } from '../../../demo/server/passwords.ts';
import { PAGE } from './demo.ts';
import type { Answer, Demo } from './demo.ts';

/** A day with all its places: Sunday, 14 March 2027. */
export const FREE_SLOT = '2027-03-14T10:00:00';

/** What a guest types. */
export const GUEST = {
  salutation: 'ms',
  fname: 'Ada',
  lname: 'Lund',
  email: 'ada@lund.example',
  addrBilling: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
};

let keys = 0;

/** A session key of 12 signs, another one each time. */
export const nextSessionKey = (): string => `session${String((keys += 1)).padStart(5, '0')}`;

export const ticket = (id: string, count: number, datetime = FREE_SLOT) => ({
  type: 'ticket',
  id,
  count,
  datetime,
  subtickets: [],
});

export const returnAddress = (state: string, sessionUs: string): string =>
  `${PAGE}/tickets.html?page=7&museum-return=${state}&us=${sessionUs}&sessionUs=${sessionUs}#/checkout/${state}`;

/** The body of `initPayment` as the shop sends it. */
export const payment = (items: unknown[], sessionUs = nextSessionKey()) => ({
  payart: 171,
  aux: {},
  cart: { ver: 1, items },
  url: {
    continue: returnAddress('success', sessionUs),
    cancel: returnAddress('failed', sessionUs),
  },
});

export const loginAsGuest = async (demo: Demo): Promise<string> =>
  (await demo.post('de/auth/guest', { c: GUEST })).body.data.token;

export const PASSWORD = 'correct horse';

export const login = (demo: Demo, email: string, password = PASSWORD): Promise<Answer> =>
  demo.post('en/auth/login', { _u: email, _p: wirePassword(password) });

let customers = 0;

/** Registers somebody with an address of his own and logs him in. */
export const registered = async (demo: Demo): Promise<{ email: string; token: string }> => {
  const email = `ada${(customers += 1)}@lund.example`;
  await demo.post('en/customer/register', { c: { ...GUEST, email, password: PASSWORD } });
  return { email, token: (await login(demo, email)).body.data.token };
};

/** Types so many wrong passwords. */
export const guessPasswords = async (demo: Demo, email: string, times: number): Promise<void> => {
  for (let time = 1; time <= times; time += 1) await login(demo, email, `guess ${time}`);
};

export const BACKLINK = `${PAGE}/account.html?page=7#/de/recover/{token}`;

/** Asks for a new password and answers with the key in the mail. */
export const resetKey = async (demo: Demo, email: string): Promise<string> => {
  await demo.post('de/customer/pwdreset', { email, backlink: BACKLINK });
  const [mail] = demo.mails();
  return /recover\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

export type Begun = { sessionUs: string; cartId: string; address: string };

/** Presses one of the provider's buttons, with what stands in its form. */
export const press = (
  address: string,
  action: 'pay' | 'decline' | 'back',
  fields: Record<string, string> = {},
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ action, ...fields }),
    redirect: 'manual',
  });

const cartIdOf = (demo: Demo, sessionUs: string): string =>
  demo.database().one<{
    cart_id: string;
  }>("SELECT cart_id FROM payments WHERE session_us = ? AND status <> 'canceled' ORDER BY rowid DESC", [sessionUs])
    ?.cart_id ?? '';

/** Begins a payment; the cart id is read from the database, as the visitor has not been at the provider yet. */
export const begin = async (demo: Demo, items: unknown[]): Promise<Begun> => {
  const sessionUs = nextSessionKey();
  const token = await loginAsGuest(demo);
  const answer = await demo.post(
    `de/checkout/initPayment?token=${token}`,
    payment(items, sessionUs),
  );
  if (answer.status !== 200) throw new Error(`initPayment: ${JSON.stringify(answer.body)}`);
  return { sessionUs, cartId: cartIdOf(demo, sessionUs), address: answer.body.data };
};

/** Begins a payment and pays at the provider. */
export const beginAndPay = async (demo: Demo, items: unknown[]): Promise<Begun> => {
  const begun = await begin(demo, items);
  const response = await press(begun.address, 'pay');
  if (response.status !== 303) throw new Error(`The provider answered ${response.status}.`);
  return begun;
};

export const execute = (
  demo: Demo,
  { cartId, sessionUs }: Pick<Begun, 'cartId' | 'sessionUs'>,
): Promise<Answer> =>
  demo.post(`de/checkout/execPayment?us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`, { cartId });

export const cancel = (demo: Demo, cartId: string): Promise<Answer> =>
  demo.post(`de/checkout/cancel?noRedirect=1&cartId=${cartId}`);

/** So many visitors buy one item each at the same moment; answers with how many got it, the others being refused. */
export const rush = async (demo: Demo, visitors: number, item: unknown): Promise<number> => {
  const token = await loginAsGuest(demo);
  const buy = async (): Promise<number> => {
    const sessionUs = nextSessionKey();
    const wish = payment([item], sessionUs);
    const begun = await demo.post(`de/checkout/initPayment?token=${token}`, wish);
    if (begun.status !== 200) return begun.status;
    const paid = await press(begun.body.data, 'pay');
    const cartId = new URL(paid.headers.get('location') ?? '').searchParams.get('cartId') ?? '';
    return (await execute(demo, { cartId, sessionUs })).status;
  };
  const outcomes = await Promise.all(Array.from({ length: visitors }, buy));
  assert.ok(outcomes.every((status) => status === 200 || status === 422));
  return outcomes.filter((status) => status === 200).length;
};

/** Places left of a slot of the event `tides`. */
export const placesLeft = async (demo: Demo, datetime = FREE_SLOT): Promise<number> => {
  const day = datetime.slice(0, 10).replaceAll('-', '');
  const { body } = await demo.get(`de/ticket/collect/event/tides/date/${day}`);
  return body.data.timeslot.find((slot: { datetime: string }) => slot.datetime === datetime)
    .max_tickets;
};
