import { announceSale, indexOf } from './actions.ts';
import { added, pricedDay } from './lines.ts';
import { reduced } from './reduced.ts';
import { cart } from './store.ts';
import { lineKey } from './types.ts';

/** Takes a line out of the basket, or one kind of its day tickets; `undoRemove` brings it back. */
export function removeLine(key: string, dayTicketId?: string): void {
  const index = indexOf(key);
  const held = cart.form[index];
  if (!held) return;
  const line =
    held.type === 'dayTicket' && dayTicketId
      ? pricedDay(
          held,
          held.dayTickets.filter(({ id }) => id === dayTicketId),
        )
      : { ...held };
  const rest = reduced(held, line);
  cart.form.splice(index, 1, ...(rest ? [rest] : []));
  cart.removed = { line, index };
  announceSale('remove_from_cart', line);
}

/** Brings back what was taken out last, to where it stood. */
export function undoRemove(): void {
  const { removed } = cart;
  if (!removed) return;
  const { line, index } = removed;
  cart.removed = undefined;
  const held = cart.form[indexOf(lineKey(line))];
  if (held) cart.form[indexOf(lineKey(line))] = added(held, { ...line });
  else cart.form.splice(index, 0, { ...line });
  announceSale('add_to_cart', line);
}

/** What was taken out last stays out: the visitor has gone on. */
export function forgetRemoved(): void {
  cart.removed = undefined;
}
