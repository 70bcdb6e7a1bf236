import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { Day } from '../../core/calendar/day.ts';
import { formatDate, formatDayLong, unbroken } from '../../core/calendar/format.ts';
import type { Time } from '../../core/calendar/time.ts';
import { monthOf } from '../../core/calendar/month.ts';
import { cart } from '../../core/cart/store.ts';
import { otherLines } from '../../core/tours/line.ts';
import { chooseTime } from '../../core/tours/choices.ts';
import { departureOf, loadTourDay, reloadTourDay, timesOn } from '../../core/tours/days.ts';
import { NOTHING_KNOWN, tours } from '../../core/tours/store.ts';
import type { Booking } from '../../core/tours/types.ts';
import { maxTours } from '../../core/tours/availability.ts';
import { isIncomplete, isWaiting, UNREAD } from '../../core/async/asyncState.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { useReveal } from '../app/useReveal.ts';
import { Button } from '../parts/Button.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { TimeChoice } from '../parts/TimeChoice.tsx';
import { AllTours } from './AllTours.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { TourDays } from './useTourDays.ts';

const NOTHING: Booking = { tours: {}, tickets: {}, parts: {}, answers: {} };

/** Shows the offer of the chosen day: its times, then the booking form for the chosen one. */
export function TourDay({ tourId, tourDays }: { tourId: string; tourDays: TourDays }) {
  const { i18n } = useLingui();
  const { day, missedDay } = tourDays;
  const offer = useSnapshot(tours).known[tourId]?.days[day ?? ('' as Day)];
  if (!day) return <Skeleton lines={8} />;
  return (
    <section className="stack wide">
      {missedDay && (
        <Message kind="info" action={<NextDay tourDays={tourDays} />}>
          <Trans>
            There are no places left on {unbroken(formatDayLong(missedDay, i18n.locale))}.
          </Trans>
        </Message>
      )}
      <Heading>
        <span className="day-name">{formatDayLong(day, i18n.locale)}</span>
      </Heading>
      {offer?.is === 'failed' && (
        <ErrorMessage error={offer.error} onRetry={() => void loadTourDay(tourId, day)} />
      )}
      {offer?.is === 'ready' && <Offer tourId={tourId} day={day} tourDays={tourDays} />}
      {(!offer || isWaiting(offer)) && <Skeleton lines={8} />}
    </section>
  );
}

function Offer({ tourId, day, tourDays }: { tourId: string; day: Day; tourDays: TourDays }) {
  const { lines } = useSnapshot(cart);
  const { known: allKnown } = useSnapshot(tours);
  const known = allKnown[tourId] ?? NOTHING_KNOWN;
  const booking = useSnapshot(tours, { sync: true }).bookings[tourId] ?? NOTHING;
  const others = otherLines(lines, booking);
  const now = useCurrentMoment();
  const { part, ask } = useReveal(booking.time);
  const times = timesOn(tourId, day, known, { lines: others, now });
  if (known.months[monthOf(day)]?.is === 'loading') return <Skeleton lines={8} />;
  const month = known.months[monthOf(day)];
  const error = month?.is === 'failed' ? month.error : UNREAD;
  const again = [month, known.days[day]].some(
    (state) => state?.is === 'failed' || isIncomplete(state),
  ) && <ErrorMessage error={error} onRetry={() => void reloadTourDay(tourId, day)} />;
  if (again && times.every(({ isSoldOut }) => isSoldOut)) return again;
  if (times.every(({ isSoldOut }) => isSoldOut)) {
    return <DayGone isSoldOut={times.length > 0} tourDays={tourDays} />;
  }
  const time = times.find((each) => each.time === booking.time)?.time;
  const departure = departureOf(known, { date: day, ...(time && { time }) }, others);
  const isFull = departure && maxTours(departure) === 0;
  return (
    <>
      <TimeChoice
        times={times.map((each) => ({ ...each, value: each.time, label: each.time }))}
        chosen={time}
        fewBelow={tourDays.fewBelow}
        onChoose={(value) => {
          chooseTime(tourId, value as Time);
          ask();
        }}
      />
      {/* keyed by time: another time is another booking, so earlier messages do not apply to it */}
      {departure && isFull && again}
      {departure && !(isFull && again) && (
        <div ref={part}>
          <BookingForm key={time} departure={departure} booking={booking} lines={lines} />
        </div>
      )}
    </>
  );
}

/** Shown for a day without available places; offers the next day that has some. */
function DayGone({ isSoldOut, tourDays }: { isSoldOut: boolean; tourDays: TourDays }) {
  const way = <NextDay tourDays={tourDays} />;
  return isSoldOut ? (
    <Message kind="info" title={<Trans>Sold out</Trans>} action={way}>
      <Trans>There are no places left on this day.</Trans>
    </Message>
  ) : (
    <Message kind="info" title={<Trans>Not available</Trans>} action={way}>
      <Trans>There is nothing to book on this day.</Trans>
    </Message>
  );
}

/** Button for the next day with available places; if none is known, a link to the other tours. */
function NextDay({ tourDays: { day, nextDay, chooseDay } }: { tourDays: TourDays }) {
  const { i18n } = useLingui();
  return nextDay && nextDay !== day ? (
    <Button onClick={() => chooseDay(nextDay)}>
      <Trans>Next available day: {unbroken(formatDate(nextDay, i18n.locale))}</Trans>
    </Button>
  ) : (
    <AllTours kind="secondary" />
  );
}
