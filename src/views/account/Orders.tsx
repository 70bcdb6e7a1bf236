import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { loadOrders } from '../../core/account/orders.ts';
import type { OrderEntry, OrderList } from '../../core/account/types.ts';
import { type AsyncState, isIncomplete, UNREAD } from '../../core/async/asyncState.ts';
import { formatDate } from '../../core/calendar/format.ts';
import { dayOf } from '../../core/calendar/moment.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Price } from '../parts/Price.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';

/** Number of orders shown at once. */
const SOME = 10;

/** The customer's orders, newest first. */
export function Orders({ state }: { state: AsyncState<OrderList> }) {
  return (
    <div className="stack">
      <Heading>
        <Trans>Your orders</Trans>
      </Heading>
      <Answer state={state} />
    </div>
  );
}

function Answer({ state }: { state: AsyncState<OrderList> }) {
  const retry = (): void => void loadOrders();
  if (state.is === 'failed') return <ErrorMessage error={state.error} onRetry={retry} />;
  if (state.is !== 'ready') return <Skeleton lines={4} />;
  const { orders = [] } = state.value;
  if (orders.length > 0) return <List orders={orders} />;
  if (isIncomplete(state)) return <ErrorMessage error={UNREAD} onRetry={retry} />;
  return (
    <>
      <p role="status">
        <Trans>You have not ordered anything yet.</Trans>
      </p>
      <p className="actions">
        <ContinueShopping kind="secondary" />
      </p>
    </>
  );
}

/** Begins with some orders, and shows more on request; then the first new one takes the focus. */
function List({ orders }: { orders: readonly OrderEntry[] }) {
  const [count, setCount] = useState(SOME);
  const firstNew = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (count > SOME) firstNew.current?.focus();
  }, [count]);
  const total = orders.length;
  return (
    <>
      <p className="small muted" role="status">
        {count < total ? (
          <Trans>
            {count} of {total} orders
          </Trans>
        ) : (
          <Plural value={total} one="# order" other="# orders" />
        )}
      </p>
      <ul className="lines">
        {orders.slice(0, count).map((order, index) => (
          <Row key={order.id} order={order} {...(index === count - SOME && { ref: firstNew })} />
        ))}
      </ul>
      {count < total && (
        <p className="actions">
          <Button onClick={() => setCount(count + SOME)}>
            <Trans>Show more orders</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

function Row({ order, ref }: { order: OrderEntry; ref?: Ref<HTMLAnchorElement> }) {
  const { id, booking_id: number, created, status, total } = order;
  const { i18n } = useLingui();
  const nameId = useId();
  const statusName = useStatusName(status);
  const day = created && formatDate(dayOf(created), i18n.locale);
  return (
    <li>
      <div className="main">
        <p>
          <Link ref={ref} id={nameId} className="link" href={routeTo('orderReview', { id })}>
            <Trans>Order {number}</Trans>
          </Link>
        </p>
        <p className="small muted day-name">{[day, statusName].filter(Boolean).join(' · ')}</p>
        <RowActions order={order} nameId={nameId} />
      </div>
      {total !== undefined && <Price cents={total} />}
    </li>
  );
}

/** Leads to the tickets of an order and to its withdrawal; their names include that of the order, which `nameId` has. */
function RowActions({ order, nameId }: { order: OrderEntry; nameId: string }) {
  const { id, booking_id: booking, status } = order;
  const [ticketsId, withdrawId] = [useId(), useId()];
  if (status === 'canceled') return null;
  return (
    <p className="actions">
      {order.has_tickets && status !== 'open' && (
        <Link
          {...buttonLook()}
          id={ticketsId}
          aria-labelledby={`${ticketsId} ${nameId}`}
          href={routeTo('orderReview', { id })}
        >
          <Trans>Show tickets</Trans>
        </Link>
      )}
      {shopConfig().hasWithdrawal && (
        <Link
          {...buttonLook('plain')}
          id={withdrawId}
          aria-labelledby={`${withdrawId} ${nameId}`}
          href={routeTo('withdrawal', {}, { booking })}
        >
          <Trans>Withdraw from contract here</Trans>
        </Link>
      )}
    </p>
  );
}

function useStatusName(status: OrderEntry['status']): string | undefined {
  const { t } = useLingui();
  switch (status) {
    case 'paid':
      return t`Paid`;
    case 'open':
      return t`Not paid yet`;
    case 'canceled':
      return t`Cancelled`;
    default:
      return undefined;
  }
}
