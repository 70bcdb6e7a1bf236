import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { findTicket } from './catalogue.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { peopleOf, readParts } from './family.ts';
import { idCountForm, momentForm } from './item-forms.ts';
import { inEveryLanguage } from './languages.ts';
import type { Shop } from './shop.ts';

const ticketItem = v.object({
  id: v.string(),
  count: v.number(),
  datetime: momentForm,
  subtickets: v.array(idCountForm),
});

/** Reads a `ticket` item of any mode. Whether its slot, day or entry exists is checked when the places are held. */
export const readTicketItem = (shop: Shop, item: unknown): Outcome<CartLine> => {
  const form = v.safeParse(ticketItem, item);
  if (!form.success) return refused('NOT_UNDERSTOOD');
  const { id, count, datetime, subtickets } = form.output;
  if (!Number.isSafeInteger(count) || count < 1) return refused('COUNT_INVALID');
  const found = findTicket(shop.catalogue, id);
  if (!found) return refused('ITEM_UNKNOWN');
  const { event, ticket } = found;
  const read = readParts(ticket, count, subtickets);
  if (read.is === 'refused') return read;
  const parts = read.value;
  const isFamily = parts.length > 0;
  const people = isFamily ? peopleOf(parts) : count;
  const { mode } = ticket;
  return fine({
    type: 'ticket',
    id,
    name: ticket.name,
    details: [
      event.name,
      event.venue,
      ...parts.map((part) => inEveryLanguage((lang) => `${part.count} × ${part.name[lang]}`)),
    ],
    count,
    priceCents: ticket.priceCents,
    vat: ticket.vat,
    datetime,
    isTicket: true,
    ...(isFamily && { parts }),
    ...(ticket.uniqueBarcode && { codes: people }),
    claim: {
      eventId: event.id,
      mode,
      ticketId: mode === 5 ? id : '',
      datetime,
      count: people,
    },
  });
};
