import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { ApiError } from '../../core/async/result.ts';
import { cancel, executePayment } from '../../core/checkout/payment.ts';
import { hasDatedItems } from '../../core/checkout/rules.ts';
import type { PendingPayment } from '../../core/checkout/types.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useNavigate } from '../app/outlet.ts';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { TotalBar } from '../parts/TotalBar.tsx';
import { BuyerDetails } from './BuyerDetails.tsx';
import { HeldUntil } from './HeldUntil.tsx';
import { LegalNotices } from './LegalNotices.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { PaidBasket } from './PaidBasket.tsx';
import { PaidOrder, UnknownOrder } from './PaidOrder.tsx';
import { usePaidBasket, usePaidOrder } from './usePaid.ts';

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
  const basket = usePaidBasket(pending);
  return (
    <div className="column stack wide">
      <div className="stack tight">
        <ScreenHeading>
          {error ? <Trans>Your order is not complete yet</Trans> : <Trans>Payment accepted</Trans>}
        </ScreenHeading>
        <p role="status">
          {error ? (
            <Trans>Please try again. You will not be charged twice.</Trans>
          ) : (
            <Trans>One moment: we are placing your order.</Trans>
          )}
        </p>
      </div>
      {error && <ErrorMessage error={error} onRetry={() => void executePayment()} />}
      {basket ? <PaidBasket /> : <UnknownOrder />}
      {error && (
        <p className="actions">
          <Link {...buttonLook('plain')} href={routeTo('checkout')}>
            <Trans>Back to basket</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** The order button comes last and stays in view, below everything that is bought. */
function Confirmation({ pending, busyWith, error }: Props) {
  const go = useNavigate();
  const order = usePaidOrder(pending);
  const basket = usePaidBasket(pending, order);
  const known = order.is === 'ready' ? order.value : undefined;
  // the visitor should not order before the items are shown
  const isLoading = !basket && order.is !== 'ready' && order.is !== 'failed';
  const total = basket?.total ?? known?.total;
  const button = (
    <Button
      kind="primary"
      busy={busyWith === 'executing' || isLoading}
      onClick={() => void executePayment()}
    >
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
            <Trans>You have not ordered yet. Check your order and confirm it.</Trans>
          </p>
          <HeldUntil order={order} />
        </div>
        {basket && (
          <section className="stack tight">
            <Heading>
              <Trans>Your details</Trans>
            </Heading>
            <BuyerDetails onChange={() => go(routeTo('guestRegister'))} />
          </section>
        )}
        {basket ? <PaidBasket /> : <PaidOrder order={order} />}
        {basket ? (
          <LegalNotices lines={basket.lines} />
        ) : (
          hasDatedItems(known?.items ?? []) && <NoWithdrawal />
        )}
        <p className="actions">
          <Link {...buttonLook()} href={routeTo('checkout')}>
            {basket ? <Trans>Change basket</Trans> : <Trans>Go to basket</Trans>}
          </Link>
          <Button busy={busyWith === 'canceling'} onClick={() => void cancel()}>
            <Trans>Cancel payment</Trans>
          </Button>
        </p>
        {error && <ErrorMessage error={error} />}
      </div>
      {total === undefined ? (
        <p className="total-bar">{button}</p>
      ) : (
        <TotalBar total={total}>{button}</TotalBar>
      )}
    </div>
  );
}
