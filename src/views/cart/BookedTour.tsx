import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatDayLong, withTime } from '../../core/calendar/format.ts';
import { costOf } from '../../core/cart/lines.ts';
import { cart } from '../../core/cart/store.ts';
import { removeLine } from '../../core/cart/actions.ts';
import { lineKey, type PartCount, type TourLine } from '../../core/cart/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import {
  type BookingAvailability,
  lineAvailability,
  changeBooking,
} from '../../core/tours/changeLine.ts';
import { tours } from '../../core/tours/store.ts';
import { useNavigate } from '../app/outlet.ts';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { Price } from '../parts/Price.tsx';
import { ticketKey } from './useReturned.ts';

/** Shows a booked tour: date, language, participants, and the answers to its questions. */
export function BookedTour({ line, isFixed }: { line: TourLine; isFixed: boolean | undefined }) {
  const { i18n } = useLingui();
  const { name, date, time, langName, prices, tickets, answers } = line;
  return (
    <section className="stack tight">
      <div tabIndex={-1} data-ticket={ticketKey(lineKey(line), line.id)}>
        <Heading>{name}</Heading>
        <p>{withTime(formatDayLong(date, i18n.locale), time, i18n.locale)}</p>
        <p className="small muted">{langName}</p>
      </div>
      <ul className="lines">
        {[...prices, ...tickets].map((sold) => (
          <Sold key={sold.id} sold={sold} />
        ))}
      </ul>
      {answers.length > 0 && (
        <dl className="answers small">
          {answers.map(({ qId, label, shown }) => (
            <div key={qId}>
              <dt className="muted">{label}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isFixed && <Actions line={line} />}
    </section>
  );
}

function Sold({
  sold,
}: {
  sold: TourLine['prices'][number] & { subtickets?: readonly PartCount[] };
}) {
  const { name, count, subtickets = [] } = sold;
  const parts = subtickets.filter((part) => part.count > 0);
  return (
    <li>
      <div className="main">
        <p>
          {count} × {name}
        </p>
        {parts.length > 0 && (
          <p className="small muted">
            {parts.map((part) => `${part.count} × ${part.name}`).join(', ')}
          </p>
        )}
      </div>
      <Price cents={costOf(sold)} className="amount" />
    </li>
  );
}

/** Buttons for a booking: change it on the tour's screen, with everything filled in, or remove it. */
function Actions({ line }: { line: TourLine }) {
  const { t } = useLingui();
  const { lines, sent } = useSnapshot(cart);
  const known = useSnapshot(tours).known[line.id];
  const availability = lineAvailability(line, known, { lines, sent });
  const go = useNavigate();
  const noteId = useId();
  const { id, name, date } = line;
  return (
    <>
      <div id={noteId} aria-live="polite">
        <BookingRefusal availability={availability} />
      </div>
      <p className="actions">
        {availability.is !== 'discontinued' && (
          <Button
            kind="plain"
            className="small"
            aria-label={t`Change ${name}`}
            aria-describedby={noteId}
            onClick={() => {
              changeBooking(line);
              go(routeTo('guidedTour', { id }, { date }));
            }}
          >
            <Trans>Change</Trans>
          </Button>
        )}
        <Button
          kind="plain"
          className="small"
          aria-label={t`Remove ${name}`}
          aria-describedby={noteId}
          onClick={() => removeLine(lineKey(line))}
        >
          <Trans>Remove</Trans>
        </Button>
      </p>
    </>
  );
}

/** Shows why the booking cannot be paid as it is, if so. */
function BookingRefusal({ availability }: { availability: BookingAvailability }) {
  switch (availability.is) {
    case 'discontinued':
      return (
        <p className="field-error">
          <Trans>This tour is no longer available. Remove it to continue.</Trans>
        </p>
      );
    case 'refused':
      return (
        <p className="field-error">
          {availability.problem.is === 'tooMany' && availability.problem.remaining === 0 ? (
            <Trans>This tour has sold out. Remove it to continue.</Trans>
          ) : (
            <Trans>This tour can no longer be booked as it is. Change or remove it.</Trans>
          )}
        </p>
      );
    default:
      return null;
  }
}
