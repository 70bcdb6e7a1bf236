import { pricedDay, pricedTicket } from '../cart/lines.ts';
import type { DayTicketLine, TicketLine } from '../cart/types.ts';
import { ticketsOf, wireDatetimeOf } from './availability.ts';
import { partsFor, peopleOf } from './rules.ts';
import type { MuseumEvent, Picked, Visit } from './types.ts';

/**
 * Returns the cart lines for the picked tickets: one per timed or scheduled ticket, and one for all day tickets
 * (specification, section 3, "Cart line types").
 */
export function linesOf(
  event: Pick<MuseumEvent, 'id' | 'name'>,
  picked: Picked,
  visit: Visit,
): (TicketLine | DayTicketLine)[] {
  const wanted = ticketsOf(visit).filter((ticket) => peopleOf(ticket, picked) > 0);
  const timed = wanted.flatMap((ticket): TicketLine[] => {
    if (ticket.mode === 3 || !visit.time) return [];
    const { id, name, price, vat_value } = ticket;
    const totalCount = picked.counts[id] ?? 0;
    const wireDatetime = wireDatetimeOf(ticket, visit);
    const parts = partsFor(ticket, totalCount, picked.parts[id]);
    const subtickets = ticket.subtickets.map((part) => ({
      id: part.id,
      name: part.name,
      count: parts[part.id] ?? 0,
      price: part.price,
    }));
    return [
      pricedTicket({
        type: 'ticket',
        id,
        name,
        price,
        vat_value,
        totalCount,
        datetime: visit.time,
        ...(wireDatetime && { wireDatetime }),
        eventId: event.id,
        eventName: event.name,
        subtickets,
      }),
    ];
  });
  const dayTickets = wanted
    .filter(({ mode }) => mode === 3)
    .map((ticket) => {
      const { id, name, price, vat_value } = ticket;
      const wireDatetime = wireDatetimeOf(ticket, visit);
      const count = picked.counts[id] ?? 0;
      return { id, name, price, vat_value, count, ...(wireDatetime && { wireDatetime }) };
    });
  if (dayTickets.length === 0) return timed;
  return [...timed, pricedDay({ id: event.id, name: event.name, date: visit.day }, dayTickets)];
}
