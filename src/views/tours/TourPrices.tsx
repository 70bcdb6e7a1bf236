import { Plural, Trans } from '@lingui/react/macro';
import { chooseTours } from '../../core/tours/choices.ts';
import { maxAtPrice } from '../../core/tours/availability.ts';
import { pricesAt } from '../../core/tours/rules.ts';
import type { Booking, Departure } from '../../core/tours/types.ts';
import { CountRow } from '../parts/CountRow.tsx';
import { Heading } from '../parts/Heading.tsx';

export const HowMany = ({ isWhole }: { isWhole: boolean }) =>
  isWhole ? <Trans>How many tours?</Trans> : <Trans>How many people?</Trans>;

/** Chooses the number of tours, or of places in one, for each price. */
export function TourPrices({
  departure,
  booking,
  headingId,
}: {
  departure: Departure;
  booking: Booking;
  headingId: string;
}) {
  const { tour, time } = departure;
  const { max_participants: most, min_participants: fewest = 0 } = tour;
  return (
    <div className="stack tight" role="group" aria-labelledby={headingId}>
      {/* focus target of errors */}
      <Heading below={2} id={headingId} tabIndex={-1}>
        <HowMany isWhole={tour.book_complete_tour} />
      </Heading>
      <p className="small muted">
        {tour.book_complete_tour ? (
          <Plural
            value={most}
            one="One guide can take one person."
            other="One guide can take up to # people."
          />
        ) : (
          <Plural value={most} one="One person per booking." other="Up to # people per booking." />
        )}{' '}
        {fewest > 1 && (
          <Plural value={fewest} one="At least one person." other="At least # people." />
        )}
      </p>
      <ul className="lines">
        {pricesAt(tour, time).map(({ id, name, price }) => (
          <CountRow
            key={id}
            name={name}
            price={price}
            count={{
              value: booking.tours[id] ?? 0,
              max: maxAtPrice(departure, booking, id),
              onChange: (wanted) => chooseTours(tour.id, id, wanted),
            }}
          />
        ))}
      </ul>
    </div>
  );
}
