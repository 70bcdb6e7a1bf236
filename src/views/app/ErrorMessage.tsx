import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type ApiError, hasStatus, sentenceOf } from '../../core/async/result.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';
import { WhenToRetry } from './WhenToRetry.lazy.ts';

function sentenceFor(error: ApiError): ReactNode {
  switch (error.is) {
    case 'network':
      return <Trans>We cannot reach the shop. Check your internet connection.</Trans>;
    case 'timeout':
      return <Trans>The shop is taking too long to respond.</Trans>;
    case 'unsafe':
      return <Trans>Your connection to the shop is not secure, so nothing was sent.</Trans>;
    default:
      if (hasStatus(error, 422)) {
        return <Trans>This could not be accepted. Check what you have entered.</Trans>;
      }
      if (hasStatus(error, 429)) return <Trans>There are too many requests at the moment.</Trans>;
      return <Trans>Something went wrong on our side.</Trans>;
  }
}

/**
 * Shows an error, preferably in the back end's own words. With `onRetry` it offers to try again, and does so by itself
 * when the browser is back online.
 */
export function ErrorMessage({
  error,
  onRetry,
  busy,
}: {
  error: ApiError;
  onRetry?: () => void;
  /** Whether it is being tried again. */
  busy?: boolean;
}) {
  useEffect(() => {
    if (!onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return (
    <Message
      kind="error"
      action={
        onRetry && (
          <Button busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {sentenceOf(error) ?? sentenceFor(error)}
      {hasStatus(error, 429) && (
        <Suspense>
          <WhenToRetry error={error} />
        </Suspense>
      )}
    </Message>
  );
}
