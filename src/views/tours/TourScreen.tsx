import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { tours } from '../../core/tours/store.ts';
import type { Tour } from '../../core/tours/types.ts';
import { useRouteParam } from '../app/outlet.ts';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useStyles } from '../app/styles.ts';
import { OfferSkeleton } from '../parts/OfferSkeleton.tsx';
import { Picture } from '../parts/Picture.tsx';
import calendar from '../styles/calendar.css';
import choices from '../styles/choices.css';
import lines from '../styles/lines.css';
import { ClosedTour } from './ClosedTour.tsx';
import { TourBooking } from './TourBooking.tsx';
import { useTourDays } from './useTourDays.ts';
import { useTourFacts } from './useTourFacts.ts';

export function TourScreen() {
  useStyles(choices, calendar, lines);
  const id = useRouteParam('id') ?? '';
  return (
    <Suspense fallback={<OfferSkeleton />}>
      <TourOf key={id} tourId={id} />
    </Suspense>
  );
}

function TourOf({ tourId }: { tourId: string }) {
  const tourDays = useTourDays(tourId);
  const { state } = tourDays;
  const tour = useTour(tourId);
  if (!tour) {
    return state.is === 'loading' ? (
      <OfferSkeleton />
    ) : (
      <ClosedTour state={state} onRetry={tourDays.reload} isWhole />
    );
  }
  return (
    <article className="stack wide">
      <TourHeader tour={tour} />
      {state.is === 'open' || state.is === 'loading' ? (
        <TourBooking tourId={tourId} tourDays={tourDays} />
      ) : (
        <ClosedTour state={state} onRetry={tourDays.reload} />
      )}
    </article>
  );
}

/** Returns the tour from its own answer, else from the list. */
function useTour(tourId: string): Tour | undefined {
  const { list, known } = useSnapshot(tours);
  const detail = known[tourId]?.detail ?? { is: 'idle' };
  if (detail.is === 'ready') return detail.value;
  if (detail.is === 'failed' || list.is !== 'ready') return undefined;
  return list.value.find(({ id }) => id === tourId);
}

function TourHeader({ tour }: { tour: Tour }) {
  const { name, image, venue, description } = tour;
  const facts = useTourFacts(tour);
  return (
    <header className="split">
      <Picture {...(image && { src: image })} alt={image ? '' : name} ratio="16 / 9" />
      <div className="stack">
        <ScreenHeading>{name}</ScreenHeading>
        <p className="muted">{[...facts, venue].filter(Boolean).join(' · ')}</p>
        {description && <SafeHtml className="stack" html={description} />}
      </div>
    </header>
  );
}
