import { keepGuestForm, keptGuestForm } from '../account/actions.ts';
import { formOf } from '../account/form.ts';
import { account } from '../account/store.ts';
import { customerOfOrder } from '../api/customers.ts';
import { send } from '../api/transport.ts';
import { checkout } from './store.ts';

const isUnknown = (): boolean => !account.customer && !keptGuestForm();

/**
 * Prefills the guest form with the guest of this tab's last order, unless there is a customer or a draft. Returns
 * whether the form has changed.
 */
export async function fillInLastBuyer(): Promise<boolean> {
  const { payment } = checkout;
  const key = payment.is === 'done' ? payment.order.review_id : undefined;
  if (!key || !isUnknown()) return false;
  const buyer = await send(customerOfOrder, key);
  if (!buyer.ok || !buyer.value.isGuest || !isUnknown()) return false;
  keepGuestForm(formOf(buyer.value));
  return true;
}
