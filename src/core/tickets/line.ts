import type { Moment } from '../calendar/moment.ts';
import type { TicketLine } from '../cart/types.ts';
import { times } from '../money/cents.ts';
import type { MuseumEvent, Ticket } from './types.ts';

/** The basket lines for what was chosen: one for each ticket type that is wanted at all. */
export function ticketLines(
  event: Pick<MuseumEvent, 'id' | 'name'>,
  tickets: readonly Ticket[],
  counts: Readonly<Record<string, number>>,
  datetime: Moment,
): TicketLine[] {
  return tickets.flatMap((ticket) => {
    const totalCount = counts[ticket.id] ?? 0;
    if (totalCount <= 0) return [];
    const { id, name, price, vat_value } = ticket;
    return [
      {
        type: 'ticket',
        id,
        name,
        price,
        vat_value,
        totalCount,
        totalPrice: times(price, totalCount),
        datetime,
        eventId: event.id,
        eventName: event.name,
      },
    ];
  });
}
