import { useDeferredValue } from 'react';
import { DayChoice } from '../app/DayChoice.tsx';
import { useKeptHeight } from '../parts/useKeptHeight.ts';
import { TourDay } from './TourDay.tsx';
import type { TourDays } from './useTourDays.ts';

/** Day, time and what is booked of a tour, in this order. */
export function TourBooking({ tourId, tourDays }: { tourId: string; tourDays: TourDays }) {
  // the calendar shows at once what was pressed; what the day offers may take a moment longer
  const shown = useDeferredValue(tourDays);
  const box = useKeptHeight(shown.day === undefined);
  return (
    <div className="split booking">
      <DayChoice days={tourDays} />
      <div ref={box}>
        <TourDay key={shown.day} tourId={tourId} tourDays={shown} />
      </div>
    </div>
  );
}
