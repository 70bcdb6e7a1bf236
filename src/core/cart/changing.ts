import { dayOf, type Moment, momentOf } from '../calendar/moment.ts';
import { announceSale, indexOf } from './actions.ts';
import { added } from './lines.ts';
import { reduced } from './reduced.ts';
import { cart } from './store.ts';
import { type CartLine, type Change, lineKey } from './types.ts';

/** Replaces a line after the visitor has changed it, and reports the difference to analytics. */
export function changeLine(key: string, line: CartLine): void {
  const index = indexOf(key);
  const held = cart.form[index];
  if (!held) return;
  const [more, less] = [reduced(line, held), reduced(held, line)];
  cart.form[index] = line;
  if (more) announceSale('add_to_cart', more);
  else if (less) announceSale('remove_from_cart', less);
  else if (line.type === 'guidedTour') {
    // a tour booking has no partial difference: report the whole of both
    announceSale('remove_from_cart', held);
    announceSale('add_to_cart', line);
  }
}

/** Replaces a line after the museum has changed it, and merges it with another one that now has the same key. */
export function renewLine(key: string, line: CartLine, changes: readonly Change[]): void {
  const index = indexOf(key);
  if (index < 0) return;
  const same = cart.form.findIndex((each, at) => at !== index && lineKey(each) === lineKey(line));
  cart.form[index] = same < 0 ? line : added(cart.form[same]!, line);
  if (same >= 0) cart.form.splice(same, 1);
  if (changes.length > 0) cart.changes = [...cart.changes, ...changes];
}

export function dismissChanges(): void {
  cart.changes = [];
}

/** Removes and returns the expired lines; a day ticket expires at the end of its day. */
export function takeOutPassed(now: Moment): CartLine[] {
  const hasPassed = (line: CartLine): boolean =>
    (line.type === 'ticket' && line.datetime <= now) ||
    (line.type === 'dayTicket' && line.date < dayOf(now)) ||
    (line.type === 'guidedTour' && momentOf(line.date, line.time) <= now);
  const gone = cart.form.filter(hasPassed).map((line) => ({ ...line }));
  if (gone.length > 0) cart.form = cart.form.filter((line) => !hasPassed(line));
  return gone;
}
