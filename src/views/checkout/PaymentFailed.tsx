import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import type { ApiError } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { cancel } from '../../core/checkout/payment.ts';
import type { PendingPayment } from '../../core/checkout/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { session } from '../../core/session/store.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { HeldUntil } from './HeldUntil.tsx';
import { usePaidOrder } from './usePaid.ts';

type Props = { pending: PendingPayment; isBusy: boolean; error: ApiError | undefined };

/** Shown if the provider declined or the visitor went back; offers to try again or to cancel the payment. */
export function PaymentFailed({ pending, isBusy, error }: Props) {
  const order = usePaidOrder(pending);
  const { lines } = useSnapshot(cart);
  const { key } = useSnapshot(session);
  const hasBasket = pending.sessionUs === key && lines.length > 0;
  return (
    <div className="stack wide">
      <div className="stack tight">
        <ScreenHeading>
          <Trans>The payment was not completed</Trans>
        </ScreenHeading>
        <p>
          {hasBasket ? (
            <Trans>
              Nothing was ordered or charged. Your basket is still here. Please try again.
            </Trans>
          ) : (
            <Trans>Nothing was ordered or charged.</Trans>
          )}
        </p>
        <HeldUntil order={order} />
      </div>
      {error && <ErrorMessage error={error} />}
      <p className="actions">
        {hasBasket && (
          <Link {...buttonLook('primary')} href={routeTo('checkout', {}, { step: 'payment' })}>
            <Trans>Try again</Trans>
          </Link>
        )}
        <Button busy={isBusy} onClick={() => void cancel()}>
          <Trans>Cancel payment</Trans>
        </Button>
        {!hasBasket && <ContinueShopping kind="secondary" />}
      </p>
    </div>
  );
}
