import { AllTickets } from './AllTickets.tsx';
import { Trans } from '@lingui/react/macro';
import { memo, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ApiError } from '../../core/async/result.ts';
import { loadEvents, reloadEvents } from '../../core/tickets/actions.ts';
import { isOver } from '../../core/tickets/list.ts';
import { tickets } from '../../core/tickets/store.ts';
import type { MuseumEvent } from '../../core/tickets/types.ts';
import { mayLack, UNREAD } from '../../core/async/asyncState.ts';
import { BackToList } from '../app/BackToList.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useRouteParam } from '../app/outlet.ts';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useStyles } from '../app/styles.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { Folded } from '../parts/Folded.tsx';
import { heightRef } from '../parts/heightRef.ts';
import { Message } from '../parts/Message.tsx';
import { OfferSkeleton } from '../parts/OfferSkeleton.tsx';
import { Picture } from '../parts/Picture.tsx';
import calendar from '../styles/calendar.css';
import choices from '../styles/choices.css';
import lines from '../styles/lines.css';
import offer from '../styles/offer.css';
import { EventBooking } from './EventBooking.tsx';

export function EventScreen() {
  useStyles(choices, calendar, lines, offer);
  const id = useRouteParam('id') ?? '';
  const { events } = useSnapshot(tickets);
  useEffect(() => void loadEvents(), []);
  if (events.is === 'failed') return <EventUnread error={events.error} />;
  if (events.is !== 'ready') return <OfferSkeleton />;
  const event = events.value.find((each) => each.id === id);
  if (!event && mayLack(events, id)) return <EventUnread error={UNREAD} />;
  if (!event) return <EventNotFound />;
  return (
    <Suspense fallback={<OfferSkeleton />}>
      <EventFound key={id} event={event} isOnly={events.value.length === 1} />
    </Suspense>
  );
}

const EventFound = memo(function EventFound({
  event,
  isOnly,
}: {
  event: MuseumEvent;
  /** Whether the museum has no other event; the list would open this one. */
  isOnly: boolean;
}) {
  const now = useCurrentMoment();
  return (
    <article className="offer">
      <header className="stack tight">
        {!isOnly && (
          <BackToList list="tickets" named="tickets">
            <Trans>All tickets</Trans>
          </BackToList>
        )}
        <ScreenHeading>{event.name}</ScreenHeading>
        {event.venue && <p className="muted">{event.venue}</p>}
      </header>
      <Picture
        {...(event.image && { src: event.image })}
        alt={event.image ? '' : event.name}
        ratio="16 / 9"
      />
      {event.description && (
        <Folded>
          <SafeHtml className="stack" html={event.description} />
        </Folded>
      )}
      <div className="offer-booking" ref={heightRef}>
        {isOver(event, now) ? <EventOver /> : <EventBooking event={event} />}
      </div>
    </article>
  );
});

function EventOver() {
  return (
    <Message kind="info" title={<Trans>This event has ended</Trans>} action={<AllTickets />}>
      <Trans>Tickets are no longer available.</Trans>
    </Message>
  );
}

/** Shown if the list of events could not be loaded, or the event in it could not be read. */
function EventUnread({ error }: { error: ApiError }) {
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans>Tickets</Trans>
      </ScreenHeading>
      <ErrorMessage error={error} onRetry={() => void reloadEvents()} />
    </div>
  );
}

function EventNotFound() {
  return (
    <div className="stack">
      <ScreenHeading>
        <Trans>This event is no longer on sale</Trans>
      </ScreenHeading>
      <p className="actions">
        <AllTickets />
      </p>
    </div>
  );
}
