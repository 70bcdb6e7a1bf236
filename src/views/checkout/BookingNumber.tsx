import { Trans } from '@lingui/react/macro';

export const BookingNumber = ({ of }: { of: { readonly booking_id: string } }) => (
  <p>
    <Trans>
      Booking number: <strong className="booking-number">{of.booking_id}</strong>
    </Trans>
  </p>
);
