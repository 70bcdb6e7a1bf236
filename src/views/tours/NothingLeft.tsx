import { Trans } from '@lingui/react/macro';
import { remainingFor } from '../../core/tours/availability.ts';
import type { Departure } from '../../core/tours/types.ts';
import { Message } from '../parts/Message.tsx';

/** Shows why nothing more can be booked at the chosen time: it is sold out, or all places are in the visitor's own cart. */
export function NothingLeft({ departure }: { departure: Departure }) {
  const isSoldOut = remainingFor({ ...departure, lines: [] }) === 0;
  return (
    <Message kind="info" title={isSoldOut && <Trans>Sold out</Trans>}>
      {isSoldOut ? (
        <Trans>Choose another time.</Trans>
      ) : (
        <Trans>All places at this time are already in your basket.</Trans>
      )}
    </Message>
  );
}
