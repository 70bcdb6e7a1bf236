import { dayOf, type Moment, momentOf } from '../calendar/moment.ts';
import type { Lang } from '../i18n/languages.ts';
import { mergeLines, pricedDay, subtractLine } from './lines.ts';
import { announceSale } from './sales.ts';
import { cart } from './store.ts';
import { type CartLine, type Change, lineKey } from './types.ts';

const indexOf = (key: string): number => cart.lines.findIndex((line) => lineKey(line) === key);

/**
 * Adds a line, or increases the one with the same key; a voucher code is added only once (specification, section 4,
 * Cart).
 */
export function addLine(line: CartLine): void {
  const index = indexOf(lineKey(line));
  const held = cart.lines[index];
  if (held?.type === 'voucherCode') return;
  if (held) cart.lines[index] = mergeLines(held, line);
  else cart.lines.push(line);
  cart.removed = undefined;
  announceSale('add_to_cart', line);
}

/** Replaces a line after the visitor has changed it, and reports the difference to analytics. */
export function changeLine(key: string, line: CartLine): void {
  const index = indexOf(key);
  const held = cart.lines[index];
  if (!held) return;
  const [more, less] = [subtractLine(line, held), subtractLine(held, line)];
  cart.lines[index] = line;
  if (more) announceSale('add_to_cart', more);
  else if (less) announceSale('remove_from_cart', less);
  else if (line.type === 'guidedTour') {
    // a tour booking has no partial difference: report the whole of both
    announceSale('remove_from_cart', held);
    announceSale('add_to_cart', line);
  }
}

/** Replaces a line after the museum has changed it, and merges it with another one that now has the same key. */
export function updateLine(key: string, line: CartLine, changes: readonly Change[]): void {
  const index = indexOf(key);
  if (index < 0) return;
  const same = cart.lines.findIndex((each, at) => at !== index && lineKey(each) === lineKey(line));
  cart.lines[index] = same < 0 ? line : mergeLines(cart.lines[same]!, line);
  if (same >= 0) cart.lines.splice(same, 1);
  if (changes.length > 0) cart.changes = [...cart.changes, ...changes];
}

export function dismissChanges(): void {
  cart.changes = [];
}

/** Returns the expired lines; a day ticket expires at the end of its day. */
export const expiredLines = (now: Moment): CartLine[] =>
  cart.lines.filter(
    (line) =>
      (line.type === 'ticket' && line.datetime <= now) ||
      (line.type === 'dayTicket' && line.date < dayOf(now)) ||
      (line.type === 'guidedTour' && momentOf(line.date, line.time) <= now),
  );

/** Removes and returns the expired lines. */
export function removeExpired(now: Moment): CartLine[] {
  const expired = expiredLines(now);
  const gone = expired.map((line) => ({ ...line }));
  if (gone.length > 0) cart.lines = cart.lines.filter((line) => !expired.includes(line));
  return gone;
}

/** Removes a line, or one type of its day tickets; `undoRemove` restores it. */
export function removeLine(key: string, dayTicketId?: string): void {
  const index = indexOf(key);
  const held = cart.lines[index];
  if (!held) return;
  const line =
    held.type === 'dayTicket' && dayTicketId
      ? pricedDay(
          held,
          held.dayTickets.filter(({ id }) => id === dayTicketId),
        )
      : { ...held };
  const rest = subtractLine(held, line);
  cart.lines.splice(index, 1, ...(rest ? [rest] : []));
  cart.removed = { line, index };
  announceSale('remove_from_cart', line);
}

/** Restores the last removed line at its old position. */
export function undoRemove(): void {
  const { removed } = cart;
  if (!removed) return;
  const { line, index } = removed;
  cart.removed = undefined;
  const held = cart.lines[indexOf(lineKey(line))];
  if (held) cart.lines[indexOf(lineKey(line))] = mergeLines(held, { ...line });
  else cart.lines.splice(index, 0, { ...line });
  announceSale('add_to_cart', line);
}

export function forgetRemoved(): void {
  cart.removed = undefined;
}

/** Empties the cart (specification, section 4, Cart). */
export function clearCart(): void {
  Object.assign(cart, {
    lines: [],
    removed: undefined,
    sent: undefined,
    cartId: undefined,
    changes: [],
  });
}

/** Returns whether a line holds personal data: owners of passes, or a group's answers. */
const isPersonal = (line: CartLine): boolean =>
  line.type === 'annualPass' || (line.type === 'guidedTour' && line.answers.length > 0);

/** Removes the lines with personal data, also from what was sent with a payment. */
export function forgetPersonalLines(): void {
  cart.lines = cart.lines.filter((line) => !isPersonal(line));
  cart.removed = undefined;
  if (cart.sent) cart.sent.lines = cart.sent.lines.filter((line) => !isPersonal(line));
}

/** Records the language of the names in all lines. */
export function setCartLanguage(lang: Lang): void {
  cart.lang = lang;
}
