import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, startTransition, useId, useState, useTransition } from 'react';
import type { Day } from '../../core/calendar/day.ts';
import { sum } from '../../core/money/cents.ts';
import { addChosen, type Added, chooseCount } from '../../core/tickets/choices.ts';
import { priceOf } from '../../core/tickets/rules.ts';
import {
  countPicked,
  peoplePicked,
  remainingFor,
  ticketsOf,
} from '../../core/tickets/availability.ts';
import type { MuseumEvent, Picked, Visit } from '../../core/tickets/types.ts';
import { AddToBasket } from '../app/AddToBasket.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { UNREAD } from '../../core/async/asyncState.ts';
import { Heading } from '../parts/Heading.tsx';
import { Message } from '../parts/Message.tsx';
import { TicketGroups } from './TicketGroups.tsx';
import type { Choosing } from './TicketRow.tsx';

/** Adds the chosen tickets to the cart. Returns the answer to the last try until it is forgotten. */
function useAdding(event: MuseumEvent, day: Day) {
  const [answer, setAnswer] = useState<Added>();
  const [isAdding, startAdding] = useTransition();
  const add = (): void =>
    startAdding(async () => {
      const added = await addChosen(event, day);
      startTransition(() => setAnswer(added));
    });
  return { answer, isAdding, add, forget: () => setAnswer(undefined) };
}

export const TicketChoice = memo(function TicketChoice({
  event,
  picked,
  visit,
}: {
  event: MuseumEvent;
  picked: Picked;
  visit: Visit;
}) {
  const { t } = useLingui();
  const headingId = useId();
  const { day } = visit;
  const { answer, isAdding, add, forget } = useAdding(event, day);
  const tickets = ticketsOf(visit);
  const people = peoplePicked(picked, visit);
  const count = countPicked(picked, visit);
  const total = sum(tickets.map((ticket) => priceOf(ticket, picked)));
  const isAll =
    people > 0 && people === Math.max(...tickets.map((ticket) => remainingFor(ticket, visit)));

  const choosing: Choosing = {
    eventId: event.id,
    day,
    picked,
    visit,
    choose: (ticketId, wanted) => {
      forget();
      chooseCount(event.id, day, ticketId, wanted);
    },
  };

  if (tickets.length === 0) {
    return <Message kind="info" title={t`Not available`}>{t`Choose another time.`}</Message>;
  }
  return (
    <div className="stack" role="group" aria-labelledby={headingId}>
      <Heading below={2} id={headingId}>
        <Trans>Choose tickets</Trans>
      </Heading>
      <TicketGroups tickets={tickets} choosing={choosing} />
      {isAll && (
        <p className="small muted" role="status">
          <Trans>You have chosen all the places that are left at this time.</Trans>
        </p>
      )}
      {answer && <AnswerMessage answer={answer} />}
      <AddToBasket
        added={answer?.is === 'added' && <AddedTickets count={answer.count} />}
        list="tickets"
        total={total}
        chosen={{ count, words: <Plural value={count} one="# ticket" other="# tickets" /> }}
        toChoose={people === 0 && t`Choose tickets`}
        busy={isAdding}
        onAdd={add}
      />
    </div>
  );
});

/** Explains why nothing was added. */
function AnswerMessage({ answer }: { answer: Added }) {
  switch (answer.is) {
    case 'tooMany':
      return (
        <Message kind="error">
          <TooMany wanted={answer.wanted} remaining={answer.remaining} />
        </Message>
      );
    case 'unread':
      return <ErrorMessage error={UNREAD} />;
    case 'added':
    case 'nothing':
      return null;
  }
}

const TooMany = ({ wanted, remaining }: { wanted: number; remaining: number }) => (
  <Plural
    value={remaining}
    _0="There are no places left at this time."
    one={`You have chosen ${wanted} places, but only one is left.`}
    other={`You have chosen ${wanted} places, but only # are left.`}
  />
);

const AddedTickets = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="# ticket has been added to your basket"
    other="# tickets have been added to your basket"
  />
);
