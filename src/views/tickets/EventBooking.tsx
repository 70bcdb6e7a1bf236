import { memo, useDeferredValue } from 'react';
import { isWaiting } from '../../core/async/asyncState.ts';
import type { MuseumEvent } from '../../core/tickets/types.ts';
import { DayChoice } from '../app/DayChoice.tsx';
import { useReservedHeight } from '../parts/useReservedHeight.ts';
import { DayTickets as DayTicketsOf } from './DayTickets.tsx';
import { useEventDay } from './useEventDay.ts';

const DayTickets = memo(DayTicketsOf);

export function EventBooking({ event }: { event: MuseumEvent }) {
  const eventDay = useEventDay(event.id);
  // the calendar responds at once; the offer of the day may render later
  const deferred = useDeferredValue(eventDay);
  // not deferred after a failure, so that a retry removes the error before the next answer can bring it back
  const shown = deferred.offer.is === 'failed' ? eventDay : deferred;
  const box = useReservedHeight(isWaiting(shown.offer));
  return (
    <>
      <DayChoice days={eventDay} />
      <div ref={box}>
        <DayTickets key={shown.day} event={event} eventDay={shown} />
      </div>
    </>
  );
}
