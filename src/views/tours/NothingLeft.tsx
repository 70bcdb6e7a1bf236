import { Trans } from '@lingui/react/macro';
import { type Departure, leftFor } from '../../core/tours/availability.ts';
import { Message } from '../parts/Message.tsx';

/** Why nothing more can be booked at the chosen time: others have it all, or the visitor's own basket. */
export function NothingLeft({ departure }: { departure: Departure }) {
  const isSoldOut = leftFor({ ...departure, lines: [] }) === 0;
  return (
    <Message kind="info" title={isSoldOut && <Trans>Sold out</Trans>}>
      {isSoldOut ? (
        <Trans>Please choose another time.</Trans>
      ) : (
        <Trans>All places at this time are in your basket already.</Trans>
      )}
    </Message>
  );
}
