import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CartLine } from '../../demo/server/cart-line.ts';
import { readLetter } from '../../demo/server/mail-file.ts';
import { type EventId, PLACES } from './museum.ts';
import type { Purchase } from './purchase.ts';
import type { World } from './world.ts';

/** Longer than a hold with its extension. */
const HOLD_MINUTES = 46;

type Order = { booking_id: string; cart_id: string; items: string };

/** Figures of one round that was found to be in order. */
export type Checked = { orders: number; sold: number; mails: number; repeatedMails: number };

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

const checkIntegrity = async ({ shop }: World): Promise<void> => {
  const [found] = await shop.query<{ integrity_check: string }>('PRAGMA integrity_check');
  if (found?.integrity_check !== 'ok') fail(`the database is damaged: ${found?.integrity_check}`);
};

/** Each order belongs to one visitor who paid and returned, and each of those has exactly one. */
const checkOrders = (orders: Order[], purchases: Purchase[]): void => {
  const bookings = new Map(orders.map((order) => [order.cart_id, order.booking_id]));
  if (bookings.size < orders.length) fail('a paid cart has two orders');
  const returned = purchases.flatMap((one) => ('cartId' in one ? one.cartId : []));
  for (const { booking_id, cart_id } of orders) {
    if (!returned.includes(cart_id)) fail(`order ${booking_id} has no visitor who returned`);
  }
  for (const one of purchases) {
    if (one.is === 'ordered' && bookings.get(one.cartId) !== one.bookingId) {
      fail(`the visitor with booking ${one.bookingId} has no order, or another one`);
    }
    if (one.is === 'gone') fail('a visitor who paid in time was turned away');
  }
};

/** The provider has captured exactly the amounts of the orders, one payment for each, from the first round on. */
const checkCharges = async ({ shop, payments }: World): Promise<void> => {
  const captured = payments.all<{ id: string; amount_cents: number }>(
    "SELECT id, amount_cents FROM payments WHERE status = 'captured' ORDER BY id",
  );
  const owed = await shop.query<{ id: string; amount_cents: number }>(
    'SELECT provider_payment AS id, orders.total_cents AS amount_cents FROM orders JOIN payments USING (cart_id) ORDER BY id',
  );
  const [charged, ordered] = [captured, owed].map((rows) => JSON.stringify(rows));
  if (charged !== ordered) {
    fail(
      `the provider has charged ${captured.length} payments, the shop has ${owed.length} orders`,
    );
  }
  const unsettled = await shop.query("SELECT 1 FROM payments WHERE status = 'capturing'");
  if (unsettled.length > 0) fail('a capture is not settled');
};

const placesLeft = async ({ shop }: World, event: EventId, slot: string): Promise<number> => {
  const day = slot.slice(0, 10).replaceAll('-', '');
  const address = `${shop.address}/api/de/ticket/collect/event/${event}/date/${day}`;
  const { data } = (await (await fetch(address)).json()) as {
    data: { timeslot: { datetime: string; max_tickets: number }[] };
  };
  return data.timeslot.find(({ datetime }) => datetime === slot)?.max_tickets ?? Number.NaN;
};

/** Once all holds have expired, the shop offers exactly the places that no order has. Returns how many are sold. */
const checkPlaces = async (world: World, orders: Order[], slot: string): Promise<number> => {
  const lines = orders.flatMap(({ items }) => JSON.parse(items) as CartLine[]);
  world.passMinutes(HOLD_MINUTES);
  for (const event of Object.keys(PLACES) as EventId[]) {
    const sold = lines.filter(({ id }) => id === event).reduce((sum, { count }) => sum + count, 0);
    const left = await placesLeft(world, event, slot);
    if (sold > PLACES[event]) fail(`${sold} of ${PLACES[event]} places are sold`);
    if (left !== PLACES[event] - sold) {
      fail(`${event} offers ${left} of ${PLACES[event]} places, and ${sold} are sold`);
    }
  }
  return lines.reduce((sum, { count }) => sum + count, 0);
};

/** Takes the mails of the round from the outbox. Returns their subjects. */
const takeMails = ({ folder }: World): string[] => {
  const outbox = path.join(folder, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const subjects = files.map((name) => readLetter(readFileSync(path.join(outbox, name), 'utf8')));
  rmSync(outbox, { recursive: true });
  return subjects.map(({ subject }) => subject);
};

const checkMails = (world: World, orders: Order[]): Omit<Checked, 'orders' | 'sold'> => {
  const subjects = takeMails(world);
  const mailed = orders.map(
    ({ booking_id }) => subjects.filter((subject) => subject.includes(booking_id)).length,
  );
  if (mailed.includes(0)) fail('an order has no confirmation in the outbox');
  const mails = mailed.reduce((sum, count) => sum + count, 0);
  if (mails < subjects.length) fail('a confirmation has no order');
  return { mails, repeatedMails: mails - orders.length };
};

/** Checks what the shop has sold in the time slot of a round. Throws a sentence about the first thing that is wrong. */
export const checkRound = async (
  world: World,
  slot: string,
  purchases: Purchase[],
): Promise<Checked> => {
  await checkIntegrity(world);
  const orders = await world.shop.query<Order>(
    `SELECT booking_id, cart_id, items FROM orders WHERE items LIKE '%"datetime":"${slot}"%'`,
  );
  checkOrders(orders, purchases);
  await checkCharges(world);
  const sold = await checkPlaces(world, orders, slot);
  return { orders: orders.length, sold, ...checkMails(world, orders) };
};
