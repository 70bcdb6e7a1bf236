import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
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
    payments: idle as Wait<PaymentType[]>,
    payment: { is: 'none' } as Payment,
    /** Of an order that was made before. */
    orderPayment: { is: 'none' } as OrderPayment,
    /** How the visitor wants to pay. */
    form: { ...EMPTY_PAYMENT } as PaymentForm,
    /** The wallets of this device. */
    wallets: [] as readonly Wallet[],
    /** By the unguessable key of an order. */
    reviews: {} as Record<string, Wait<OrderReview>>,
    /** None until the server has answered for the first time. */
    suggestions: undefined as readonly Suggestion[] | undefined,
  }),
);
