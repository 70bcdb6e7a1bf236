import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatDate } from '../../core/calendar/format.ts';
import { dayOf } from '../../core/calendar/moment.ts';
import { routeTo } from '../../core/routes/routes.ts';
import type { MuseumEvent } from '../../core/tickets/types.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { Picture } from '../parts/Picture.tsx';
import { Price } from '../parts/Price.tsx';

export function EventCard({ event, date }: { event: MuseumEvent; date?: string | undefined }) {
  const { t, i18n } = useLingui();
  const sortedBy = event.sorting_datetime;
  const now = useCurrentMoment();
  const next = sortedBy && sortedBy > now ? dayOf(sortedBy) : undefined;
  return (
    <li className="card" part="card">
      <Picture {...(event.image && { src: event.image })} alt={event.image ? '' : event.name} />
      <h3>
        <Link href={routeTo('ticket', { id: event.id }, { date })}>{event.name}</Link>
      </h3>
      {event.venue && <p className="small muted">{event.venue}</p>}
      <p className="small">
        {next && (
          <span>
            {t`Next date: ${formatDate(next, i18n.locale)}`}
            {event.price_from !== undefined && ' · '}
          </span>
        )}
        {event.price_from !== undefined && (
          <span className="price">
            <Trans>
              from <Price cents={event.price_from} />
            </Trans>
          </span>
        )}
      </p>
    </li>
  );
}
