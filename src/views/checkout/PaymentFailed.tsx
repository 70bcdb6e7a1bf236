import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { ApiError } from '../../core/async/result.ts';
import { cancel } from '../../core/checkout/payment.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';

/** Shown if the provider declined or the visitor went back; offers to try again or to cancel the payment. */
export function PaymentFailed({ isBusy, error }: { isBusy: boolean; error: ApiError | undefined }) {
  return (
    <div className="stack wide">
      <div className="stack tight">
        <ScreenHeading>
          <Trans>The payment was not completed</Trans>
        </ScreenHeading>
        <p>
          <Trans>
            Nothing was ordered and nothing was charged. Your basket is still here, please try
            again.
          </Trans>
        </p>
      </div>
      {error && <ErrorMessage error={error} />}
      <p className="actions">
        <Link {...buttonLook('primary')} href={routeTo('checkout', {}, { step: 'payment' })}>
          <Trans>Try again</Trans>
        </Link>
        <Button busy={isBusy} onClick={() => void cancel()}>
          <Trans>Cancel the payment</Trans>
        </Button>
      </p>
    </div>
  );
}
