import * as v from 'valibot';
import { maskedIban } from '../server/iban.ts';

const holder = v.pipe(v.string(), v.minLength(1));

/** Payment method of the merchant's customer. The demo collects no money, so it keeps account numbers masked. */
export const wayForm = v.variant('is', [
  v.object({ is: v.literal('card') }),
  v.object({ is: v.literal('wallet'), wallet: v.picklist(['applepay', 'googlepay']) }),
  v.object({
    is: v.literal('directDebit'),
    account: v.object({ holder, iban: v.pipe(v.string(), v.transform(maskedIban)) }),
  }),
]);

export type Way = v.InferOutput<typeof wayForm>;

const buyerForm = v.object({
  fname: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  lname: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(100)),
});

/** The buyer's name and address, which a wallet passes on to the merchant. */
export type Buyer = v.InferOutput<typeof buyerForm>;

type Reading =
  { is: 'fine'; buyer?: Buyer } | { is: 'incomplete'; sentence: 'mandateMissing' | 'buyerMissing' };

/** Reads the submitted form: a direct debit needs its mandate, a wallet a buyer with name and email address. */
export const readPayment = (way: Way, sent: unknown): Reading => {
  if (way.is === 'card') return { is: 'fine' };
  if (way.is === 'directDebit') {
    const mandate = v.safeParse(v.object({ mandate: v.literal('yes') }), sent);
    return mandate.success ? { is: 'fine' } : { is: 'incomplete', sentence: 'mandateMissing' };
  }
  const buyer = v.safeParse(buyerForm, sent);
  return buyer.success
    ? { is: 'fine', buyer: buyer.output }
    : { is: 'incomplete', sentence: 'buyerMissing' };
};
