import { useEffect } from 'react';
import type { Day } from '../../core/calendar/day.ts';
import { choosePart } from '../../core/tickets/choices.ts';
import { isFamily, opensIntoParts } from '../../core/tickets/rules.ts';
import { maxQuantity, partChoices } from '../../core/tickets/availability.ts';
import type { Picked, Ticket, Visit } from '../../core/tickets/types.ts';
import { FamilyParts } from '../app/FamilyParts.lazy.ts';
import { CountRow } from '../parts/CountRow.tsx';

/** State of the choice that a row belongs to. */
export type Choosing = {
  eventId: string;
  day: Day;
  picked: Picked;
  visit: Visit;
  choose: (ticketId: string, wanted: number) => void;
};

export function TicketRow({ ticket, choosing }: { ticket: Ticket; choosing: Choosing }) {
  const { picked, visit, choose, eventId, day } = choosing;
  const mayOpen = isFamily(ticket);
  useEffect(() => {
    if (mayOpen) FamilyParts.preload();
  }, [mayOpen]);
  const notes = [ticket.description, ticket.book_with_cost_warn].flatMap((note) => note || []);
  return (
    <CountRow
      name={ticket.name}
      price={ticket.price}
      notes={notes}
      count={{
        value: picked.counts[ticket.id] ?? 0,
        max: maxQuantity(ticket, picked, visit),
        onChange: (wanted) => choose(ticket.id, wanted),
      }}
    >
      {opensIntoParts(ticket, picked) && (
        <FamilyParts
          name={ticket.name}
          parts={partChoices(ticket, picked, visit)}
          onChange={(partId, wanted) =>
            choosePart(eventId, day, { ticketId: ticket.id, partId }, wanted)
          }
        />
      )}
    </CountRow>
  );
}
