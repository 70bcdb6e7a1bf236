import type { Lang } from '../museum/catalogue/types.ts';
import type { PaymentWay } from './payment-way.ts';
import { SIGNATURE_HEADER, sign } from '../provider/signature.ts';

/** What the provider has to know of a payment; the addresses already carry `cartId`. */
type PaymentRequest = {
  amountCents: number;
  currency: 'EUR';
  merchant: string;
  lang: Lang;
  /** With the account in full for a direct debit; it is not kept here. */
  way: Exclude<PaymentWay, { is: 'invoice' }>;
  /** Instant after which it can no longer be paid, in milliseconds since 1970. */
  expiresMs: number;
  continueUrl: string;
  cancelUrl: string;
  notifyUrl: string;
};

/** The provider's own id of a payment, and where the visitor pays. */
type RegisteredPayment = { id: string; address: string };

type Reply = { status: number; body: unknown };

/** The payment provider as the shop sees it. None of these throws. */
export type PaymentProvider = {
  /** Undefined where the provider does not answer or refuses. */
  register: (payment: PaymentRequest) => Promise<RegisteredPayment | undefined>;
  /** Takes what was authorised; doing so twice is the same as once. */
  capture: (id: string) => Promise<'captured' | 'refused' | 'unreachable'>;
  /** Voids an authorisation, and closes a payment that was never made. */
  release: (id: string) => Promise<void>;
};

/** Speaks with the provider at an address; every call is signed with the shared secret. */
export const connectProvider = (
  address: string,
  secret: string,
  timeoutMs: number,
): PaymentProvider => {
  const post = async (path: string, body: unknown): Promise<Reply | undefined> => {
    const text = JSON.stringify(body);
    try {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: sign(secret, path, text),
        },
        body: text,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      // Unreachable is a result here, not an accident.
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
