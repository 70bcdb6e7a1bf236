import { orderList } from '../api/orders.ts';
import { send } from '../api/transport.ts';
import { type AsyncState, idle } from '../async/asyncState.ts';
import { refetch } from '../async/load.ts';
import { session } from '../session/store.ts';
import { newestFirst } from './rules.ts';
import { account } from './store.ts';
import type { OrderList } from './types.ts';

type Orders = Readonly<Record<string, AsyncState<OrderList>>>;

/** Returns the orders of the customer with this token. */
export const ordersOf = (orders: Orders, token: string | undefined): AsyncState<OrderList> =>
  orders[token ?? ''] ?? idle;

/** Loads the customer's orders; those loaded before stay until the answer arrives. */
export const loadOrders = (): Promise<void> =>
  refetch(account.orders, session.token ?? '', async () => {
    const answer = await send(orderList);
    return answer.ok ? { ...answer, value: newestFirst(answer.value) } : answer;
  });
