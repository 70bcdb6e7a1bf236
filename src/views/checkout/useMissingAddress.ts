import { useSnapshot } from 'valtio/react';
import { isAddressToComplete } from '../../core/account/address.ts';
import { account } from '../../core/account/store.ts';
import { hasCode } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { isInvoiceWanted, needsAddress } from '../../core/checkout/invoice.ts';
import { checkout } from '../../core/checkout/store.ts';

/** Returns whether the buyer wants an invoice, and whether the order needs an address that the buyer lacks. */
export function useMissingAddress() {
  const { customer, attributes } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const { form, payment } = useSnapshot(checkout);
  const known = attributes.is === 'ready' ? attributes.value : undefined;
  const hasInvoice = isInvoiceWanted(form, lines, known);
  const isNeeded =
    hasInvoice ||
    needsAddress(lines) ||
    (payment.is === 'refused' && hasCode(payment.error, 'ADDRESS_MISSING'));
  return {
    hasInvoice,
    isNeeded,
    isMissing: isNeeded && customer && isAddressToComplete(customer.addrBilling, known),
  };
}
