import { randomBytes } from 'node:crypto';
import type { InitPayment } from '../core/api/checkout.ts';
import type { CartItem, PaymentAux } from '../core/api/wire/checkout.ts';
import type { Buying } from './options.ts';
import type { Suite } from './types.ts';

/** A payment that has begun and needs no page of a provider. */
export type Begun = { cartId: string; sessionUs: string };

/** Token and options for all payments of an examination. */
export type Purse = { suite: Suite; token: string; buying: Buying };

type PaymentCall = 'initPayment' | 'initPaymentOrder';

const DIRECT_DEBIT = [74, 164];

/** An account that banks use in examples. */
const ACCOUNT: PaymentAux = {
  Accountholder: 'Conformance Test',
  IBAN: 'DE89370400440532013000',
};

export const newSessionKey = (): string =>
  randomBytes(12).toString('base64').replace(/[+/]/g, 'x').slice(0, 12);

/** Returns the body of `initPayment`. */
export function paymentOf(
  { buying }: Pick<Purse, 'buying'>,
  items: CartItem[],
  sessionUs: string,
): InitPayment {
  const { payart, origin } = buying;
  const back = (state: string): string =>
    `${origin}/museum-shop-conformance?page=7&museum-return=${state}&us=${sessionUs}&sessionUs=${sessionUs}#/checkout/${state}`;
  return {
    payart,
    aux: { ...(DIRECT_DEBIT.includes(payart) && ACCOUNT), requestInvoice: false },
    cart: { ver: 1, items },
    url: { continue: back('success'), cancel: back('failed') },
  };
}

/** Returns the items with the voucher code of the options, which may pay for all of them. */
const withVoucher = ({ suite }: Purse, items: CartItem[]): CartItem[] => {
  const { voucher } = suite.options;
  return voucher ? [...items, { type: 'voucherCode', barcode: voucher }] : items;
};

/** Returns a payment that leads to an origin that is none of the museum's. */
export const toElsewhere = <P extends Pick<InitPayment, 'url'>>(payment: P): P => {
  const { origin } = new URL(payment.url.continue);
  const elsewhere = payment.url.continue.replace(origin, 'https://elsewhere.invalid');
  return { ...payment, url: { ...payment.url, continue: elsewhere } };
};

/** Returns the cart id in `url.continue` as the back end returned it; examines what became of that address. */
function cartIdIn(
  { say }: Suite,
  call: PaymentCall,
  returned: URL,
  wanted: URL,
): string | undefined {
  const noted = { rule: 'return address', field: 'data' } as const;
  const lost = [...wanted.searchParams].filter(
    ([name, value]) => returned.searchParams.get(name) !== value,
  );
  if (lost.length > 0) {
    const message = `has lost ${lost.map(([name]) => name).join(', ')} from url.continue`;
    say('violation', call, { ...noted, message });
  }
  const inQuery = returned.searchParams.get('cartId');
  if (inQuery) {
    if (lost.length === 0) say('pass', call, { ...noted, message: 'has cartId' });
    return inQuery;
  }
  const behind = /[?&]cartId=([^&]+)/.exec(returned.hash)?.[1];
  say(behind ? 'deviation' : 'violation', call, {
    ...noted,
    message: behind
      ? 'has cartId behind the fragment instead of in the query'
      : 'has no cartId in the query of url.continue, so that the order cannot be placed',
  });
  return behind && decodeURIComponent(behind);
}

/** Reads the address to which a payment leads: with the key of its cart if that is `url.continue`, not a provider's page. */
export function leadsTo(
  suite: Suite,
  call: PaymentCall,
  address: string,
  { url }: Pick<InitPayment, 'url'>,
): { isProvider: boolean; cartId?: string | undefined } {
  const [returned, wanted] = [new URL(address), new URL(url.continue)];
  if (returned.origin !== wanted.origin || returned.pathname !== wanted.pathname) {
    return { isProvider: true };
  }
  return { isProvider: false, cartId: cartIdIn(suite, call, returned, wanted) };
}

/** Begins a payment. Returns `undefined` if it has failed, or needs the page of a provider. */
export async function begin(purse: Purse, items: CartItem[]): Promise<Begun | undefined> {
  const { suite, token } = purse;
  const sessionUs = newSessionKey();
  const payment = paymentOf(purse, withVoucher(purse, items), sessionUs);
  const { value: address } = await suite.ask('initPayment', [payment], { token });
  if (!address) return undefined;
  const { isProvider, cartId } = leadsTo(suite, 'initPayment', address, payment);
  if (isProvider) {
    const message = `the payment continues on the provider's page, so the order was not placed: ${address}`;
    suite.say('untested', 'execPayment', { rule: 'answer', message });
    return undefined;
  }
  return cartId ? { cartId, sessionUs } : undefined;
}

/** Cancels a payment and so releases what it holds. */
export const cancel = ({ suite }: Purse, { cartId }: Begun) =>
  suite.ask('checkoutCancel', [cartId]);
