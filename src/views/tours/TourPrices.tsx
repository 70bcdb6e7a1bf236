import { Plural, Trans } from '@lingui/react/macro';
import { chooseTours } from '../../core/tours/choices.ts';
import { maxAtPrice } from '../../core/tours/availability.ts';
import { pricesAt } from '../../core/tours/rules.ts';
import type { Booking, Departure } from '../../core/tours/types.ts';
import { Price } from '../parts/Price.tsx';
import { Stepper } from '../parts/Stepper.tsx';

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
      <h4 id={headingId} tabIndex={-1}>
        {tour.book_complete_tour ? <Trans>How many tours?</Trans> : <Trans>How many people?</Trans>}
      </h4>
      <p className="small muted">
        {tour.book_complete_tour ? (
          <Plural
            value={most}
            one="One guide takes one person along."
            other="One guide takes up to # people along."
          />
        ) : (
          <Plural
            value={most}
            one="One person in one booking."
            other="Up to # people in one booking."
          />
        )}{' '}
        {fewest > 1 && (
          <Plural value={fewest} one="At least one person." other="At least # people." />
        )}
      </p>
      <ul className="lines">
        {pricesAt(tour, time).map(({ id, name, price }) => (
          <li key={id}>
            <p className="main">{name}</p>
            <Price cents={price} />
            <Stepper
              name={name}
              value={booking.tours[id] ?? 0}
              max={maxAtPrice(departure, booking, id)}
              onChange={(wanted) => chooseTours(tour.id, id, wanted)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
