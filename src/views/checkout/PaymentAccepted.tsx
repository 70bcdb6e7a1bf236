import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import type { ApiError } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { payableTotal } from '../../core/cart/totals.ts';
import { cancel, executePayment } from '../../core/checkout/payment.ts';
import { hasDatedLines, isOfBasket } from '../../core/checkout/rules.ts';
import type { PendingPayment } from '../../core/checkout/types.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { session } from '../../core/session/store.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { TotalBar } from '../parts/TotalBar.tsx';
import { BuyerDetails } from './BuyerDetails.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';

type Props = {
  pending: PendingPayment;
  busyWith?: 'executing' | 'canceling' | undefined;
  error?: ApiError | undefined;
};

/** Shown after the provider has accepted a payment: the order is placed at once or, if configured, after a confirmation. */
export const PaymentAccepted = (props: Props) =>
  shopConfig().confirmPaymentOnCheckout ? <Confirmation {...props} /> : <Progress {...props} />;

/** The order button was pressed before the redirect, so only an error needs an action. */
function Progress({ pending, error }: Props) {
  return (
    <div className="column stack wide">
      <div className="stack tight">
        <ScreenHeading>
          {error ? (
            <Trans>Your order could not be completed yet</Trans>
          ) : (
            <Trans>Payment accepted</Trans>
          )}
        </ScreenHeading>
        <p role="status">
          {error ? (
            <Trans>Please try again: nothing is charged twice.</Trans>
          ) : (
            <Trans>One moment: we are placing your order.</Trans>
          )}
        </p>
      </div>
      {error && <ErrorMessage error={error} onRetry={() => void executePayment()} />}
      <Ordered pending={pending} />
      {error && (
        <p className="actions">
          <Link {...buttonLook('plain')} href={routeTo('checkout')}>
            <Trans>Back to the basket</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** The order button comes last and stays in view, below everything that is bought. */
function Confirmation({ pending, busyWith, error }: Props) {
  const { lines, shippingCosts } = useSnapshot(cart);
  const isOurs = useIsOfBasket(pending);
  const button = (
    <Button kind="primary" busy={busyWith === 'executing'} onClick={() => void executePayment()}>
      <Trans>Order with obligation to pay</Trans>
    </Button>
  );
  return (
    <div className="column">
      <div className="stack wide">
        <div className="stack tight">
          <ScreenHeading>
            <Trans>Confirm your order</Trans>
          </ScreenHeading>
          <p>
            <Trans>Nothing is ordered yet: please check your order and confirm it.</Trans>
          </p>
        </div>
        {isOurs && <BuyerDetails />}
        <Ordered pending={pending} />
        {isOurs && hasDatedLines(lines) && <NoWithdrawal />}
        <p className="actions">
          <Link {...buttonLook()} href={routeTo('checkout')}>
            <Trans>Change the basket</Trans>
          </Link>
          <Button busy={busyWith === 'canceling'} onClick={() => void cancel()}>
            <Trans>Cancel the payment</Trans>
          </Button>
        </p>
        {error && <ErrorMessage error={error} />}
      </div>
      {isOurs ? (
        <TotalBar total={payableTotal({ lines, shippingCosts })}>{button}</TotalBar>
      ) : (
        <p className="total-bar">{button}</p>
      )}
    </div>
  );
}

function useIsOfBasket(pending: PendingPayment): boolean {
  return isOfBasket(pending, useSnapshot(cart), useSnapshot(session).key);
}

/** Shows what was paid for if this tab knows it; the payment may have been started in another tab. */
function Ordered({ pending }: { pending: PendingPayment }) {
  const { lines } = useSnapshot(cart);
  if (!useIsOfBasket(pending)) {
    return (
      <p>
        <Trans>
          Your order holds what you chose before you went to pay. Your payment covers its total.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <CartLines lines={lines} isFixed />
      <CartTotals isFixed />
      <PaymentSummary />
    </>
  );
}
