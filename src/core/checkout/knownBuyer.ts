import { keepGuestForm, keptGuestForm, visibleFields } from '../account/actions.ts';
import { loadAttributes } from '../account/attributes.ts';
import { formOf } from '../account/form.ts';
import { account } from '../account/store.ts';
import type { CustomerForm } from '../account/types.ts';
import { customerOfOrder } from '../api/customers.ts';
import { send } from '../api/transport.ts';
import { cart } from '../cart/store.ts';
import { buyerOf, likelyBuyer } from './passOwner.ts';
import { checkout } from './store.ts';

const isUnknown = (): boolean => !account.customer && !keptGuestForm();

/** Returns the guest of this tab's last order, if there is one. */
async function lastBuyer(): Promise<CustomerForm | undefined> {
  const { payment } = checkout;
  const key = payment.is === 'done' ? payment.order.review_id : undefined;
  const buyer = key && (await send(customerOfOrder, key));
  return buyer && buyer.ok && buyer.value.isGuest ? formOf(buyer.value) : undefined;
}

/** Returns the owner of a pass in the basket who may be the buyer, so that nothing is typed twice (WCAG 3.3.7). */
async function ownerInBasket(): Promise<CustomerForm | undefined> {
  const owner = likelyBuyer(cart.lines);
  if (!owner) return undefined;
  await loadAttributes();
  return buyerOf(owner, visibleFields());
}

/**
 * Prefills the guest form with the guest of this tab's last order, else with the owner of a pass in the basket, unless
 * there is a customer or a draft. Returns whether the form has changed.
 */
export async function fillInKnownBuyer(): Promise<boolean> {
  if (!isUnknown()) return false;
  const buyer = (await lastBuyer()) ?? (await ownerInBasket());
  if (!buyer || !isUnknown()) return false;
  keepGuestForm(buyer);
  return true;
}
