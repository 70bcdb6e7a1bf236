import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import { reviewCart } from '../../core/app/revalidateCart.ts';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { payableTotal } from '../../core/cart/totals.ts';
import {
  type AccountErrors,
  accountErrors,
  CARD,
  refusedAccount,
} from '../../core/checkout/form.ts';
import { needsAddress } from '../../core/checkout/invoice.ts';
import { type OrderChange, orderBasket } from '../../core/checkout/order.ts';
import { checkout } from '../../core/checkout/store.ts';
import type { Wallet } from '../../core/checkout/types.ts';
import type { DetailsHandle } from '../app/DetailsForm.tsx';
import { useOffers } from '../cart/useOffers.ts';

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
  // a wallet provides name and email address, but no postal address
  const express = isCovered || needsAddress(lines) ? [] : wallets;
  const offered = express.length > 0 || isCovered ? [] : wallets;
  const wallet = offered.find((each) => each === form.wallet);
  const known = types.some(({ payartId }) => payartId === form.payart) ? form.payart : undefined;
  // a basket that is paid by voucher codes needs no method, but the call does
  const first = types[0]?.payartId ?? (isCovered ? CARD : undefined);
  const payart = wallet ? CARD : (known ?? first);
  return { total, isCovered, types, express, wallets: offered, way: { payart, wallet } };
}

/** Parts of the page that take the focus if something about them prevents the order. */
function useParts() {
  return {
    details: useRef<DetailsHandle>(null),
    blocked: useRef<HTMLDivElement>(null),
    buyer: useRef<HTMLDivElement>(null),
    method: useRef<HTMLDivElement>(null),
    shipping: useRef<HTMLDivElement>(null),
  };
}

const focus = (part: { current: HTMLElement | null }): void => part.current?.focus();

/** Returns `check`, which shows all that the order lacks and moves the focus to the first of it, and what it has found. */
function useCheck(methods: ReturnType<typeof useMethods>, parts: ReturnType<typeof useParts>) {
  const { shippingError } = useSnapshot(cart);
  const { customer } = useSnapshot(account);
  const { form } = useSnapshot(checkout);
  const offers = useOffers();
  const { hasAccepted, mustAccept, setMustAccept, terms } = useTerms();
  const [errors, setErrors] = useState<AccountErrors>({});
  /** Number of attempts to order a basket that cannot be ordered. */
  const [refused, setRefused] = useState(0);
  const { details, blocked, buyer, method, shipping } = parts;

  /** Moves the focus to the first account field with an error, if there is one. */
  const focusAccount = (errors: AccountErrors): void => {
    const [wrong] = Object.keys(errors);
    if (wrong) method.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };

  /** Marks what the back end has refused about the account. */
  const markRefused = (): void => {
    if (checkout.payment.is !== 'refused') return;
    const refused = refusedAccount(checkout.payment.error);
    setErrors(refused);
    focusAccount(refused);
  };

  /** Returns whether the basket can be ordered as it is. */
  const checkBasket = (): boolean => {
    if (offers.isBlocked) setRefused(refused + 1);
    return !offers.isBlocked;
  };
  // the message is there only after the first attempt
  useLayoutEffect(() => {
    if (refused > 0) focus(blocked);
  }, [refused, blocked]);

  const check = (root: Document | ShadowRoot): boolean => {
    const found = methods.isCovered ? {} : accountErrors(form, methods.way.payart);
    setErrors(found);
    setMustAccept(!hasAccepted);
    if (!checkBasket()) return false;
    // its list of errors takes the focus
    if (details.current && !details.current.check()) return false;
    if (!details.current && !customer) focus(buyer);
    else if (methods.way.payart === undefined) focus(method);
    else if (Object.keys(found).length > 0) focusAccount(found);
    // no order without a known price
    else if (shippingError) focus(shipping);
    else if (!hasAccepted) root.getElementById(terms.id)?.focus();
    else return true;
    return false;
  };

  return {
    check,
    checkBasket,
    markRefused,
    isBlocked: refused > 0 && offers.isBlocked,
    errors,
    /** Clears the error of a field that is being corrected. */
    clearError: (field: keyof AccountErrors) => setErrors({ ...errors, [field]: undefined }),
    mustAccept,
    terms,
  };
}

/** Checks the basket after a refusal, which may be about a line that is no longer available. */
function checkRefused(): void {
  if (checkout.payment.is === 'refused') void reviewCart();
}

/** State of the order: the chosen payment, everything that is missing or refused, and the actions of its buttons. */
export function useOrdering() {
  const { isShippingAsked } = useSnapshot(cart);
  const { payments, payment } = useSnapshot(checkout);
  const { customer, attributes, guest, details: saving } = useSnapshot(account);
  const [isOrdering, setOrdering] = useState(false);
  const [change, setChange] = useState<OrderChange>();
  const [isExpress, setExpress] = useState(false);
  const methods = useMethods();
  const parts = useParts();
  const { check, checkBasket, markRefused, ...found } = useCheck(methods, parts);
  const { way, total } = methods;

  const order = async (root: Document | ShadowRoot): Promise<void> => {
    const { payart, wallet } = way;
    if (isOrdering) return;
    setExpress(false);
    setChange(undefined);
    if (!check(root) || payart === undefined) return;
    setOrdering(true);
    const changed = await orderBasket({ payart, wallet }, total, parts.details.current?.submit);
    setOrdering(false);
    setChange(changed);
    checkRefused();
    markRefused();
    if (changed === 'method') focus(parts.method);
  };

  const orderBy = async (wallet: Wallet): Promise<void> => {
    setExpress(true);
    setChange(undefined);
    if (!checkBasket()) return;
    await orderBasket({ payart: CARD, wallet }, total);
    checkRefused();
  };

  const isPaying = payment.is === 'starting' || payment.is === 'leaving';
  const sent = customer ? saving : guest;
  return {
    ...methods,
    ...parts,
    ...found,
    order,
    orderBy,
    /** Whether the order button is working, or what it needs is loading. */
    isBusy:
      isPaying ||
      isOrdering ||
      isShippingAsked ||
      [guest, saving].some(({ is }) => is === 'sending') ||
      payments.is === 'loading' ||
      (!customer && isWaiting(attributes)),
    isExpressBusy: isPaying || isOrdering,
    /** Whether the button of a wallet was pressed last. */
    isExpress,
    change,
    refusal: payment.is === 'refused' ? payment.error : undefined,
    failure: sent.is === 'failed' ? sent.error : undefined,
  };
}

export type Ordering = ReturnType<typeof useOrdering>;
