import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callerNetwork } from '../../demo/server/caller.ts';
import {
  voucher,
  voucherCode,
  payment,
  INVOICE,
  article,
  cartIdIn,
  nextSessionKey,
  pay,
  ticket,
  assertRefused,
} from './support/visitor.ts';
import type { Answer } from './support/servers.ts';
import { useDemo } from './support/demo.ts';
import { smallCatalogue } from './support/catalogue.ts';
import { classTour, classVisit, harbourTour, tourCatalogue } from './support/tours.ts';
import { family, harbourCatalogue } from './support/harbour.ts';

const demo = useDemo();

type Order = { sessionUs?: string; payart?: number; forwardedFor?: string };

/** Begins a payment as a guest without checking the status. */
const order = (
  items: unknown[],
  { sessionUs = nextSessionKey(), payart = 171, forwardedFor }: Order = {},
): Promise<Answer> =>
  demo.initPayment(
    { ...payment(items, sessionUs), payart },
    'en',
    forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
  );

const { refuses } = demo;

const assertTaken = async (items: unknown[]): Promise<void> => {
  const { status, body } = await order(items);
  assert.equal(status, 200, JSON.stringify(body));
};

const [tides, openDay] = smallCatalogue.events;

/** The small catalogue with 60 places in each slot. */
const largeCatalogue = {
  ...smallCatalogue,
  events: [{ ...tides!, opening: { ...tides!.opening!, places: 60 } }, openDay!],
};

const TIMES = ['10:00', '12:00', '14:00'];
const OPEN_DAYS = [14, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 30, 31];
const SLOTS = OPEN_DAYS.flatMap((day) => TIMES.map((time) => `2027-03-${day}T${time}:00`));
const OPEN_DAY = '2027-03-14T11:00:00';
/** Tickets for a whole day have midnight as their time. */
const DAY = '2027-03-14T00:00:00';

describe('The size of an order', () => {
  test('Security S2: is limited, so that one request cannot take all places of many slots', async () => {
    demo.openWith({ catalogue: largeCatalogue });
    const everything = SLOTS.map((slot) => ticket('adult', 60, slot));
    const wish = { ...payment(everything), aux: { wallet: 'applepay' } };
    assertRefused(await demo.post('en/checkout/initPayment', wish), 'TOO_MANY_PLACES_AT_A_TIME');
    assert.equal(await demo.placesLeft(), 60);
    await assertTaken([ticket('adult', 2)]);
  });

  test('Security S2: is limited to 30 places per slot over all lines, including free tickets', async () => {
    demo.openWith({ catalogue: largeCatalogue });
    const code = 'TOO_MANY_PLACES_AT_A_TIME';
    await refuses([ticket('adult', 31)], code);
    await refuses([ticket('adult', 20), ticket('child', 11)], code);
    await refuses([ticket('adult', 30), ticket('adult', 1)], code);
    await refuses([ticket('free', 31, OPEN_DAY)], code);
    await assertTaken([ticket('adult', 20), ticket('child', 10)]);
    await assertTaken([ticket('free', 30, OPEN_DAY)]);
  });

  test('is limited to 90 places over all slots, including free tickets', async () => {
    demo.openWith({ catalogue: largeCatalogue });
    const [one, two, three] = SLOTS as [string, string, string];
    const full = [ticket('adult', 30, one), ticket('adult', 30, two), ticket('adult', 30, three)];
    await refuses([...full, ticket('free', 1, OPEN_DAY)], 'TOO_MANY_PLACES');
    await assertTaken(full);
  });

  test('counts the people of family tickets, tickets for a day and tickets for an evening', async () => {
    demo.openWith({ catalogue: harbourCatalogue, maxPlacesPerLine: 2 });
    const code = 'TOO_MANY_PLACES_AT_A_TIME';
    await refuses([family(1, [2, 1, 0])], code);
    await refuses([ticket('day', 2, DAY), ticket('day-child', 1, DAY)], code);
    await refuses([ticket('stalls', 3, '2027-03-06T20:00:00')], code);
    await assertTaken([ticket('day', 2, DAY)]);
  });

  test('counts the participants of a shared tour', async () => {
    demo.openWith({ catalogue: tourCatalogue, maxPlacesPerLine: 3 });
    await refuses([harbourTour(4)], 'TOO_MANY_PLACES_AT_A_TIME');
    await assertTaken([harbourTour(3)]);
  });

  test('counts all places of a whole tour: three school classes of 30 are allowed, four are not', async () => {
    const tours = [{ ...classTour, maxParticipants: 30 }];
    const programme = { ...classTour.programme!, places: 8 };
    const catalogue = { ...tourCatalogue, tours: tours.map((tour) => ({ ...tour, programme })) };
    demo.openWith({ catalogue });
    await assertTaken([classVisit(3, 90)]);
    await refuses([classVisit(4, 5)], 'TOO_MANY_PLACES');
  });

  test('is limited to 100 articles, passes and vouchers in total', async () => {
    await refuses([article('book', 40), voucher('gift', 2500, 61)], 'TOO_MANY_PIECES');
    await assertTaken([article('book', 40), voucher('gift', 2500, 60)]);
  });
});

