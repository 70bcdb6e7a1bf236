import type { Lang } from '../../i18n/languages.ts';
import type { Cents } from '../../money/cents.ts';
import type { Address } from './customers.ts';
import type { Answer } from './tours.ts';

export const WALLETS = ['applepay', 'googlepay'] as const;

export type Wallet = (typeof WALLETS)[number];

/** Payment type; 171 is the card (specification, section 9). */
export type PaymentType = {
  payartId: number;
  i18n: Partial<Record<Lang, string>>;
  /** Wallets that the card supports; both if missing. */
  wallets?: readonly Wallet[] | undefined;
};

/** Campaign that led to the visit, by the parameters in the address. */
export type Campaign = {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
};

/** Data sent along with the payment type (specification, section 7, initPayment; contract, "Checkout"). */
export type PaymentAux = {
  Accountholder?: string;
  IBAN?: string;
  wallet?: Wallet;
  partner?: string;
  campaign?: Campaign;
  requestInvoice?: boolean;
};

/** Person named on an annual pass (specification, section 3, Annual-pass owner). */
export type PassOwner = {
  name: { title?: string; firstName: string; surname: string };
  address: Address;
  /** Send the pass to this address instead of the buyer's. */
  send_to_custom_addr: boolean;
};

export type IdCount = { id: string; count: number };

/** Goods that an order names only by id and count. */
export const PLAIN_GOODS = ['merchandise'] as const;

export type PlainGoods = (typeof PLAIN_GOODS)[number];

/** Item of the cart in API calls (contract, "Checkout"). */
export type CartItem =
  | {
      type: 'ticket';
      id: string;
      count: number;
      datetime: string;
      subtickets: IdCount[];
    }
  | {
      type: 'guidedTour';
      tourId: string;
      datetime: string;
      timeslotId?: string;
      answers: Pick<Answer, 'qId' | 'type' | 'value'>[];
      prices: IdCount[];
      tickets: (IdCount & { subtickets: IdCount[] })[];
    }
  | { type: PlainGoods; id: string; count: number }
  | { type: 'annualPass'; id: string; count: number; owners: readonly PassOwner[] }
  | { type: 'voucher'; id: string; count: number; price: number }
  | { type: 'voucherCode'; barcode: string };

/** Cart in API calls; `ver` is the format version (specification, section 9). */
export type CartPayload = { ver: 1; items: CartItem[] };

/** Item in a request for shipping costs (contract, "Checkout"; specification, section 4, Shipping). */
export type ShippingItem = { type: CartItem['type']; id: string; count: number; datetime?: string };

export const SUGGESTED_TYPES = [
  'merchandise',
  'voucher',
  'ticket',
  'guidedTour',
  'annualPass',
] as const;

/** Suggested item to go with the cart; for tickets, `id` is that of the event. */
export type Suggestion = {
  type: (typeof SUGGESTED_TYPES)[number];
  id: string;
  name: string;
  price: Cents;
  image?: string | undefined;
};
