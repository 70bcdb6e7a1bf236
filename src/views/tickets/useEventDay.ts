import { useCallback, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type DayCounts, dayStates, nextAvailableDay } from '../../core/calendar/availability.ts';
import { type Day, isDay } from '../../core/calendar/day.ts';
import { dayOf, type Moment } from '../../core/calendar/moment.ts';
import { addMonths, type Month, monthOf } from '../../core/calendar/month.ts';
import { shopConfig } from '../../core/config/store.ts';
import { rememberInAddress } from '../../core/navigation/navigate.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { isOfferGone, loadDay, loadLifetime, loadMonth } from '../../core/tickets/days.ts';
import { tickets } from '../../core/tickets/store.ts';
import { idle, isIncomplete } from '../../core/async/asyncState.ts';
import { OutletContext, useHref } from '../app/outlet.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';

const later = (a: Month, b: Month): Month => (a > b ? a : b);

const NOTHING: DayCounts = {};

const withoutDay = (counts: DayCounts, day: Day): DayCounts => {
  const { [day]: _gone, ...others } = counts;
  return others;
};

/**
 * Returns the available places on each known day, without today if nothing is left of its offer: the calendar counts the
 * places of a day, and does not know that its times have passed.
 */
function useCounts(eventId: string, now: Moment) {
  const today = dayOf(now);
  const { counts = NOTHING, offers } = useSnapshot(tickets).days[eventId] ?? {};
  const offer = offers?.[today];
  const isTodayGone =
    offer?.is === 'ready' && !isIncomplete(offer) && isOfferGone(eventId, today, offer.value, now);
  return {
    today,
    isTodayGone,
    counts: useMemo(
      () => (isTodayGone ? withoutDay(counts, today) : counts),
      [isTodayGone, counts, today],
    ),
  };
}

/** Returns the days of an event: the visible month, the states of its days, and the chosen day. */
export function useEventDay(eventId: string) {
  const outlet = useContext(OutletContext);
  const href = useHref();
  const { showFewLeftBelow } = shopConfig();
  const { today, counts, isTodayGone } = useCounts(eventId, useCurrentMoment());
  const days = useSnapshot(tickets).days[eventId];
  const lifetime = days?.lifetime.is === 'ready' ? days.lifetime.value : undefined;

  const asked = queryOf(href).get('date');
  const askedDay = asked && isDay(asked) && asked >= today ? asked : undefined;
  const firstDay = lifetime && lifetime.first > today ? lifetime.first : today;
  const startMonth = monthOf(askedDay ?? firstDay);
  const [turnedTo, setTurnedTo] = useState<Month>();
  const isKnown = days?.months[turnedTo ?? startMonth]?.is === 'ready';
  const nextDay = isKnown ? nextAvailableDay(counts, today) : undefined;
  // the first day shown is kept when more answers arrive, because the visitor may already be choosing
  const [shownFirst, setShownFirst] = useState<Day>();
  if (nextDay && (!shownFirst || (isTodayGone && shownFirst === today))) setShownFirst(nextDay);
  const day = askedDay ?? shownFirst;

  const month = turnedTo ?? monthOf(day ?? firstDay);
  const firstMonth = monthOf(firstDay);
  const lastMonth = lifetime ? later(monthOf(lifetime.last), firstMonth) : addMonths(month, 1);

  useEffect(() => void loadLifetime(eventId), [eventId]);
  // deferred, so that the screen responds first, and days that are only passed through are not requested
  const shownMonth = useDeferredValue(turnedTo ?? startMonth);
  const shownDay = useDeferredValue(day);
  useEffect(() => void loadMonth(eventId, shownMonth), [eventId, shownMonth]);
  useEffect(() => {
    if (shownDay) void loadDay(eventId, shownDay);
  }, [eventId, shownDay]);

  const states = useMemo(
    () => dayStates(counts, today, showFewLeftBelow),
    [counts, today, showFewLeftBelow],
  );
  const chooseDay = useCallback(
    (chosen: Day) => {
      rememberInAddress(outlet, routeTo('ticket', { id: eventId }, { date: chosen }));
      setTurnedTo(monthOf(chosen));
    },
    [outlet, eventId, setTurnedTo],
  );
  const isAnswered = Object.values(days?.months ?? {}).some((state) => state.is !== 'loading');

  return {
    today,
    day,
    month,
    firstMonth,
    lastMonth,
    monthState: days?.months[month] ?? idle,
    /** Whether any month has been answered yet. */
    isAnswered,
    lifetime: days?.lifetime ?? idle,
    states,
    offer: (day && days?.offers[day]) ?? idle,
    nextDay: nextAvailableDay(counts, day ?? today),
    turnTo: setTurnedTo,
    reload: () => {
      void loadLifetime(eventId);
      void loadMonth(eventId, month);
    },
    chooseDay,
  };
}

export type EventDay = ReturnType<typeof useEventDay>;
