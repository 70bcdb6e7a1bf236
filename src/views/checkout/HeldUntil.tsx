import { Trans, useLingui } from '@lingui/react/macro';
import type { AsyncState } from '../../core/async/asyncState.ts';
import { formatDayLong, formatTime } from '../../core/calendar/format.ts';
import { dayOf, timeOf } from '../../core/calendar/moment.ts';
import type { PendingOrder } from '../../core/checkout/types.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';

/** Shows how long the back end reserves what is being paid, if it is known. */
export function HeldUntil({ order }: { order: AsyncState<PendingOrder> }) {
  const { i18n } = useLingui();
  const now = useCurrentMoment();
  const until = order.is === 'ready' ? order.value.held_until : undefined;
  if (!until || until <= now) return null;
  const time = formatTime(timeOf(until), i18n.locale);
  const day = formatDayLong(dayOf(until), i18n.locale);
  return (
    <p>
      {dayOf(until) === dayOf(now) ? (
        <Trans>Your items are reserved until {time}.</Trans>
      ) : (
        <Trans>
          Your items are reserved until {time} on {day}.
        </Trans>
      )}
    </p>
  );
}
