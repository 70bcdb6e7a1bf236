import * as v from 'valibot';
import type { CartLine } from './cart.ts';
import { findTicket } from './catalogue.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import type { Shop } from './shop.ts';

const ticketItem = v.object({
  id: v.string(),
  count: v.number(),
  datetime: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)),
  subtickets: v.array(v.unknown()),
});

/** Reads a `ticket` item of mode 1, which wants a slot of its event; the slot itself is checked where it is held. */
export const readTicketItem = (shop: Shop, item: unknown): Outcome<CartLine> => {
  const form = v.safeParse(ticketItem, item);
  if (!form.success) return refused('NOT_UNDERSTOOD');
  const { id, count, datetime, subtickets } = form.output;
  if (!Number.isSafeInteger(count) || count < 1) return refused('COUNT_INVALID');
  const found = findTicket(shop.catalogue, id);
  // None of these tickets is made of sub-tickets.
  if (!found || subtickets.length > 0) return refused('ITEM_UNKNOWN');
  const { event, ticket } = found;
  return fine({
    type: 'ticket',
    id,
    name: ticket.name,
    details: [event.name, event.venue],
    count,
    priceCents: ticket.priceCents,
    vat: ticket.vat,
    datetime,
    isTicket: true,
    claim: { eventId: event.id, datetime, count },
  });
};
