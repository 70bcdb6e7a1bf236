import { useLingui } from '@lingui/react/macro';
import { formatDate, formatTime, unbroken } from '../../core/calendar/format.ts';
import { type NextDates, nextDateOf } from '../../core/calendar/nextDate.ts';
import { useCurrentMoment } from './useCurrentMoment.ts';

/** Returns the date or availability of a card in words; `undefined` if unknown. */
export function useDateText(dates: NextDates): string | undefined {
  const { t, i18n } = useLingui();
  const date = nextDateOf(dates, useCurrentMoment());
  switch (date?.is) {
    case 'soldOut':
      return t`Sold out`;
    case 'soldOutUntil':
      return t`Available again from ${unbroken(formatDate(date.day, i18n.locale))}`;
    case 'daily':
      return t`Daily`;
    case 'today':
      return t`Today`;
    case 'todayFrom':
      return t`Today from ${formatTime(date.time, i18n.locale)}`;
    case 'later':
      return t`Next date: ${unbroken(formatDate(date.day, i18n.locale))}`;
  }
  return undefined;
}
