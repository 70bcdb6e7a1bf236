import type { ReactNode } from 'react';
import { type ApiError, hasStatus } from '../../core/async/result.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';

/** Shows that an item is gone, with a way on, or why it could not be loaded. Without an error it is gone. */
export function NoItem({
  error,
  heading,
  goneHeading,
  others,
  onRetry,
}: {
  error?: ApiError;
  /** Name of the area. */
  heading: ReactNode;
  goneHeading: ReactNode;
  /** Link to the other items. */
  others: ReactNode;
  onRetry?: () => void;
}) {
  const isGone = !error || hasStatus(error, 404);
  return (
    <div className="stack">
      <ScreenHeading>{isGone ? goneHeading : heading}</ScreenHeading>
      {isGone ? others : <ErrorMessage error={error} {...(onRetry && { onRetry })} />}
    </div>
  );
}
