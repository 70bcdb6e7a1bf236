import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Day } from '../../core/calendar/day.ts';
import type { Moment } from '../../core/calendar/moment.ts';
import { sum, times } from '../../core/money/cents.ts';
import { addChosen, chooseCount } from '../../core/tickets/actions.ts';
import { chosenCount, mostOf, onSaleAt } from '../../core/tickets/rules.ts';
import { choiceKey, tickets } from '../../core/tickets/store.ts';
import type { DayOffer, MuseumEvent } from '../../core/tickets/types.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { Price } from '../parts/Price.tsx';
import { AddedMessage } from './AddedMessage.tsx';
import { TicketRow } from './TicketRow.tsx';

/** The ticket types of a time with their counts, the running total, and the one button. */
export function TicketChoice({
  event,
  day,
  offer,
  time,
  left,
}: {
  event: MuseumEvent;
  day: Day;
  offer: DayOffer;
  time: Moment;
  left: number;
}) {
  const { t } = useLingui();
  const headingId = useId();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof addChosen>>>();
  const [isAdding, setIsAdding] = useState(false);
  const counts =
    useSnapshot(tickets, { sync: true }).choices[choiceKey(event.id, day)]?.counts ?? {};
  const onSale = onSaleAt(offer.tickets, time);
  const count = chosenCount(counts);
  const total = sum(onSale.map(({ id, price }) => times(price, counts[id] ?? 0)));

  const add = async (): Promise<void> => {
    setIsAdding(true);
    setAnswer(await addChosen(event, day));
    setIsAdding(false);
  };

  if (onSale.length === 0) {
    return <Message kind="info" title={t`Sold out`}>{t`Please choose another time.`}</Message>;
  }
  return (
    <div className="stack" role="group" aria-labelledby={headingId}>
      <h4 id={headingId}>
        <Trans>Choose tickets</Trans>
      </h4>
      <ul className="lines">
        {onSale.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            count={counts[ticket.id] ?? 0}
            most={mostOf(ticket.id, counts, left)}
            onChange={(wanted) => {
              setAnswer(undefined);
              chooseCount(event.id, day, ticket.id, wanted, left);
            }}
          />
        ))}
      </ul>
      {count > 0 && count >= left && (
        <p className="small muted" role="status">
          <Trans>These are all the places that are left at this time.</Trans>
        </p>
      )}
      {answer?.is === 'added' && <AddedMessage count={answer.count} />}
      {answer?.is === 'tooMany' && (
        <Message kind="error">
          <Trans>
            You are trying to book {answer.wanted}, but only {answer.left} are available now.
          </Trans>
        </Message>
      )}
      {answer?.is !== 'added' && (
        <div className="total-bar">
          <output aria-live="polite">
            <Trans>Total</Trans>{' '}
            <strong>
              <Price cents={total} />
            </strong>{' '}
            <small className="muted">
              <Trans>incl. VAT</Trans>
            </small>
          </output>
          <Button
            kind="primary"
            busy={isAdding}
            aria-disabled={count === 0 || undefined}
            onClick={() => count > 0 && void add()}
          >
            <Trans>Add to basket</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
