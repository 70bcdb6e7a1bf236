import type { MuseumEvent } from '../../core/tickets/types.ts';
import { DayChoice } from './DayChoice.tsx';
import { DayTickets } from './DayTickets.tsx';
import { useEventDay } from './useEventDay.ts';
import { useKeptHeight } from './useKeptHeight.ts';

/** Day, time and tickets of an event, in this order. */
export function EventBooking({ event }: { event: MuseumEvent }) {
  const eventDay = useEventDay(event.id);
  const { is } = eventDay.offer;
  const box = useKeptHeight(is === 'loading' || is === 'idle');
  return (
    <div className="split booking">
      <DayChoice eventDay={eventDay} />
      <div ref={box}>
        <DayTickets key={eventDay.day} event={event} eventDay={eventDay} />
      </div>
    </div>
  );
}
