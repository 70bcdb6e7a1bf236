import * as v from 'valibot';
import validator from 'validator';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { maskedIban, normalIban } from './iban.ts';
import { findPaymentType } from './payment-types.ts';

const short = v.pipe(v.string(), v.maxLength(100));

const named = v.pipe(short, v.minLength(1));

/** Shape of `aux` in a request. */
export const auxForm = v.object({
  Accountholder: v.optional(short, ''),
  IBAN: v.optional(short, ''),
  wallet: v.optional(v.picklist(['applepay', 'googlepay'])),
  partner: v.optional(short),
  campaign: v.optional(
    v.object({
      utm_source: v.optional(named),
      utm_medium: v.optional(named),
      utm_campaign: v.optional(named),
      utm_term: v.optional(named),
      utm_content: v.optional(named),
    }),
  ),
  requestInvoice: v.optional(v.boolean(), false),
});

export type AuxForm = v.InferOutput<typeof auxForm>;

/** A bank account. Only the provider gets the full `iban`. */
type BankAccount = { holder: string; iban: string };

/** A payment method with the details that the provider needs. */
export type PaymentWay =
  | { is: 'card' }
  | { is: 'wallet'; wallet: 'applepay' | 'googlepay' }
  | { is: 'directDebit'; account: BankAccount }
  | { is: 'invoice' };

/** Returns the parts of a payment method that are stored: the account with a masked number, and the wallet. */
export const keptOf = (way: PaymentWay): [account: string | null, wallet: string | null] => {
  if (way.is === 'wallet') return [null, way.wallet];
  if (way.is !== 'directDebit') return [null, null];
  const { holder, iban } = way.account;
  return [JSON.stringify({ holder, iban: maskedIban(iban) }), null];
};

/** Longest name that banks accept. */
const MAX_HOLDER_LENGTH = 70;

const readAccount = ({ Accountholder, IBAN }: AuxForm): Outcome<PaymentWay> => {
  const holder = Accountholder.trim();
  const iban = normalIban(IBAN);
  if (holder === '' || holder.length > MAX_HOLDER_LENGTH) {
    return refused('ACCOUNT_HOLDER_MISSING', { max: MAX_HOLDER_LENGTH });
  }
  if (!validator.isIBAN(iban)) return refused('IBAN_INVALID');
  return fine({ is: 'directDebit', account: { holder, iban } });
};

/** Reads the payment method from a payment type and `aux`. A wallet works only with the card type. */
export const readPaymentWay = (payart: number, aux: AuxForm): Outcome<PaymentWay> => {
  const method = findPaymentType(payart)?.method;
  if (!method || (aux.wallet && method !== 'card')) return refused('PAYMENT_TYPE_UNKNOWN');
  if (method === 'directDebit') return readAccount(aux);
  if (aux.wallet) return fine({ is: 'wallet', wallet: aux.wallet });
  return fine({ is: method });
};
