import { Trans } from '@lingui/react/macro';
import type { OrderReview } from '../../core/checkout/types.ts';
import { ShippingRow } from '../cart/ShippingRow.tsx';
import { Price } from '../parts/Price.tsx';

/** Shows the shipping costs and the total of an order. */
export const OrderTotals = ({ order }: { order: Pick<OrderReview, 'shippingCosts' | 'total'> }) => (
  <dl className="totals" part="total">
    {order.shippingCosts !== undefined && (
      <ShippingRow>
        <Price cents={order.shippingCosts} />
      </ShippingRow>
    )}
    <dt className="total">
      <Trans>Total</Trans>
    </dt>
    <dd className="total">
      <Price cents={order.total} />
    </dd>
  </dl>
);
