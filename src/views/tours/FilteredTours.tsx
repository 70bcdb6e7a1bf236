import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Day } from '../../core/calendar/day.ts';
import { dayOf } from '../../core/calendar/moment.ts';
import type { Group } from '../../core/tours/types.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { loadNextDays, loadToursOf, reloadTours } from '../../core/tours/actions.ts';
import {
  filterOfQuery,
  queryOfFilter,
  scopeOfQuery,
  type TourDays,
  type TourFilter as Filter,
  toursOf,
} from '../../core/tours/list.ts';
import { tours as store } from '../../core/tours/store.ts';
import type { Tour } from '../../core/tours/types.ts';
import { UNREAD, type AsyncState } from '../../core/async/asyncState.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useHref, useNavigate, useOnlyItem } from '../app/outlet.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { useFirstCards } from '../app/useFirstCards.ts';
import { VatNote } from '../app/VatNote.tsx';
import { Button } from '../parts/Button.tsx';
import { CardsSkeleton } from '../parts/CardsSkeleton.tsx';
import { TourCard } from './TourCard.tsx';
import { TourFilter } from './TourFilter.tsx';

const knownDays = (overview: Readonly<Record<Day, AsyncState<readonly string[]>>>): TourDays =>
  Object.fromEntries(
    (Object.entries(overview) as [Day, AsyncState<readonly string[]>][]).flatMap(([day, state]) =>
      state.is === 'ready' ? [[day, state.value]] : [],
    ),
  );

/** Shows the filters and the matching tours, or opens the only tour there is. */
export function FilteredTours({
  tours: all,
  isPart,
  categories,
}: {
  tours: readonly Tour[];
  /** Whether some tours could not be read. */
  isPart: boolean;
  categories: readonly Group[];
}) {
  usePrefetch('guidedTour');
  const query = queryOf(useHref());
  const [filter, scope] = [filterOfQuery(query), scopeOfQuery(query)];
  const { day } = filter;
  const { overview } = useSnapshot(store);
  const today = dayOf(useCurrentMoment());
  useEffect(() => void loadNextDays(today), [today]);
  useEffect(() => {
    if (day) void loadToursOf(day);
  }, [day]);

  const go = useNavigate();
  // keeps the focus in the filter that the visitor is using
  const choose = (wanted: Filter): void =>
    go(routeTo('guidedTours', {}, queryOfFilter(wanted, scope)), { movesFocus: false });

  const tours = toursOf(all, scope, {});
  const only = tours.length === 1 && !isPart ? tours[0] : undefined;
  useOnlyItem(only && routeTo('guidedTour', { id: only.id }, { date: day }));

  const again = isPart && <ErrorMessage error={UNREAD} onRetry={() => void reloadTours()} />;
  if (tours.length === 0) {
    return (
      again || (
        <p>
          <Trans>There are no guided tours available at the moment.</Trans>
        </p>
      )
    );
  }
  const days = knownDays(overview);
  return (
    <>
      <TourFilter
        tours={tours}
        categories={scope.category ? [] : categories}
        filter={filter}
        days={days}
        today={today}
        onChange={choose}
      />
      <Shown
        state={day ? overview[day] : undefined}
        tours={toursOf(tours, filter, days)}
        day={day}
        onRetry={() => day && void loadToursOf(day)}
        onReset={() => choose({})}
        again={again}
      />
    </>
  );
}

/** Shows the matching tours; for a day, once its tours have loaded. */
function Shown({
  state,
  tours,
  day,
  onRetry,
  onReset,
  again,
}: {
  state: AsyncState<unknown> | undefined;
  tours: readonly Tour[];
  day: Day | undefined;
  onRetry: () => void;
  onReset: () => void;
  /** Retry button if some tours could not be read. */
  again: ReactNode;
}) {
  const cards = useFirstCards(tours);
  if (again && tours.length === 0) return again;
  if (state?.is === 'failed') return <ErrorMessage error={state.error} onRetry={onRetry} />;
  if (day && state?.is !== 'ready') return <CardsSkeleton hasFilter={false} />;
  return (
    <div className="stack">
      <div className="row">
        <p className="small muted" role="status">
          <Plural value={tours.length} _0="No tours match." one="# tour" other="# tours" />
        </p>
        {tours.length > 0 && <VatNote />}
      </div>
      {tours.length === 0 ? (
        <p className="actions">
          <Button onClick={onReset}>
            <Trans>Show all tours</Trans>
          </Button>
        </p>
      ) : (
        <ul className="cards">
          {cards.map((tour) => (
            <TourCard key={tour.id} tour={tour} date={day} />
          ))}
        </ul>
      )}
    </div>
  );
}
