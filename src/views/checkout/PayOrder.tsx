import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadPayments } from '../../core/checkout/actions.ts';
import { startOrderPayment } from '../../core/checkout/orderPayment.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { OrderPayment } from '../../core/checkout/types.ts';
import { FailureMessage } from '../app/FailureMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';

/** Paying an order that is made and not paid: the contract stands, so the button says no more than what it does. */
export function PayOrder({ orderKey, payment }: { orderKey: string; payment: OrderPayment }) {
  const { payments } = useSnapshot(checkout);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => void loadPayments(), []);
  // what was perhaps taken is not paid a second time
  const isUnsettled =
    payment.is === 'failed' && !(payment.failure.is === 'status' && payment.failure.status < 500);
  if (isUnsettled) return null;
  if (payments.is === 'failed') {
    return <FailureMessage failure={payments.failure} onRetry={() => void loadPayments()} />;
  }
  if (payments.is !== 'ready') return <Skeleton lines={3} />;
  const payart = chosen ?? payments.value[0]?.payartId;
  if (payart === undefined) return null;
  return (
    <section className="stack no-print">
      <PaymentChoice types={payments.value} chosen={payart} onChange={setChosen} />
      {payment.is === 'refused' && <FailureMessage failure={payment.failure} />}
      <p className="actions">
        <Button
          kind="primary"
          busy={payment.is === 'starting' || payment.is === 'leaving'}
          onClick={() => void startOrderPayment(orderKey, payart)}
        >
          <Trans>Pay now</Trans>
        </Button>
      </p>
    </section>
  );
}
