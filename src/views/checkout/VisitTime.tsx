import { useLingui } from '@lingui/react/macro';
import { formatDayLong } from '../../core/calendar/format.ts';
import { dayOf, isWholeDay, type Moment, timeOf } from '../../core/calendar/moment.ts';

/** When something that was ordered takes place: its day, and its time if it has one. */
export function VisitTime({ at }: { at: Moment }) {
  const { i18n } = useLingui();
  return (
    <p className="small muted">
      {formatDayLong(dayOf(at), i18n.locale)}
      {!isWholeDay(at) && `, ${timeOf(at)}`}
    </p>
  );
}
