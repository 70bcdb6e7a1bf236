import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { type AsyncState, isWaiting } from '../../core/async/asyncState.ts';
import { formatDate, withTime } from '../../core/calendar/format.ts';
import { dayOf, isWholeDay, type Moment, timeOf } from '../../core/calendar/moment.ts';
import { soonest } from '../../core/calendar/soonest.ts';
import { isAreaOn } from '../../core/config/features.ts';
import { type RouteName, routeTo } from '../../core/routes/routes.ts';
import { loadEvents } from '../../core/tickets/actions.ts';
import { tickets } from '../../core/tickets/store.ts';
import { loadTourList } from '../../core/tours/actions.ts';
import { tours } from '../../core/tours/store.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { Heading } from '../parts/Heading.tsx';
import { DATES, DatesSkeleton } from './DatesSkeleton.tsx';

/** Items of a list that open with a route; none if the list could not be loaded. */
const itemsOf = <T extends object>(list: AsyncState<readonly T[]>, route: RouteName) =>
  list.is === 'ready' ? list.value.map((item) => ({ route, ...item })) : [];

/** The next dates of events and tours, as far as the lists know them. Nothing if none is known. */
export function NextDates() {
  const id = useId();
  const now = useCurrentMoment();
  const { events } = useSnapshot(tickets);
  const { list } = useSnapshot(tours);
  const [hasEvents, hasTours] = [isAreaOn('tickets'), isAreaOn('tours')];
  useEffect(() => {
    if (hasEvents) void loadEvents();
    if (hasTours) void loadTourList();
  }, [hasEvents, hasTours]);

  if ((hasEvents && isWaiting(events)) || (hasTours && isWaiting(list))) return <DatesSkeleton />;
  const offered = [
    ...(hasEvents ? itemsOf(events, 'ticket') : []),
    ...(hasTours ? itemsOf(list, 'guidedTour') : []),
  ];
  const next = soonest(offered, now, DATES);
  if (next.length === 0) return null;
  return (
    <section className="dates" aria-labelledby={id}>
      <Heading id={id}>
        <Trans>Coming up</Trans>
      </Heading>
      <ul>
        {next.map((item) => (
          <li key={`${item.route} ${item.id}`}>
            <DateText moment={item.next} now={now} />
            <Link href={routeTo(item.route, { id: item.id }, { date: dayOf(item.next) })}>
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DateText({ moment, now }: { moment: Moment; now: Moment }) {
  const { t, i18n } = useLingui();
  const day = dayOf(moment);
  const words = day === dayOf(now) ? t`Today` : formatDate(day, i18n.locale);
  return (
    <span className="small muted day-name">
      {isWholeDay(moment) ? words : withTime(words, timeOf(moment), i18n.locale)}
    </span>
  );
}
