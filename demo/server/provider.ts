import type { Lang } from '../museum/catalogue/types.ts';
import type { Currency } from './currency.ts';
import type { PaymentWay } from './payment-way.ts';
import { postSigned } from '../provider/signature.ts';

/** A payment as the provider needs it. The addresses already contain `cartId`. */
type PaymentRequest = {
  amountCents: number;
  currency: Currency;
  merchant: string;
  lang: Lang;
  /** Payment method, with the full account number for a direct debit. This server does not store it. */
  way: Exclude<PaymentWay, { is: 'invoice' }>;
  /** Time after which it can no longer be paid, in milliseconds since 1970. */
  expiresMs: number;
  continueUrl: string;
  cancelUrl: string;
  notifyUrl: string;
};

/** The provider's id of a payment, and the address at which the visitor pays. */
type RegisteredPayment = { id: string; address: string };

type Reply = { status: number; body: unknown };

/** The payment provider as the shop uses it. None of these functions throws. */
export type PaymentProvider = {
  /** Returns undefined if the provider refuses or does not answer. */
  register: (payment: PaymentRequest) => Promise<RegisteredPayment | undefined>;
  /** Captures an authorised payment. Idempotent. */
  capture: (id: string) => Promise<'captured' | 'refused' | 'unreachable'>;
  /** Voids an authorisation, or closes a payment that was never made. */
  release: (id: string) => Promise<void>;
};

/** Connects to the provider at an address. Every call is signed with the shared secret. */
export const connectProvider = (
  address: string,
  secret: string,
  timeoutMs: number,
): PaymentProvider => {
  const post = async (path: string, body: unknown): Promise<Reply | undefined> => {
    try {
      const response = await postSigned(`${address}${path}`, body, { secret, timeoutMs });
      return { status: response.status, body: await response.json() };
    } catch {
      // An unreachable provider is an expected result.
      return undefined;
    }
  };
  return {
    register: async (payment) => {
      const reply = await post('/payments', payment);
      return reply?.status === 201 ? (reply.body as RegisteredPayment) : undefined;
    },
    capture: async (id) => {
      const reply = await post(`/payments/${id}/capture`, {});
      if (!reply || reply.status >= 500) return 'unreachable';
      return reply.status === 200 ? 'captured' : 'refused';
    },
    release: async (id) => {
      await post(`/payments/${id}/release`, {});
    },
  };
};
