import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { isShipped, payableTotal } from '../../core/cart/totals.ts';
import { setPaymentForm } from '../../core/checkout/actions.ts';
import { startPayment } from '../../core/checkout/payment.ts';
import { accountErrors, CARD } from '../../core/checkout/form.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { Wallet } from '../../core/checkout/types.ts';
import type { DetailsHandle } from '../app/DetailsForm.tsx';
import type { AccountErrors } from './DirectDebit.tsx';
import { useMissingAddress } from './useMissingAddress.ts';

/** Consent to the terms, and the props of its checkbox. */
function useTerms() {
  const id = useId();
  const [hasAccepted, setHasAccepted] = useState(false);
  const [mustAccept, setMustAccept] = useState(false);
  const onChange = (accepted: boolean): void => {
    setHasAccepted(accepted);
    setMustAccept(false);
  };
  return { hasAccepted, mustAccept, setMustAccept, terms: { id, checked: hasAccepted, onChange } };
}

/** State of the payment step: payment method, missing fields, and `pay`. `express` is a wallet that was chosen earlier. */
export function usePaying(express: Wallet | undefined) {
  const { shippingCosts, shippingError, isShippingAsked, lines } = useSnapshot(cart);
  const { payments, payment, form } = useSnapshot(checkout);
  const { hasAccepted, mustAccept, setMustAccept, terms } = useTerms();
  const [errors, setErrors] = useState<AccountErrors>({});
  const account = useRef<HTMLDivElement>(null);
  const shipping = useRef<HTMLDivElement>(null);
  const addressForm = useRef<DetailsHandle>(null);
  const address = useMissingAddress();

  const isCovered = payableTotal({ lines, shippingCosts }) === 0;
  const types = payments.is === 'ready' ? payments.value : [];
  const known = types.some(({ payartId }) => payartId === form.payart) ? form.payart : undefined;
  const wallet = isCovered ? undefined : (express ?? form.wallet);
  const payart = wallet || express ? CARD : (known ?? types[0]?.payartId);

  const order = (root: Document | ShadowRoot): void => {
    const found = isCovered ? {} : accountErrors(form, payart);
    setErrors(found);
    setMustAccept(!hasAccepted);
    const [wrong] = Object.keys(found);
    if (wrong) account.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    // no order without a known price
    else if (shippingError) shipping.current?.focus();
    else if (!hasAccepted) root.getElementById(terms.id)?.focus();
    else if (payart !== undefined) {
      setPaymentForm({ payart, wallet });
      void startPayment(payart);
    }
  };

  const pay = async (root: Document | ShadowRoot): Promise<void> => {
    if (!address.missingFor) return order(root);
    const isSaved = await addressForm.current?.submit();
    // the address may change the shipping costs, which the buyer has to see before the order
    if (isSaved && !isShipped(lines)) order(root);
  };

  return {
    address,
    addressForm,
    types,
    way: { payart, wallet },
    isCovered,
    isBusy:
      isShippingAsked ||
      address.isSaving ||
      (!express && payments.is === 'loading') ||
      payment.is === 'starting' ||
      payment.is === 'leaving',
    refusal: payment.is === 'refused' ? payment.error : undefined,
    pay,
    account,
    shipping,
    errors,
    /** Clears the error of a field that is being corrected. */
    clearError: (field: keyof AccountErrors) => setErrors({ ...errors, [field]: undefined }),
    mustAccept,
    terms,
  };
}
