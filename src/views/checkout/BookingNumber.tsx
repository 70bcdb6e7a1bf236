import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../parts/CopyButton.tsx';

export function BookingNumber({ of }: { of: { readonly booking_id: string } }) {
  const { t } = useLingui();
  return (
    <p className="actions">
      <span>
        <Trans>
          Booking number: <strong className="booking-number">{of.booking_id}</strong>
        </Trans>
      </span>
      <CopyButton text={of.booking_id} label={t`Copy booking number`} />
    </p>
  );
}
