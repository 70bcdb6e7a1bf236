import {
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSnapshot } from 'valtio/react';
import { type DayCounts, dayStates, nextAvailableDay } from '../../core/calendar/availability.ts';
import { type Day, isDay } from '../../core/calendar/day.ts';
import { dayOf, type Moment } from '../../core/calendar/moment.ts';
import { addMonths, type Month, monthOf } from '../../core/calendar/month.ts';
import { shopConfig } from '../../core/config/store.ts';
import { rememberInAddress } from '../../core/navigation/navigate.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { chooseDate, openTour } from '../../core/tours/choices.ts';
import { countsOf, loadTourMonth } from '../../core/tours/days.ts';
import { stateOfTour } from '../../core/tours/rules.ts';
import { NOTHING_KNOWN, tours, bookingOf } from '../../core/tours/store.ts';
import { idle, isIncomplete } from '../../core/async/asyncState.ts';
import { OutletContext, useHref } from '../app/outlet.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';

const later = (a: Month, b: Month): Month => (a > b ? a : b);

/** Returns the available places on each known day. */
function useCounts(tourId: string, now: Moment): DayCounts {
  const known = useSnapshot(tours).known[tourId];
  return useMemo(() => (known ? countsOf(known, now) : {}), [known, now]);
}

/** Opens a tour at the day in the address. Returns a function that opens it again. */
function useOpenTour(tourId: string, askedDay: Day | undefined): () => void {
  const open = useCallback(() => void openTour(tourId, askedDay), [tourId, askedDay]);
  const isOpened = useRef(false);
  useEffect(() => {
    // a day that the visitor has just chosen is already open
    if (isOpened.current && askedDay === bookingOf(tourId).date) return;
    isOpened.current = true;
    open();
  }, [tourId, askedDay, open]);
  return open;
}

/** Returns the days of a tour: whether it can be booked, the visible month, and the chosen date. */
export function useTourDays(tourId: string) {
  const outlet = useContext(OutletContext);
  const asked = queryOf(useHref()).get('date');
  const askedDay = asked && isDay(asked) ? asked : undefined;
  const { showFewLeftBelow } = shopConfig();
  const now = useCurrentMoment();
  const today = dayOf(now);

  const { known: allKnown } = useSnapshot(tours);
  const known = allKnown[tourId] ?? NOTHING_KNOWN;
  const day = useSnapshot(tours, { sync: true }).bookings[tourId]?.date;
  const counts = useCounts(tourId, now);
  const state = stateOfTour({ ...known, counts }, today);

  const open = useOpenTour(tourId, askedDay);

  const lifetime = known.lifetime.is === 'ready' ? known.lifetime.value : undefined;
  const firstDay = lifetime && lifetime.first > today ? lifetime.first : today;
  const [turnedTo, setTurnedTo] = useState<Month>();
  const month = turnedTo ?? monthOf(day ?? firstDay);
  const firstMonth = monthOf(firstDay);
  const lastMonth = lifetime ? later(monthOf(lifetime.last), firstMonth) : addMonths(month, 1);
  // deferred, so that the screen responds first, and months that are only passed through are not requested
  const shownMonth = useDeferredValue(turnedTo);
  useEffect(() => {
    if (shownMonth) void loadTourMonth(tourId, shownMonth);
  }, [tourId, shownMonth]);

  // whole tours are always few, so the threshold does not apply
  const isWhole = known.detail.is === 'ready' && known.detail.value.book_complete_tour;
  const fewBelow = isWhole ? undefined : showFewLeftBelow;
  const states = useMemo(() => dayStates(counts, today, fewBelow), [counts, today, fewBelow]);
  const chooseDay = useCallback(
    (chosen: Day) => {
      void chooseDate(tourId, chosen);
      rememberInAddress(outlet, routeTo('guidedTour', { id: tourId }, { date: chosen }));
      setTurnedTo(monthOf(chosen));
    },
    [outlet, tourId],
  );
  // the chosen day is not the one in the address
  const isDayMissed = day && askedDay && askedDay !== day;
  const askedMonth = isDayMissed ? known.months[monthOf(askedDay)] : undefined;
  // a month that could not be read does not show that its days have no places
  const isUnread = askedMonth?.is === 'failed' || isIncomplete(askedMonth);
  const missedDay = isDayMissed && !isUnread ? askedDay : undefined;
  return {
    state,
    today,
    day,
    missedDay,
    month,
    firstMonth,
    lastMonth,
    states,
    fewBelow,
    monthState: known.months[month] ?? idle,
    isAnswered: state.is === 'open',
    nextDay: nextAvailableDay(counts, missedDay ?? day ?? today),
    turnTo: setTurnedTo,
    chooseDay,
    reload: () => {
      open();
      if (turnedTo) void loadTourMonth(tourId, turnedTo);
    },
  };
}

export type TourDays = ReturnType<typeof useTourDays>;
