import { keepGuestForm, keptGuestForm } from '../account/actions.ts';
import { formOf } from '../account/form.ts';
import { account } from '../account/store.ts';
import { fetchCustomerOfOrder } from '../api/customers.ts';
import { checkout } from './store.ts';

const isUnknown = (): boolean => !account.customer && !keptGuestForm();

/**
 * Fills a guest's form in with who made the last order of this tab, unless somebody is known or has begun to type. Who had
 * an account has his details there. Returns whether the form is another one now.
 */
export async function fillInLastBuyer(): Promise<boolean> {
  const { payment } = checkout;
  const key = payment.is === 'done' ? payment.order.review_id : undefined;
  if (!key || !isUnknown()) return false;
  const buyer = await fetchCustomerOfOrder(key);
  if (!buyer.ok || !buyer.value.isGuest || !isUnknown()) return false;
  keepGuestForm(formOf(buyer.value));
  return true;
}
