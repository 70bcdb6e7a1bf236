import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import { EMPTY_PAYMENT, type PaymentForm } from './form.ts';
import type {
  OrderPayment,
  OrderReview,
  Payment,
  PaymentType,
  Suggestion,
  Wallet,
} from './types.ts';

export const checkout = shared('checkout', () =>
  proxy({
    payments: idle as AsyncState<PaymentType[]>,
    payment: { is: 'none' } as Payment,
    orderPayment: { is: 'none' } as OrderPayment,
    form: { ...EMPTY_PAYMENT } as PaymentForm,
    /** Wallets available on this device and accepted by the museum. */
    wallets: [] as readonly Wallet[],
    /** By the unguessable key of the order. */
    reviews: {} as Record<string, AsyncState<OrderReview>>,
    /** `undefined` until the first answer. */
    suggestions: undefined as readonly Suggestion[] | undefined,
  }),
);
