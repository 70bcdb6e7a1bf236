import * as v from 'valibot';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { isIban, maskedIban, normalIban } from './iban.ts';
import { findPaymentType } from './payment-types.ts';

const short = v.pipe(v.string(), v.maxLength(100));

/** What travels as `aux`. */
export const auxForm = v.object({
  Accountholder: v.optional(short, ''),
  IBAN: v.optional(short, ''),
  wallet: v.optional(v.picklist(['applepay', 'googlepay'])),
  partner: v.optional(short),
  requestInvoice: v.optional(v.boolean(), false),
});

type AuxForm = v.InferOutput<typeof auxForm>;

/** A bank account; `iban` is in full only on its way to the provider. */
type BankAccount = { holder: string; iban: string };

/** How a payment is to be made, with what the provider needs for it. */
export type PaymentWay =
  | { is: 'card' }
  | { is: 'wallet'; wallet: 'applepay' | 'googlepay' }
  | { is: 'directDebit'; account: BankAccount }
  | { is: 'invoice' };

/** What is kept of a way with its payment: the account with its number masked, and the wallet. */
export const keptOf = (way: PaymentWay): [account: string | null, wallet: string | null] => {
  if (way.is === 'wallet') return [null, way.wallet];
  if (way.is !== 'directDebit') return [null, null];
  const { holder, iban } = way.account;
  return [JSON.stringify({ holder, iban: maskedIban(iban) }), null];
};

/** What banks take. */
const MAX_HOLDER_LENGTH = 70;

const readAccount = ({ Accountholder, IBAN }: AuxForm): Outcome<PaymentWay> => {
  const holder = Accountholder.trim();
  const iban = normalIban(IBAN);
  if (holder === '' || holder.length > MAX_HOLDER_LENGTH) {
    return refused('ACCOUNT_HOLDER_MISSING', { max: MAX_HOLDER_LENGTH });
  }
  if (!isIban(iban)) return refused('IBAN_INVALID');
  return fine({ is: 'directDebit', account: { holder, iban } });
};

/** The way that a payment type and its extras mean; a wallet goes through the card alone. */
export const readPaymentWay = (payart: number, aux: AuxForm): Outcome<PaymentWay> => {
  const method = findPaymentType(payart)?.method;
  if (!method || (aux.wallet && method !== 'card')) return refused('PAYMENT_TYPE_UNKNOWN');
  if (method === 'directDebit') return readAccount(aux);
  if (aux.wallet) return fine({ is: 'wallet', wallet: aux.wallet });
  return fine({ is: method });
};
