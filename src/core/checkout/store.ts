import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import { EMPTY_PAYMENT, type PaymentForm } from './form.ts';
import type {
  OrderPayment,
  OrderReview,
  Payment,
  PaymentType,
  PendingOrder,
  Suggestion,
  Wallet,
} from './types.ts';

export type CheckoutState = {
  payments: AsyncState<PaymentType[]>;
  payment: Payment;
  orderPayment: OrderPayment;
  /** Items of the returned payment, for screens that wait for the visitor. */
  pendingOrder: AsyncState<PendingOrder>;
  form: PaymentForm;
  /** Wallets available on this device and accepted by the museum. */
  wallets: readonly Wallet[];
  /** By the unguessable key of the order. */
  reviews: Record<string, AsyncState<OrderReview>>;
  /** `undefined` until the first answer. */
  suggestions: readonly Suggestion[] | undefined;
};

export const checkout = shared('checkout', () =>
  proxy<CheckoutState>({
    payments: idle,
    payment: { is: 'none' },
    orderPayment: { is: 'none' },
    pendingOrder: idle,
    form: { ...EMPTY_PAYMENT },
    wallets: [],
    reviews: {},
    suggestions: undefined,
  }),
);
