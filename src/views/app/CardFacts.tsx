import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../core/calendar/format.ts';
import { type NextDates, nextDateOf } from '../../core/calendar/nextDate.ts';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from '../parts/Price.tsx';
import type { CalendarOf } from './CalendarDate.tsx';
import { optionalLine } from './optionalLine.tsx';
import { useCurrentMoment } from './useCurrentMoment.ts';

const CalendarDate = optionalLine(async () => (await import('./CalendarDate.tsx')).CalendarDate);

/** Returns the date or availability of a card in words; `undefined` if unknown. */
export function useDateText(dates: NextDates): string | undefined {
  const { t, i18n } = useLingui();
  const date = nextDateOf(dates, useCurrentMoment());
  switch (date?.is) {
    case 'soldOut':
      return t`Sold out`;
    case 'soldOutUntil':
      return t`Sold out until ${formatDate(date.day, i18n.locale)}`;
    case 'daily':
      return t`Daily`;
    case 'today':
      return t`Today`;
    case 'todayFrom':
      return t`Today from ${date.time}`;
    case 'later':
      return t`Next date: ${formatDate(date.day, i18n.locale)}`;
  }
  return undefined;
}

/** Line of a card with the known date and the price of its item, after other `facts`; without a date, a
 * line with the one in the calendar. */
export function CardFacts({
  facts = [],
  dates,
  price: { price_from: from, is_free: isFree },
  calendar,
}: {
  facts?: readonly string[];
  dates: NextDates;
  price: { readonly price_from?: Cents | undefined; readonly is_free?: boolean | undefined };
  calendar: CalendarOf;
}) {
  const date = useDateText(dates);
  const known = [...facts, date].filter(Boolean).join(' · ');
  const price = isFree ? (
    <Trans>Free</Trans>
  ) : (
    from !== undefined && (
      <Trans>
        from <Price cents={from} />
      </Trans>
    )
  );
  return (
    <>
      <p className="small">
        {known}
        {known && price && ' · '}
        {price && <span className="price">{price}</span>}
      </p>
      {!date && <CalendarDate {...calendar} />}
    </>
  );
}
