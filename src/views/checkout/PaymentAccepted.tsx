import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import type { Failure } from '../../core/api/errors.ts';
import { cart } from '../../core/cart/store.ts';
import { executePayment } from '../../core/checkout/actions.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { useNavigate } from '../app/place.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { CartLines } from '../cart/CartLines.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';

/** The provider has accepted; the order is made when the visitor says so, with everything he buys above the button. */
export function PaymentAccepted({ isBusy, failure }: { isBusy?: boolean; failure?: Failure }) {
  const { form } = useSnapshot(cart);
  const go = useNavigate();
  const order = async (): Promise<void> => {
    await executePayment();
    go(routeTo('checkoutSuccess'), { replace: true });
  };
  const mustConfirm = shopConfig().confirmPaymentOnCheckout || failure !== undefined;
  return (
    <div className="stack wide">
      <div className="stack tight">
        <ScreenHeading>
          <Trans>Payment accepted</Trans>
        </ScreenHeading>
        <p>
          {mustConfirm ? (
            <Trans>Nothing is ordered yet: please check your order and confirm it.</Trans>
          ) : (
            <Trans>One moment: we are placing your order.</Trans>
          )}
        </p>
      </div>
      {form.length > 0 ? (
        <>
          <CartLines lines={form} isFixed />
          <CartTotals isFixed />
          <PaymentSummary />
        </>
      ) : (
        <p>
          <Trans>
            You began this order in another tab. It holds what you chose there; your payment covers
            its total.
          </Trans>
        </p>
      )}
      {failure && <FailureMessage failure={failure} />}
      {mustConfirm && (
        <p className="actions">
          <Button kind="primary" busy={isBusy} onClick={() => void order()}>
            <Trans>Order with obligation to pay</Trans>
          </Button>
          {failure && (
            <Link {...buttonLook('plain')} href={routeTo('checkout')}>
              <Trans>Back to the basket</Trans>
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
