import { snapshot } from 'valtio/vanilla';
import {
  type AnalyticsDetail,
  analyticsDetail,
  type AnalyticsType,
} from '../analytics/analytics.ts';
import { announce } from '../announcements.ts';
import { dayOf, type Moment, momentOf } from '../calendar/moment.ts';
import { storageName } from '../storage/storage.ts';
import { added, reduced, soldIn } from './lines.ts';
import { cart } from './store.ts';
import { type CartLine, type Change, lineKey } from './types.ts';

const ANALYTICS_TYPES = {
  ticket: 'Ticket',
  dayTicket: 'Ticket',
  guidedTour: 'GuidedTour',
  merchandise: 'Merchandise',
  annualPass: 'Merchandise',
  voucher: 'Voucher',
} as const satisfies Record<string, AnalyticsType>;

/** Tells the page's analytics that a line was put in or taken out. */
export function announceSale(event: AnalyticsDetail['event'], line: CartLine): void {
  if (line.type === 'voucherCode') return; // a payment, not a sale
  const { totalPrice } = line;
  const type = ANALYTICS_TYPES[line.type];
  announce('museum-analytics', analyticsDetail(event, type, { totalPrice, items: soldIn(line) }));
}

/** Where the line with this key stands; -1 where it does not. */
export const indexOf = (key: string): number =>
  cart.form.findIndex((line) => lineKey(line) === key);

/**
 * Puts a line into the basket. Tickets of a type and moment that are in it already grow; a voucher code that is in it
 * already is not added again (specification, section 4, Cart).
 */
export function addLine(line: CartLine): void {
  const index = indexOf(lineKey(line));
  const held = cart.form[index];
  if (held?.type === 'voucherCode') return;
  if (held) cart.form[index] = added(held, line);
  else cart.form.push(line);
  cart.removed = undefined;
  announceSale('add_to_cart', line);
}

/** Puts a line in the place of the one with this key, as the visitor has changed it. */
export function changeLine(key: string, line: CartLine): void {
  const index = indexOf(key);
  const held = cart.form[index];
  if (!held) return;
  const [more, less] = [reduced(line, held), reduced(held, line)];
  cart.form[index] = line;
  if (more) announceSale('add_to_cart', more);
  else if (less) announceSale('remove_from_cart', less);
  else if (line.type === 'guidedTour') {
    // a booking is one thing: another one has taken its place
    announceSale('remove_from_cart', held);
    announceSale('add_to_cart', line);
  }
}

/** Puts a line in the place of the one with this key, as the museum has changed it, and keeps what is to be told. */
export function renewLine(key: string, line: CartLine, changes: readonly Change[]): void {
  const index = indexOf(key);
  if (index < 0) return;
  const same = cart.form.findIndex((each, at) => at !== index && lineKey(each) === lineKey(line));
  cart.form[index] = same < 0 ? line : added(cart.form[same]!, line);
  if (same >= 0) cart.form.splice(same, 1);
  if (changes.length > 0) cart.changes = [...cart.changes, ...changes];
}

/** The visitor has read what is different about his lines. */
export function dismissChanges(): void {
  cart.changes = [];
}

/** Takes out the lines whose moment has passed, and returns them; a day passes with its end. */
export function takeOutPassed(now: Moment): CartLine[] {
  const hasPassed = (line: CartLine): boolean =>
    (line.type === 'ticket' && line.datetime <= now) ||
    (line.type === 'dayTicket' && line.date < dayOf(now)) ||
    (line.type === 'guidedTour' && momentOf(line.date, line.time) <= now);
  const gone = cart.form.filter(hasPassed).map((line) => ({ ...line }));
  if (gone.length > 0) cart.form = cart.form.filter((line) => !hasPassed(line));
  return gone;
}

/** Empties the basket (specification, section 4, Cart). */
export function clearCart(): void {
  Object.assign(cart, {
    form: [],
    removed: undefined,
    sent: undefined,
    cartId: undefined,
    changes: [],
  });
}

/**
 * Remembers what is sent with a payment, so that just this leaves the basket when it becomes an order. `before` are the
 * carts that have become orders already.
 */
export function markSent(before: string[]): void {
  cart.sent = { lines: structuredClone(snapshot(cart.form)) as CartLine[], before };
}

/** Takes what was paid out of the basket; what was added since then stays. */
export function removeSent(): void {
  const gone = cart.sent?.lines ?? [];
  cart.form = cart.form.flatMap((line) => {
    const paid = gone.find((each) => lineKey(each) === lineKey(line));
    const rest = paid ? reduced(line, paid) : line;
    return rest ? [rest] : [];
  });
  Object.assign(cart, { removed: undefined, sent: undefined, cartId: undefined });
}

/** True for the browser's message that the stored list of executed carts has changed in another tab. */
export const isAboutExecuted = ({ key }: StorageEvent): boolean => key === storageName('executed');
