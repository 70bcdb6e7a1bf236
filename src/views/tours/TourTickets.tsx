import { Trans } from '@lingui/react/macro';
import { choosePart, chooseTickets } from '../../core/tours/choices.ts';
import { maxTickets } from '../../core/tours/availability.ts';
import { needsTickets, ticketCount, ticketsOf, tourCount } from '../../core/tours/rules.ts';
import type { Booking, TourTicket, Departure } from '../../core/tours/types.ts';
import { FamilyParts } from '../app/FamilyParts.lazy.ts';
import { CountRow } from '../parts/CountRow.tsx';
import { Heading } from '../parts/Heading.tsx';

export function TourTickets({
  departure,
  booking,
  headingId,
}: {
  departure: Departure;
  booking: Booking;
  headingId: string;
}) {
  const { tour } = departure;
  const max = maxTickets(departure, booking);
  return (
    <div className="stack tight" role="group" aria-labelledby={headingId}>
      {/* focus target of errors */}
      <Heading below={2} id={headingId} tabIndex={-1}>
        <Trans>Tickets</Trans>
      </Heading>
      <p className="small muted" role="status">
        <Chosen departure={departure} booking={booking} />
      </p>
      <ul className="lines">
        {ticketsOf(tour).map((ticket) => (
          <TicketRow key={ticket.id} tourId={tour.id} ticket={ticket} booking={booking} max={max} />
        ))}
      </ul>
    </div>
  );
}

/** Shows how many tickets are chosen, and how many are required or allowed. */
function Chosen({ departure, booking }: { departure: Departure; booking: Booking }) {
  const { tour } = departure;
  const tickets = ticketCount(tour, booking);
  const most = (tour.book_complete_tour ? maxTickets : tourCount)(departure, booking);
  if (!needsTickets(tour)) {
    return (
      <Trans>
        For anyone without a ticket. You have chosen {tickets} of up to {most}.
      </Trans>
    );
  }
  return tour.book_complete_tour ? (
    <Trans>
      Everyone needs a ticket. You have chosen {tickets} of up to {most}.
    </Trans>
  ) : (
    <Trans>
      Everyone needs a ticket. You have chosen {tickets} of {most}.
    </Trans>
  );
}

function TicketRow({
  tourId,
  ticket,
  booking,
  max,
}: {
  tourId: string;
  ticket: TourTicket;
  booking: Booking;
  max: number;
}) {
  const { id, name, price, subtickets } = ticket;
  const isFamily = subtickets.length > 0;
  const count = {
    value: booking.tickets[id] ?? 0,
    max,
    onChange: (wanted: number) => chooseTickets(tourId, id, wanted),
  };
  return (
    <CountRow name={name} price={price} {...(!isFamily && { count })}>
      {isFamily && (
        <FamilyParts
          name={name}
          parts={subtickets.map((part) => ({
            ...part,
            count: booking.parts[id]?.[part.id] ?? 0,
            min: 0,
            max,
            isFixed: false,
          }))}
          onChange={(partId, wanted) => choosePart(tourId, { ticketId: id, partId }, wanted)}
        />
      )}
    </CountRow>
  );
}
