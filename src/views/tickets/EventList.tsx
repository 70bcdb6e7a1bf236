import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadEvents } from '../../core/tickets/actions.ts';
import { tickets } from '../../core/tickets/store.ts';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { EventCard } from './EventCard.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';

/** All events that tickets are sold for. */
export function EventList() {
  useEffect(() => void loadEvents(), []);
  return (
    <section className="stack wide">
      <ScreenHeading>
        <Trans>Tickets</Trans>
      </ScreenHeading>
      <Events />
    </section>
  );
}

function Events() {
  const { events } = useSnapshot(tickets);
  switch (events.is) {
    case 'idle':
    case 'loading':
      return (
        <ul className="cards" aria-busy>
          {[1, 2, 3, 4].map((each) => (
            <EventCardSkeleton key={each} />
          ))}
        </ul>
      );
    case 'failed':
      return <FailureMessage failure={events.failure} onRetry={() => void loadEvents()} />;
    case 'ready':
      return events.value.length === 0 ? (
        <p>
          <Trans>There are no tickets on sale at the moment.</Trans>
        </p>
      ) : (
        <>
          <ul className="cards">
            {events.value.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ul>
          <p className="small muted">
            <Trans>All prices include VAT.</Trans>
          </p>
        </>
      );
  }
}
