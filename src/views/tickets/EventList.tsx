import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { loadEvents, reloadEvents } from '../../core/tickets/actions.ts';
import { eventsOf, groupsOf, isOver } from '../../core/tickets/list.ts';
import { tickets } from '../../core/tickets/store.ts';
import type { MuseumEvent } from '../../core/tickets/types.ts';
import { isIncomplete, UNREAD } from '../../core/async/asyncState.ts';
import { AllTickets } from './AllTickets.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { usePrefetch } from '../app/prefetch.ts';
import { GroupFilter } from '../app/GroupFilter.tsx';
import { ListScreen } from '../app/ListScreen.tsx';
import { useHref, useOnlyItem } from '../app/outlet.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { useFirstCards } from '../app/useFirstCards.ts';
import { VatNote } from '../app/VatNote.tsx';
import { EventCard } from './EventCard.tsx';

export function EventList() {
  const { events } = useSnapshot(tickets);
  const query = queryOf(useHref());
  return (
    <ListScreen
      heading={<Trans>Tickets</Trans>}
      list={events}
      hasFilter={!query.has('category')}
      load={loadEvents}
      reload={reloadEvents}
    >
      {(all) => <Found events={all} isPart={isIncomplete(events)} query={query} />}
    </ListScreen>
  );
}

/**
 * Shows the events, or opens the only one. `category` in the query is set by the editor of the page, `group` is chosen
 * by the visitor.
 */
function Found({
  events: all,
  isPart,
  query,
}: {
  events: readonly MuseumEvent[];
  /** Whether some events could not be read. */
  isPart: boolean;
  query: URLSearchParams;
}) {
  usePrefetch('ticket');
  const now = useCurrentMoment();
  const events = all.filter((event) => !isOver(event, now));
  const [category, group] = [query.get('category'), query.get('group')];
  const shown = eventsOf(events, category ?? group);
  const cards = useFirstCards(shown);
  const only = events.length === 1 && !isPart ? events[0] : undefined;
  useOnlyItem(only && routeTo('ticket', { id: only.id }));
  return (
    <>
      {!category && (
        <GroupFilter
          groups={groupsOf(events).map((each) => ({
            ...each,
            count: eventsOf(events, each.id).length,
          }))}
          total={events.length}
          chosen={group ?? undefined}
          hrefOf={(id) => routeTo('tickets', {}, { group: id })}
        />
      )}
      {shown.length === 0 ? (
        <NoEvents isPart={isPart} hasOthers={events.length > 0} />
      ) : (
        <div className="stack">
          <VatNote />
          <ul className="cards">
            {cards.map((event) => (
              <EventCard key={event.id} event={event} date={query.get('date') ?? undefined} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Explains why no event is shown, with a link to the whole list if that has any. */
function NoEvents({ isPart, hasOthers }: { isPart: boolean; hasOthers: boolean }) {
  return (
    <>
      {isPart ? (
        <ErrorMessage error={UNREAD} onRetry={() => void reloadEvents()} />
      ) : (
        <p>
          <Trans>There are no tickets on sale here at the moment.</Trans>
        </p>
      )}
      {hasOthers && (
        <p className="actions">
          <AllTickets />
        </p>
      )}
    </>
  );
}
