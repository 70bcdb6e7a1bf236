import { changesOf } from '../cart/changes.ts';
import { pricedDay, pricedTicket } from '../cart/lines.ts';
import type { Change, DayTicket, DayTicketLine, TicketLine } from '../cart/types.ts';
import { isFamily, partsFor } from './family.ts';
import { wireDatetimeOf } from './places.ts';
import { pickedOf, visitKeyOf, type VisitLine } from './room.ts';
import type { DayOffer, Ticket } from './types.ts';

/** Line with current names and prices, and the changes to show. */
export type Renewal = { line: VisitLine; changes: readonly Change[] };

type Today = { offer: DayOffer; eventName: string };

const ticketOf = ({ offer }: Today, wanted: string): Ticket | undefined =>
  offer.tickets.find(({ id }) => id === wanted);

/** Replaces the original text of the moment by the current one. */
function withMomentOf<T extends { wireDatetime?: string }>(
  { wireDatetime: _before, ...sold }: T,
  line: VisitLine,
  { ticket, offer }: { ticket: Ticket; offer: DayOffer },
): Omit<T, 'wireDatetime'> & { wireDatetime?: string } {
  const wireDatetime = wireDatetimeOf(ticket, { offer, ...visitKeyOf(line) });
  return { ...sold, ...(wireDatetime && { wireDatetime }) };
}

function renewedTicket(line: TicketLine, today: Today): Renewal {
  const { eventName } = today;
  const ticket = ticketOf(today, line.id);
  if (!ticket) return { line: { ...line, eventName }, changes: [] };
  const { name, price, vat_value } = ticket;
  const counts = partsFor(ticket, line.totalCount, pickedOf(line).parts[line.id]);
  const subtickets = ticket.subtickets.map((part) => ({
    id: part.id,
    name: part.name,
    price: part.price,
    count: counts[part.id] ?? 0,
  }));
  const renewed = pricedTicket({
    ...withMomentOf(line, line, { ticket, offer: today.offer }),
    name,
    price,
    vat_value,
    eventName,
    subtickets,
  });
  // compare the total of a family ticket, because its parts have prices and limits of their own
  const costs = ({ totalPrice, price: own }: TicketLine) => (isFamily(ticket) ? totalPrice : own);
  return {
    line: renewed,
    changes: changesOf(
      { name: line.name, price: costs(line) },
      { name: renewed.name, price: costs(renewed) },
    ),
  };
}

function renewedDay(line: DayTicketLine, today: Today): Renewal {
  const kinds = line.dayTickets.map((kind): { kind: DayTicket; changes: Change[] } => {
    const ticket = ticketOf(today, kind.id);
    if (!ticket) return { kind, changes: [] };
    const { name, price, vat_value } = ticket;
    const { offer } = today;
    const renewed = { ...withMomentOf(kind, line, { ticket, offer }), name, price, vat_value };
    return { kind: renewed, changes: changesOf(kind, ticket) };
  });
  const renewed = pricedDay(
    { ...line, name: today.eventName },
    kinds.map(({ kind }) => kind),
  );
  return { line: renewed, changes: kinds.flatMap(({ changes }) => changes) };
}

/** Returns the line with current names and prices; tickets no longer on sale stay unchanged. */
export const renewed = (line: VisitLine, today: Today): Renewal =>
  line.type === 'ticket' ? renewedTicket(line, today) : renewedDay(line, today);
