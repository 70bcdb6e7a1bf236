import { withoutPaymentReturn } from '../navigation/paymentReturn.ts';
import type { OrderList } from './types.ts';

/**
 * Returns the address for the password reset email, without the parameters of a payment return. `{token}` stays
 * unescaped: the back end replaces it with the key (contract, "Account").
 */
export function backlinkAt(page: string): string {
  const address = new URL(page);
  address.search = withoutPaymentReturn(address.search);
  return address.href.replace(/%7Btoken%7D/i, '{token}');
}

/** Sorts orders by date, those without one last. */
export const newestFirst = ({ orders }: OrderList): OrderList =>
  orders
    ? {
        orders: orders.toSorted(({ created: one = '' }, { created: other = '' }) =>
          other.localeCompare(one),
        ),
      }
    : {};
