import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, startTransition, useEffect, useId, useState, useTransition } from 'react';
import { sum } from '../../core/money/cents.ts';
import { addChosen, type Added, chooseCount } from '../../core/tickets/choices.ts';
import { priceOf } from '../../core/tickets/rules.ts';
import { remainingFor, peoplePicked, ticketsOf } from '../../core/tickets/availability.ts';
import type { MuseumEvent, Picked, Visit } from '../../core/tickets/types.ts';
import { AddedMessage } from '../app/AddedMessage.lazy.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { UNREAD } from '../../core/async/asyncState.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { TotalBar } from '../parts/TotalBar.tsx';
import { TicketGroups } from './TicketGroups.tsx';
import type { Choosing } from './TicketRow.tsx';

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
  const [answer, setAnswer] = useState<Added>();
  const [isAdding, startAdding] = useTransition();
  const { day } = visit;
  const tickets = ticketsOf(visit);
  const count = peoplePicked(picked, visit);
  usePrefetch('checkout', count > 0);
  useEffect(() => {
    if (count > 0) AddedMessage.preload();
  }, [count]);
  const total = sum(tickets.map((ticket) => priceOf(ticket, picked)));
  const isAll = count > 0 && tickets.every((ticket) => remainingFor(ticket, visit) <= count);

  const choosing: Choosing = {
    eventId: event.id,
    day,
    picked,
    visit,
    choose: (ticketId, wanted) => {
      setAnswer(undefined);
      chooseCount(event.id, day, ticketId, wanted);
    },
  };
  const add = (): void =>
    startAdding(async () => {
      const added = await addChosen(event, day);
      startTransition(() => setAnswer(added));
    });

  if (tickets.length === 0) {
    return <Message kind="info" title={t`Sold out`}>{t`Please choose another time.`}</Message>;
  }
  return (
    <div className="stack" role="group" aria-labelledby={headingId}>
      <h4 id={headingId}>
        <Trans>Choose tickets</Trans>
      </h4>
      <TicketGroups tickets={tickets} choosing={choosing} />
      {isAll && (
        <p className="small muted" role="status">
          <Trans>These are all the places that are left at this time.</Trans>
        </p>
      )}
      {answer?.is === 'added' && (
        <AddedMessage title={<AddedTickets count={answer.count} />} area="tickets" />
      )}
      {answer?.is === 'tooMany' && (
        <Message kind="error">
          <Trans>
            You are trying to book {answer.wanted}, but only {answer.remaining} are available now.
          </Trans>
        </Message>
      )}
      {answer?.is === 'unread' && <ErrorMessage error={UNREAD} />}
      {answer?.is !== 'added' && (
        <TotalBar total={total}>
          <Button
            kind="primary"
            busy={isAdding}
            aria-disabled={count === 0 || undefined}
            onClick={() => count > 0 && add()}
          >
            <Trans>Add to basket</Trans>
          </Button>
        </TotalBar>
      )}
    </div>
  );
});

const AddedTickets = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="# ticket has been added to your basket"
    other="# tickets have been added to your basket"
  />
);
