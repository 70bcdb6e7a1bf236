import { Trans } from '@lingui/react/macro';
import type { TourState } from '../../core/tours/rules.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Message } from '../parts/Message.tsx';
import { AllTours } from './AllTours.tsx';

/**
 * Shows why a tour cannot be booked, with a next step. With `isWhole` it is the whole screen, because the tour is
 * unknown.
 */
export function ClosedTour({
  state,
  onRetry,
  isWhole,
}: {
  state: TourState;
  onRetry: () => void;
  isWhole?: boolean;
}) {
  switch (state.is) {
    case 'failed':
      return (
        <div className="stack">
          {isWhole && (
            <ScreenHeading>
              <Trans>Guided tours</Trans>
            </ScreenHeading>
          )}
          <ErrorMessage error={state.error} onRetry={onRetry} />
        </div>
      );
    case 'notFound':
      return <TourNotFound isWhole={isWhole} />;
    case 'notBookable':
      return (
        <Message
          kind="info"
          title={<Trans>This tour cannot be booked at the moment</Trans>}
          action={<AllTours kind="secondary" />}
        />
      );
    case 'notAvailable':
      return (
        <Message
          kind="info"
          title={<Trans>Not available</Trans>}
          action={<AllTours kind="secondary" />}
        >
          <Trans>There are no dates for this tour.</Trans>
        </Message>
      );
    case 'soldOut':
      return (
        <Message kind="info" title={<Trans>Sold out</Trans>} action={<AllTours kind="secondary" />}>
          <Trans>All dates for this tour are fully booked.</Trans>
        </Message>
      );
    default:
      return null;
  }
}

/** Shown if the back end does not know the tour or its dates. */
function TourNotFound({ isWhole }: { isWhole: boolean | undefined }) {
  const title = <Trans>This tour is no longer available</Trans>;
  if (!isWhole) return <Message kind="info" title={title} action={<AllTours kind="secondary" />} />;
  return (
    <div className="stack">
      <ScreenHeading>{title}</ScreenHeading>
      <p className="actions">
        <AllTours />
      </p>
    </div>
  );
}
