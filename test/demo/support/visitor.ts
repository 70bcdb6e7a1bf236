import assert from 'node:assert/strict';
import { sentence } from '../../../demo/server/sentences.ts';
import type { Code, Values } from '../../../demo/server/sentences.ts';
import { schemaErrorAt } from './document.ts';
import { PAGE } from './servers.ts';
import type { Answer, Servers } from './servers.ts';

/** A slot with all its places available: Sunday, 14 March 2027, 10:00. */
export const FREE_SLOT = '2027-03-14T10:00:00';

export const GUEST = {
  salutation: 'ms',
  fname: 'Ada',
  lname: 'Lund',
  email: 'ada@lund.example',
  addrBilling: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
};

export const PASSWORD = 'correct horse';

/** A key or token that the server never issued. */
export const UNKNOWN_KEY = 'AAAAAAAAAAAAAAAAAAAAAA';

export const BACKLINK = `${PAGE}/account.html?page=7#/de/recover/{token}`;

/** The reference server's id of the payment type "invoice". */
export const INVOICE = 30;

let keys = 0;

/** Returns a unique session key of 12 characters. */
export const nextSessionKey = (): string => `session${String((keys += 1)).padStart(5, '0')}`;

export const ticket = (id: string, count: number, datetime = FREE_SLOT) => ({
  type: 'ticket',
  id,
  count,
  datetime,
  subtickets: [],
});

export const article = (id: string, count: number) => ({ type: 'merchandise', id, count });

export const voucher = (id: string, price: number, count = 1) => ({
  type: 'voucher',
  id,
  count,
  price,
});

/** Returns an owner of an annual pass. */
export const owner = (firstName: string, more: object = {}) => ({
  name: { firstName, surname: 'Lund' },
  address: GUEST.addrBilling,
  send_to_custom_addr: false,
  ...more,
});

export const annualPass = (owners: unknown[], id = 'pass', count = owners.length) => ({
  type: 'annualPass',
  id,
  count,
  owners,
});

export const voucherCode = (barcode: string) => ({ type: 'voucherCode', barcode });

export const returnAddress = (state: string, sessionUs: string): string =>
  `${PAGE}/tickets.html?page=7&museum-return=${state}&us=${sessionUs}&sessionUs=${sessionUs}#/checkout/${state}`;

const returnAddresses = (sessionUs: string) => ({
  continue: returnAddress('success', sessionUs),
  cancel: returnAddress('failed', sessionUs),
});

/** Returns the body of `initPayment` as the embeds send it. */
export const payment = (items: unknown[], sessionUs = nextSessionKey()) => ({
  payart: 171,
  aux: {},
  cart: { ver: 1, items },
  url: returnAddresses(sessionUs),
});

/** Returns the body of `initPaymentOrder` as the embeds send it. */
export const orderPayment = (id: string, sessionUs = nextSessionKey()) => ({
  payart: 171,
  aux: {},
  id,
  url: returnAddresses(sessionUs),
});

/** Presses a button on the provider's page, which submits the form fields. */
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

export const cartIdIn = (address: string | null): string =>
  new URL(address ?? '').searchParams.get('cartId') ?? '';

/** Pays at the provider and returns the cart id from the return address. */
export const pay = async (address: string, fields: Record<string, string> = {}): Promise<string> =>
  cartIdIn((await press(address, 'pay', fields)).headers.get('location'));

/** Returns the amount in cents that the provider's German page asks for. */
export const askedCents = async (address: string): Promise<number> => {
  const [, euros, cents] = /([\d.]+),(\d\d)\s€ bezahlen/.exec(await (await fetch(address)).text())!;
  return Number(`${euros!.replaceAll('.', '')}${cents}`);
};

export type Begun = { sessionUs: string; cartId: string; address: string };
export type Refusal = { code: Code; error: string };

export const expectStatus = (answer: Answer, status: number): Answer => {
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  return answer;
};

export const assertRefused = ({ status, body }: Answer, code: Code, expected = 422): void =>
  assert.deepEqual([status, body.code], [expected, code]);

