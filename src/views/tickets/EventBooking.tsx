import type { MuseumEvent } from '../../core/tickets/types.ts';
import { DayChoice } from './DayChoice.tsx';
import { DayTickets } from './DayTickets.tsx';
import { useEventDay } from './useEventDay.ts';

/** Day, time and tickets of an event, in this order. */
export function EventBooking({ event }: { event: MuseumEvent }) {
  const eventDay = useEventDay(event.id);
  return (
    <div className="split booking">
      <DayChoice eventDay={eventDay} />
      <DayTickets key={eventDay.day} event={event} eventDay={eventDay} />
    </div>
  );
}
