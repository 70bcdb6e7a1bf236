import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Day } from '../../core/calendar/day.ts';
import { tours } from '../../core/tours/store.ts';
import { DayChoice } from '../app/DayChoice.tsx';
import { useReservedHeight } from '../parts/useReservedHeight.ts';
import { TourDay } from './TourDay.tsx';
import type { TourDays } from './useTourDays.ts';

export function TourBooking({ tourId, tourDays }: { tourId: string; tourDays: TourDays }) {
  // the calendar responds at once; the offer of the day may render later
  const shown = useDeferredValue(tourDays);
  const offer = useSnapshot(tours).known[tourId]?.days[shown.day ?? ('' as Day)];
  const box = useReservedHeight(offer?.is !== 'ready' && offer?.is !== 'failed');
  return (
    <>
      <DayChoice days={tourDays} />
      <div ref={box}>
        <TourDay key={shown.day} tourId={tourId} tourDays={shown} />
      </div>
    </>
  );
}
