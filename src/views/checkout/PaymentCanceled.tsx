import { Trans } from '@lingui/react/macro';
import { clearAfterCancel, forgetPayment } from '../../core/checkout/payment.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { useNavigate } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';

export function PaymentCanceled() {
  const go = useNavigate();
  return (
    <div className="stack wide">
      <div className="stack tight">
        <ScreenHeading>
          <Trans>The payment was canceled</Trans>
        </ScreenHeading>
        <p>
          <Trans>Nothing was ordered. Do you want to keep what is in your basket?</Trans>
        </p>
      </div>
      <p className="actions">
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
      </p>
    </div>
  );
}