/** Actions of visitors in the shop of these servers. */
export const visitorsOf = (servers: Servers) => {
  const { get, post } = servers;

  /** Returns the data at a path, after checking them against `schema` if given. */
  const data = async (path: string, schema?: string) => {
    const { body } = expectStatus(await get(path), 200);
    if (schema)
      assert.equal(schemaErrorAt(`/components/schemas/${schema}`, body.data), undefined, path);
    return body.data;
  };
  const statusOf = async (path: string): Promise<number> => (await get(path)).status;

  const loginAsGuest = async (): Promise<string> =>
    (await post('de/auth/guest', { c: GUEST })).body.data.token;

  /** Posts a body to `initPayment` as a guest, without checking the status. */
  const initPayment = async (
    body: unknown,
    lang = 'en',
    headers?: Record<string, string>,
  ): Promise<Answer> =>
    post(`${lang}/checkout/initPayment?token=${await loginAsGuest()}`, body, headers);
  /** Begins a payment. Reads the cart id from the database, as the visitor gets it only on the payment return. */
  const begin = async (items: unknown[]): Promise<Begun> => {
    const sessionUs = nextSessionKey();
    const { body } = expectStatus(await initPayment(payment(items, sessionUs), 'de'), 200);
    const row = servers.database().one<{
      cart_id: string;
    }>("SELECT cart_id FROM payments WHERE session_us = ? AND status <> 'canceled' ORDER BY rowid DESC", [sessionUs]);
    return { sessionUs, cartId: row?.cart_id ?? '', address: body.data };
  };
  const beginAndPay = async (items: unknown[]): Promise<Begun> => {
    const begun = await begin(items);
    assert.equal((await press(begun.address, 'pay')).status, 303);
    return begun;
  };
  const execute = ({ cartId, sessionUs }: Omit<Begun, 'address'>): Promise<Answer> =>
    post(`de/checkout/execPayment?us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`, { cartId });
  const cancel = (cartId: string): Promise<Answer> =>
    post(`de/checkout/cancel?noRedirect=1&cartId=${cartId}`);

  /** Buys items with the token of a customer and returns the booking. */
  const buyWith = async (token: string, items: unknown[]) => {
    const sessionUs = nextSessionKey();
    const begun = await post(`en/checkout/initPayment?token=${token}`, payment(items, sessionUs));
    const cartId = await pay(expectStatus(begun, 200).body.data);
    return expectStatus(await execute({ cartId, sessionUs }), 200).body.data;
  };

  const review = (id: string, lang = 'en') => data(`${lang}/order/review?id=${id}`, 'OrderReview');
  /** Buys items, after checking them against the contract, and returns the review of the order. */
  const buy = async (items: unknown[]) => {
    for (const item of items) {
      assert.equal(schemaErrorAt('/components/schemas/CartItem', item), undefined);
    }
    const { body } = expectStatus(await execute(await beginAndPay(items)), 200);
    return review(body.data.review_id);
  };
  /** Begins a payment, asserts that it is refused with 422 and returns the refusal. */
  const expectPaymentRefusal = async (body: unknown, lang = 'en'): Promise<Refusal> =>
    expectStatus(await initPayment(body, lang), 422).body;
  const expectRefusal = (items: unknown[], lang = 'en'): Promise<Refusal> =>
    expectPaymentRefusal(payment(items), lang);
  /** Asserts that a payment of these items is refused with this code and, if values are given, with its sentence. */
  const refuses = async (items: unknown[], code: Code, values?: Values): Promise<void> => {
    const refusal = await expectRefusal(items);
    assert.equal(refusal.code, code, JSON.stringify(items));
    if (values) assert.equal(refusal.error, sentence('en', code, values));
  };

  /** Lets visitors buy one item each at the same time. Returns how many got it, and asserts that the others got 422. */
  const rush = async (visitors: number, item: unknown): Promise<number> => {
    const token = await loginAsGuest();
    const buyOne = async (): Promise<number> => {
      const sessionUs = nextSessionKey();
      const wish = payment([item], sessionUs);
      const begun = await post(`de/checkout/initPayment?token=${token}`, wish);
      if (begun.status !== 200) return begun.status;
      return (await execute({ cartId: await pay(begun.body.data), sessionUs })).status;
    };
    const outcomes = await Promise.all(Array.from({ length: visitors }, buyOne));
    assert.ok(outcomes.every((status) => status === 200 || status === 422));
    return outcomes.filter((status) => status === 200).length;
  };

  /** Returns the available places of a slot of the event `tides`. */
  const placesLeft = async (datetime = FREE_SLOT): Promise<number> => {
    const day = datetime.slice(0, 10).replaceAll('-', '');
    const { timeslot } = await data(`de/ticket/collect/event/tides/date/${day}`);
    return timeslot.find((slot: { datetime: string }) => slot.datetime === datetime).max_tickets;
  };

  const stockOf = async (article: string): Promise<number> =>
    (await data(`en/merchandise?article=${article}`)).stock;

  return {
    data,
    statusOf,
    loginAsGuest,
    initPayment,
    begin,
    beginAndPay,
    execute,
    cancel,
    review,
    buy,
    buyWith,
    expectPaymentRefusal,
    expectRefusal,
    refuses,
    rush,
    placesLeft,
    stockOf,
  };
};

export type Visitors = ReturnType<typeof visitorsOf>;
