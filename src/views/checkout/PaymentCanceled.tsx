import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { clearAfterCancel, forgetPayment } from '../../core/checkout/payment.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { useNavigate } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';

export function PaymentCanceled() {
  const { lines } = useSnapshot(cart);
  return (
    <div className="stack wide">
      <div className="stack tight">
        <ScreenHeading>
          <Trans>The payment was cancelled</Trans>
        </ScreenHeading>
        <p>
          {lines.length > 0 ? (
            <Trans>Nothing was ordered. Do you want to keep your basket?</Trans>
          ) : (
            <Trans>Nothing was ordered or charged.</Trans>
          )}
        </p>
      </div>
      <p className="actions">{lines.length > 0 ? <BasketChoice /> : <ContinueShopping />}</p>
    </div>
  );
}

function BasketChoice() {
  const go = useNavigate();
  return (
    <>
      <Button
        kind="primary"
        onClick={() => {
          forgetPayment();
          go(routeTo('checkout'));
        }}
      >
        <Trans>Keep basket</Trans>
      </Button>
      <Button
        onClick={() => {
          clearAfterCancel();
          go(routeTo('checkout'));
        }}
      >
        <Trans>Clear basket</Trans>
      </Button>
    </>
  );
}