describe('The amount held by one caller', () => {
  test('Security S2: is limited: more is refused with 429 until enough holds have expired', async () => {
    demo.openWith({ maxHeldPerCaller: 10 });
    await assertTaken([ticket('adult', 4)]);
    demo.passMinutes(5);
    await assertTaken([ticket('adult', 5), article('book', 1)]);
    const refused = await order([ticket('adult', 4)]);
    assertRefused(refused, 'TOO_MUCH_HELD', 429);
    assert.equal(refused.headers.get('retry-after'), '600');
    const more = await order([ticket('adult', 5)]);
    assert.equal(more.headers.get('retry-after'), '900');
    assert.equal(await demo.placesLeft(), 11);
    demo.passMinutes(10);
    await assertTaken([ticket('adult', 4)]);
  });

  test('does not include canceled, replaced or paid orders', async () => {
    demo.openWith({ maxHeldPerCaller: 4 });
    const sessionUs = nextSessionKey();
    await order([ticket('adult', 4)], { sessionUs });
    const second = await order([ticket('adult', 3)], { sessionUs });
    assert.equal(second.status, 200);
    const cartId = await pay(second.body.data);
    assert.equal((await order([ticket('adult', 2)])).status, 429);
    assert.equal((await demo.execute({ cartId, sessionUs })).status, 200);
    const other = nextSessionKey();
    assert.equal((await order([ticket('adult', 4)], { sessionUs: other })).status, 200);
    const query = 'SELECT cart_id FROM payments WHERE session_us = ?';
    await demo.cancel(demo.row(query, [other])?.cart_id);
    await assertTaken([ticket('adult', 4)]);
  });

  for (const [what, items, payart] of [
    ['free tickets', [ticket('free', 3, OPEN_DAY)], 171],
    ['tickets by invoice', [ticket('adult', 3)], INVOICE],
  ] as const) {
    test(`Security S2: includes ${what} for six hours after they are ordered`, async () => {
      demo.openWith({ maxHeldPerCaller: 4 });
      const sessionUs = nextSessionKey();
      const begun = await order([...items], { sessionUs, payart });
      const cartId = cartIdIn(begun.body.data);
      assert.equal((await demo.execute({ cartId, sessionUs })).status, 200);
      demo.passMinutes(4 * 60);
      const refused = await order([...items], { payart });
      assertRefused(refused, 'TOO_MUCH_HELD', 429);
      assert.equal(refused.headers.get('retry-after'), String(2 * 3600));
      demo.passMinutes(2 * 60);
      assert.equal((await order([...items], { payart })).status, 200);
    });
  }

  test('does not include an order by invoice that is paid, or one that a voucher code pays', async () => {
    demo.openWith({ maxHeldPerCaller: 4 });
    await demo.payOrder(await demo.orderOnInvoice([ticket('adult', 4)]));
    const sessionUs = nextSessionKey();
    const begun = await order([ticket('child', 3), voucherCode('HUGE')], { sessionUs });
    const cartId = cartIdIn(begun.body.data);
    assert.equal((await demo.execute({ cartId, sessionUs })).status, 200);
    await assertTaken([ticket('adult', 4)]);
  });

  test('may exceed the limit with a single order if nothing else is held', async () => {
    demo.openWith({ maxHeldPerCaller: 4 });
    await assertTaken([ticket('adult', 6)]);
    assert.equal((await order([ticket('adult', 1)])).status, 429);
  });

  test('keeps the first attempt held if the second one exceeds the limit', async () => {
    demo.openWith({ maxHeldPerCaller: 5 });
    await assertTaken([ticket('child', 2)]);
    const sessionUs = nextSessionKey();
    await order([ticket('adult', 3)], { sessionUs });
    assert.equal((await order([ticket('adult', 4)], { sessionUs })).status, 429);
    assert.equal(await demo.placesLeft(), 15);
  });

  const hold = async (forwardedFor: string): Promise<number> =>
    (await order([ticket('adult', 3)], { forwardedFor })).status;

  test('is counted by the address that the trusted proxy adds, not by one the caller sends', async () => {
    demo.openWith({ maxHeldPerCaller: 4, trustedProxies: 1 });
    assert.equal(await hold('198.51.100.1'), 200);
    assert.equal(await hold('198.51.100.2'), 200);
    assert.equal(await hold('203.0.113.9, 198.51.100.1'), 429);
  });

  test('is counted by the connection if no proxy is trusted', async () => {
    demo.openWith({ maxHeldPerCaller: 4 });
    assert.equal(await hold('198.51.100.1'), 200);
    assert.equal(await hold('198.51.100.2'), 429);
  });

  test('is stored without the address of the caller', async () => {
    await assertTaken([ticket('adult', 1)]);
    assert.match(demo.row('SELECT caller FROM payments')?.caller, /^[\w-]{43}$/);
    demo.restart();
    await assertTaken([ticket('adult', 1)]);
    assert.equal(demo.rows('SELECT DISTINCT caller FROM payments').length, 2);
  });
});

describe('The network of a caller', () => {
  const cases: [string, string | undefined, number, string][] = [
    ['192.0.2.7', undefined, 0, '192.0.2.7'],
    ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    ['192.0.2.7', '198.51.100.1', 0, '192.0.2.7'],
    ['192.0.2.7', undefined, 1, '192.0.2.7'],
    ['192.0.2.7', '198.51.100.1', 1, '198.51.100.1'],
    ['192.0.2.7', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
    ['192.0.2.7', '203.0.113.9, 198.51.100.1', 2, '203.0.113.9'],
    ['192.0.2.7', '203.0.113.9', 5, '203.0.113.9'],
    ['192.0.2.7', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::1', undefined, 0, '2001:db8:0:0'],
    ['2001:0DB8:0001:2::', undefined, 0, '2001:db8:1:2'],
    ['::1', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2'],
    ['::1', undefined, 0, '0:0:0:0'],
  ];
  for (const [socket, forwarded, proxies, network] of cases) {
    test(`is ${network} for ${socket} with X-Forwarded-For ${forwarded ?? 'none'} and ${proxies} trusted proxies`, () => {
      assert.equal(callerNetwork(socket, forwarded, proxies), network);
    });
  }
});
