import { useLingui } from '@lingui/react/macro';
import { formatDayLong, withTime } from '../../core/calendar/format.ts';
import { dayOf, isWholeDay, type Moment, timeOf } from '../../core/calendar/moment.ts';

export function VisitTime({ at }: { at: Moment }) {
  const { i18n } = useLingui();
  const day = formatDayLong(dayOf(at), i18n.locale);
  return (
    <p className="small muted">{isWholeDay(at) ? day : withTime(day, timeOf(at), i18n.locale)}</p>
  );
}
