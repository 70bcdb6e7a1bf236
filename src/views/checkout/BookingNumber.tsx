import { Trans } from '@lingui/react/macro';

/** The number that the visitor has to know of an order. */
export const BookingNumber = ({ of }: { of: { readonly booking_id: string } }) => (
  <p>
    <Trans>
      Booking number: <strong className="booking-number">{of.booking_id}</strong>
    </Trans>
  </p>
);
