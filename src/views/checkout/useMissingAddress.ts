import { useSnapshot } from 'valtio/react';
import { isAddressToComplete } from '../../core/account/address.ts';
import { account } from '../../core/account/store.ts';
import { hasCode } from '../../core/async/result.ts';
import { cart } from '../../core/cart/store.ts';
import { isInvoiceWanted, needsAddress } from '../../core/checkout/invoice.ts';
import { checkout } from '../../core/checkout/store.ts';

/** Returns whether the buyer wants an invoice, and for what the payment lacks the buyer's address. */
export function useMissingAddress() {
  const { customer, attributes } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const { form, payment } = useSnapshot(checkout);
  const known = attributes.is === 'ready' ? attributes.value : undefined;
  const hasInvoice = isInvoiceWanted(form, lines, known);
  const reason = needsAddress(lines)
    ? 'goods'
    : hasInvoice || (payment.is === 'refused' && hasCode(payment.error, 'ADDRESS_MISSING'))
      ? 'invoice'
      : undefined;
  const isMissing = customer && isAddressToComplete(customer.addrBilling, known);
  return {
    hasInvoice,
    /** `undefined` if nothing is missing. */
    missingFor: isMissing ? reason : undefined,
  };
}
