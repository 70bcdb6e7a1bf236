import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { tours } from '../../core/tours/store.ts';
import type { Tour } from '../../core/tours/types.ts';
import { BackToList } from '../app/BackToList.tsx';
import { useRouteParam } from '../app/outlet.ts';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useStyles } from '../app/styles.ts';
import { Folded } from '../parts/Folded.tsx';
import { heightRef } from '../parts/heightRef.ts';
import { OfferSkeleton } from '../parts/OfferSkeleton.tsx';
import { Picture } from '../parts/Picture.tsx';
import calendar from '../styles/calendar.css';
import choices from '../styles/choices.css';
import lines from '../styles/lines.css';
import offer from '../styles/offer.css';
import { ClosedTour } from './ClosedTour.tsx';
import { TourBooking } from './TourBooking.tsx';
import { useTourDays } from './useTourDays.ts';
import { useTourFacts } from './useTourFacts.ts';

export function TourScreen() {
  useStyles(choices, calendar, lines, offer);
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
    <article className="offer">
      <AboutTour tour={tour} />
      <div className="offer-booking" ref={heightRef}>
        {state.is === 'open' || state.is === 'loading' ? (
          <TourBooking tourId={tourId} tourDays={tourDays} />
        ) : (
          <ClosedTour state={state} onRetry={tourDays.reload} />
        )}
      </div>
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

/** Title, picture and text. */
function AboutTour({ tour }: { tour: Tour }) {
  const { name, image, venue, description } = tour;
  const { list } = useSnapshot(tours);
  const facts = useTourFacts(tour);
  // the list would open the only tour
  const isOnly = list.is === 'ready' && list.value.length === 1;
  return (
    <>
      <header className="stack tight">
        {!isOnly && (
          <BackToList list="guidedTours" named="guidedTours">
            <Trans>All guided tours</Trans>
          </BackToList>
        )}
        <ScreenHeading>{name}</ScreenHeading>
        <p className="muted">{[...facts, venue].filter(Boolean).join(' · ')}</p>
      </header>
      <Picture {...(image && { src: image })} alt={image ? '' : name} ratio="16 / 9" />
      {description && (
        <Folded>
          <SafeHtml className="stack" html={description} />
        </Folded>
      )}
    </>
  );
}
