import { useLingui } from '@lingui/react/macro';
import { formatDayLong } from '../../core/calendar/format.ts';
import { dayOf, isWholeDay, type Moment, timeOf } from '../../core/calendar/moment.ts';

export function VisitTime({ at }: { at: Moment }) {
  const { i18n } = useLingui();
  return (
    <p className="small muted">
      {formatDayLong(dayOf(at), i18n.locale)}
      {!isWholeDay(at) && `, ${timeOf(at)}`}
    </p>
  );
}
