import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { now } from '../../core/calendar/clock.ts';
import { calendarFile } from '../../core/calendar/entry.ts';
import { visitsOf } from '../../core/checkout/rules.ts';
import type { OrderReview } from '../../core/checkout/types.ts';
import { shopConfig } from '../../core/config/store.ts';
import { buttonLook } from '../parts/buttonLook.ts';

/** Offers an `.ics` file with an entry for each dated visit of an order; nothing if no item has a date. */
export function CalendarLink({ review }: { review: OrderReview }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const visits = visitsOf(review);
    if (visits.length === 0) return;
    const text = calendarFile(visits, shopConfig().timezone, now());
    const made = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [review]);
  if (!address) return null;
  return (
    <a {...buttonLook()} href={address} download={`${review.booking_id}.ics`}>
      <Trans>Add to calendar</Trans>
    </a>
  );
}
