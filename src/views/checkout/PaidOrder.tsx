import { Trans } from '@lingui/react/macro';
import type { AsyncState } from '../../core/async/asyncState.ts';
import type { PendingOrder } from '../../core/checkout/types.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTotals } from './OrderTotals.tsx';

/** Shows the items of a payment that does not pay for the basket of this tab, if the back end returns them. */
export function PaidOrder({ order }: { order: AsyncState<PendingOrder> }) {
  if (order.is === 'ready') {
    return (
      <section className="stack">
        <OrderItems items={order.value.items} />
        <OrderTotals order={order.value} />
      </section>
    );
  }
  if (order.is === 'failed') return <UnknownOrder />;
  return <Skeleton lines={4} />;
}

export const UnknownOrder = () => (
  <p>
    <Trans>
      Your order contains what you chose before you went to the payment page. Your payment covers
      the total.
    </Trans>
  </p>
);
