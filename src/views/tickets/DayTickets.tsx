import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Day } from '../../core/calendar/day.ts';
import { formatDate, formatDayLong, unbroken } from '../../core/calendar/format.ts';
import { type Moment, timeOf } from '../../core/calendar/moment.ts';
import { cart } from '../../core/cart/store.ts';
import { shopConfig } from '../../core/config/store.ts';
import { chooseTime } from '../../core/tickets/choices.ts';
import { loadDay } from '../../core/tickets/days.ts';
import { ticketsOf, timesOf } from '../../core/tickets/availability.ts';
import { upcoming } from '../../core/tickets/rules.ts';
import { choiceKey, tickets } from '../../core/tickets/store.ts';
import type { DayOffer, MuseumEvent, Picked, Ticket, Visit } from '../../core/tickets/types.ts';
import { isIncomplete, isWaiting, UNREAD } from '../../core/async/asyncState.ts';
import { AllTickets } from './AllTickets.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { useReveal } from '../app/useReveal.ts';
import { Button } from '../parts/Button.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { TimeChoice } from '../parts/TimeChoice.tsx';
import { TicketChoice } from './TicketChoice.tsx';
import type { EventDay } from './useEventDay.ts';

const NOTHING: Picked = { counts: {}, parts: {} };

/** Shows the offer of the chosen day: its time slots, then the tickets of the chosen one. */
export function DayTickets({ event, eventDay }: { event: MuseumEvent; eventDay: EventDay }) {
  const { day, offer, monthState } = eventDay;
  const { i18n } = useLingui();
  if (!day && monthState.is === 'failed') return null; // the calendar shows the error and a retry button
  if (!day && isIncomplete(monthState))
    return <ErrorMessage error={UNREAD} onRetry={eventDay.reload} />;
  if (!day) return monthState.is === 'ready' ? <NoDays /> : <Skeleton lines={8} />;
  return (
    <section className="stack wide">
      <Heading>
        <span className="day-name">{formatDayLong(day, i18n.locale)}</span>
      </Heading>
      {offer.is === 'failed' && (
        <ErrorMessage error={offer.error} onRetry={() => void loadDay(event.id, day)} />
      )}
      {offer.is === 'ready' && (
        <Offer
          event={event}
          eventDay={eventDay}
          day={day}
          offer={offer.value}
          isPart={isIncomplete(offer)}
        />
      )}
      {isWaiting(offer) && <Skeleton lines={8} />}
    </section>
  );
}

/** Returns `choose`, which sets a time, the ticket that it has `preset`, and the ref of the `part` that it brings into view. */
function useTimeChoice({ eventId, day, time }: Visit) {
  const [preset, setPreset] = useState<Ticket>();
  const { part, ask } = useReveal(time);
  const choose = (chosen: string): void => {
    setPreset(chooseTime(eventId, day, chosen as Moment));
    ask();
  };
  return { choose, preset, part };
}

function Offer({
  event,
  eventDay,
  day,
  offer,
  isPart,
}: {
  event: MuseumEvent;
  eventDay: EventDay;
  day: Day;
  offer: DayOffer;
  /** Whether the offer is incomplete because a part of it could not be read. */
  isPart: boolean;
}) {
  const { lines } = useSnapshot(cart);
  const choice = useSnapshot(tickets, { sync: true }).choices[choiceKey(event.id, day)];
  const { counts, parts } = choice ?? NOTHING;
  const picked = useMemo(() => ({ counts, parts }), [counts, parts]);
  const times = upcoming(timesOf({ eventId: event.id, day, offer, lines }), useCurrentMoment());
  const time = times.find(({ datetime }) => datetime === choice?.time)?.datetime;
  // the time slot is marked at once; its tickets may render later
  const shownTime = useDeferredValue(time);
  const visit: Visit = useMemo(
    () => ({ eventId: event.id, day, offer, lines, time: shownTime }),
    [event.id, day, offer, lines, shownTime],
  );
  const { preset, choose, part } = useTimeChoice(visit);
  const hasTickets = ticketsOf(visit).length > 0;
  const again = isPart && (
    <ErrorMessage error={UNREAD} onRetry={() => void loadDay(event.id, day)} />
  );
  if (!hasTickets && times.every(({ isSoldOut }) => isSoldOut))
    return again || <DayGone eventDay={eventDay} />;
  return (
    <>
      {times.length > 0 && (
        <TimeChoice
          times={times.map((each) => ({
            ...each,
            value: each.datetime,
            label: timeOf(each.datetime),
          }))}
          chosen={time}
          fewBelow={shopConfig().showFewLeftBelow}
          onChoose={choose}
        />
      )}
      {shownTime && !hasTickets && again}
      {(hasTickets || (shownTime && !again)) && (
        <div ref={part}>
          <TicketChoice event={event} picked={picked} visit={visit} />
        </div>
      )}
      <PresetStatus ticket={preset && counts[preset.id] === 1 ? preset : undefined} />
    </>
  );
}

/** Announces the preset ticket. It is there before, because screen readers announce only changes of what they know. */
function PresetStatus({ ticket }: { ticket: Ticket | undefined }) {
  const { t } = useLingui();
  return (
    <p className="visually-hidden" role="status">
      {ticket ? t`One ticket has been selected for you: ${ticket.name}` : ''}
    </p>
  );
}

/** Shown for a day without available places; offers the next day that has some. */
function DayGone({ eventDay }: { eventDay: EventDay }) {
  const { i18n } = useLingui();
  const { day, states, nextDay } = eventDay;
  const isSoldOut = day !== undefined && states[day] !== undefined;
  const following = nextDay !== day ? nextDay : undefined;
  return (
    <Message
      kind="info"
      title={isSoldOut ? <Trans>Sold out</Trans> : <Trans>Not available</Trans>}
      action={
        following ? (
          <Button onClick={() => eventDay.chooseDay(following)}>
            <Trans>Next available day: {unbroken(formatDate(following, i18n.locale))}</Trans>
          </Button>
        ) : (
          <AllTickets kind="secondary" />
        )
      }
    >
      {isSoldOut ? (
        <Trans>There are no tickets left for this day.</Trans>
      ) : (
        <Trans>There is nothing to book on this day.</Trans>
      )}
    </Message>
  );
}

function NoDays() {
  return (
    <Message kind="info" title={<Trans>Sold out</Trans>} action={<AllTickets kind="secondary" />}>
      <Trans>There are no places left in this month or the next. Try a later month.</Trans>
    </Message>
  );
}
