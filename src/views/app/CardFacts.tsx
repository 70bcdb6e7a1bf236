import { Trans } from '@lingui/react/macro';
import type { NextDates } from '../../core/calendar/nextDate.ts';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from '../parts/Price.tsx';
import type { CalendarOf } from './CalendarDate.tsx';
import { optionalLine } from './optionalLine.tsx';
import { useDateText } from './useDateText.ts';

/** Between two facts. No line begins with it. */
const DOT = '\u00a0· ';

const CalendarDate = optionalLine(async () => (await import('./CalendarDate.tsx')).CalendarDate);

/**
 * Line of a card with the known date and the price of its item, after other `facts`. If no date is known, a second line
 * has the one in the calendar.
 */
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
  const known = [...facts, date].filter(Boolean).join(DOT);
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
        {known && price && DOT}
        {price && <span className="price">{price}</span>}
      </p>
      {!date && <CalendarDate {...calendar} />}
    </>
  );
}
