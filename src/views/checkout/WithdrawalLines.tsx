import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadOrders, ordersOf } from '../../core/account/orders.ts';
import { account, isLoggedIn } from '../../core/account/store.ts';
import { loadReview } from '../../core/checkout/actions.ts';
import { withdrawableItems } from '../../core/checkout/rules.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { OrderReview } from '../../core/checkout/types.ts';
import { session } from '../../core/session/store.ts';

/** Shows customers which items of their order they can withdraw from; others do not learn what a number holds. */
export function WithdrawalLines({ booking }: { booking: string }) {
  const { customer } = useSnapshot(account);
  return isLoggedIn({ customer }) ? <OwnOrder booking={booking.trim()} /> : null;
}

function OwnOrder({ booking }: { booking: string }) {
  const list = ordersOf(useSnapshot(account).orders, useSnapshot(session).token);
  const { reviews } = useSnapshot(checkout);
  useEffect(() => void loadOrders(), []);
  const own = list.is === 'ready' ? list.value.orders : undefined;
  const key = own?.find(({ booking_id: number }) => number === booking)?.id;
  useEffect(() => void (key && loadReview(key)), [key]);
  const review = reviews[key ?? ''];
  return <div role="status">{review?.is === 'ready' && <Lines order={review.value} />}</div>;
}

function Lines({ order }: { order: OrderReview }) {
  const { booking_id: number, status } = order;
  const items = withdrawableItems(order);
  if (status === 'canceled') {
    return (
      <p>
        <Trans>This order has been cancelled.</Trans>
      </p>
    );
  }
  if (items.length === 0) {
    return (
      <p>
        <Trans>
          Order {number} contains only tickets and tours booked for a set date. There is no right of
          withdrawal for these.
        </Trans>
      </p>
    );
  }
  return (
    <div className="stack tight">
      <p>
        <Trans>You can withdraw from these items in order {number}:</Trans>
      </p>
      <ul>
        {items.map(({ name, count }, index) => (
          // keyed by index, because an order does not change
          <li key={index}>
            {count} × {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
