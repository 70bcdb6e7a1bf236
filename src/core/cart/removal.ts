import { announceSale, indexOf } from './actions.ts';
import { added, pricedDay } from './lines.ts';
import { reduced } from './reduced.ts';
import { cart } from './store.ts';
import { lineKey } from './types.ts';

/** Removes a line, or one type of its day tickets; `undoRemove` restores it. */
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

/** Restores the last removed line at its old position. */
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

export function forgetRemoved(): void {
  cart.removed = undefined;
}
