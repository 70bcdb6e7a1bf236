import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { payableTotal } from '../../core/cart/totals.ts';
import { accountErrors, CARD } from '../../core/checkout/form.ts';
import { needsAddress } from '../../core/checkout/invoice.ts';
import { type OrderChange, orderBasket } from '../../core/checkout/order.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { Wallet } from '../../core/checkout/types.ts';
import type { DetailsHandle } from '../app/DetailsForm.tsx';
import { useOffers } from '../cart/useOffers.ts';
import type { AccountErrors } from './DirectDebit.tsx';

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

/** Payment methods of the basket, and the chosen one. */
function useMethods() {
  const { lines, shippingCosts } = useSnapshot(cart);
  const { payments, form, wallets } = useSnapshot(checkout);
  const total = payableTotal({ lines, shippingCosts });
  const isCovered = total === 0;
  const types = payments.is === 'ready' ? payments.value : [];
  // a wallet provides name and e-mail address, but no postal address
  const express = isCovered || needsAddress(lines) ? [] : wallets;
  const offered = express.length > 0 || isCovered ? [] : wallets;
  const wallet = offered.find((each) => each === form.wallet);
  const known = types.some(({ payartId }) => payartId === form.payart) ? form.payart : undefined;
  const payart = wallet ? CARD : (known ?? types[0]?.payartId);
  return { total, isCovered, types, express, wallets: offered, way: { payart, wallet } };
}

const focus = (part: { current: HTMLElement | null }): void => part.current?.focus();

/** State of the order: what is chosen and missing, what was refused, and the actions of its buttons. */
export function useOrdering() {
  const { shippingError, isShippingAsked } = useSnapshot(cart);
  const { payments, payment, form } = useSnapshot(checkout);
  const { customer, attributes, guest, details: saving } = useSnapshot(account);
  const offers = useOffers();
  const methods = useMethods();
  const { hasAccepted, mustAccept, setMustAccept, terms } = useTerms();
  const [errors, setErrors] = useState<AccountErrors>({});
  const [isTried, setTried] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const [change, setChange] = useState<OrderChange>();
  const [isExpress, setExpress] = useState(false);
  const [blocked, buyer, method, shipping] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const details = useRef<DetailsHandle>(null);
  const { way, total, isCovered } = methods;

  /** Shows all that is missing, and moves the focus to the first of it. Returns whether nothing is. */
  const check = (root: Document | ShadowRoot): boolean => {
    const found = isCovered ? {} : accountErrors(form, way.payart);
    setErrors(found);
    setMustAccept(!hasAccepted);
    setTried(true);
    setChange(undefined);
    const [wrong] = Object.keys(found);
    if (offers.isBlocked) focus(blocked);
    // its list of errors takes the focus
    else if (details.current && !details.current.check()) return false;
    else if (!details.current && !customer) focus(buyer);
    else if (way.payart === undefined) focus(method);
    else if (wrong) method.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    // no order without a known price
    else if (shippingError) focus(shipping);
    else if (!hasAccepted) root.getElementById(terms.id)?.focus();
    else return true;
    return false;
  };

  const order = async (root: Document | ShadowRoot): Promise<void> => {
    setExpress(false);
    const { payart, wallet } = way;
    if (isOrdering || !check(root) || payart === undefined) return;
    setOrdering(true);
    const changed = await orderBasket({ payart, wallet }, total, details.current?.submit);
    setOrdering(false);
    setChange(changed);
    if (changed === 'method') focus(method);
  };

  const orderBy = async (wallet: Wallet): Promise<void> => {
    setExpress(true);
    setTried(true);
    if (offers.isBlocked) return focus(blocked);
    await orderBasket({ payart: CARD, wallet }, total);
  };

  const isPaying = payment.is === 'starting' || payment.is === 'leaving';
  const failed = [guest, saving].find(({ is }) => is === 'failed');
  return {
    ...methods,
    order,
    orderBy,
    isBlocked: isTried && offers.isBlocked,
    /** Whether a button of the order is working, or what it needs is loading. */
    isBusy:
      isPaying ||
      isOrdering ||
      isShippingAsked ||
      saving.is === 'sending' ||
      payments.is === 'loading' ||
      (!customer && isWaiting(attributes)),
    isExpressBusy: isPaying || isOrdering,
    isExpress,
    change,
    refusal: payment.is === 'refused' ? payment.error : undefined,
    failure: failed?.is === 'failed' ? failed.error : undefined,
    errors,
    /** Clears the error of a field that is being corrected. */
    clearError: (field: keyof AccountErrors) => setErrors({ ...errors, [field]: undefined }),
    mustAccept,
    terms,
    details,
    blocked,
    buyer,
    method,
    shipping,
  };
}

export type Ordering = ReturnType<typeof useOrdering>;
