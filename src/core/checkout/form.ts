import isIBAN from 'validator/es/lib/isIBAN.js';
import type { Wallet } from './types.ts';

/** How somebody wants to pay, as it is chosen and typed. */
export type PaymentForm = {
  /** The way to pay; the first one where nobody has chosen. */
  payart?: number | undefined;
  /** Pays by what is kept on the device. */
  wallet?: Wallet | undefined;
  accountHolder: string;
  iban: string;
  requestInvoice: boolean;
  /** The buyer's own number for the order, as it will stand on the invoice. */
  externalDocumentNumber: string;
};

export const EMPTY_PAYMENT: PaymentForm = {
  accountHolder: '',
  iban: '',
  requestInvoice: true,
  externalDocumentNumber: '',
};

/** Card, and by way of it both wallets (specification, section 9). */
export const CARD = 171;

const DIRECT_DEBIT: readonly (number | undefined)[] = [74, 164];

/** Whether money is taken from an account (specification, section 9). */
export const isDirectDebit = (payart: number | undefined): boolean => DIRECT_DEBIT.includes(payart);

/** An IBAN as banks take it: without spaces, in capital letters. */
const plainIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

/** Country and last four digits, for who knows his own account. */
export const maskedIban = (iban: string): string =>
  plainIban(iban).replace(/(..).*(....)/, '$1•• •••• $2');

export type PaymentFault = 'missing' | 'invalid';

/** What is still wrong with an account; nothing for other ways to pay. */
export function accountFaults(
  form: PaymentForm,
  payart: number | undefined,
): { accountHolder?: PaymentFault; iban?: PaymentFault } {
  if (!isDirectDebit(payart)) return {};
  const iban = plainIban(form.iban);
  return {
    ...(!form.accountHolder.trim() && { accountHolder: 'missing' }),
    ...(!isIBAN(iban) && { iban: iban ? 'invalid' : 'missing' }),
  };
}

/** What travels beside the way to pay (specification, section 7, initPayment; contract, "Checkout"). */
export type PaymentAux = {
  Accountholder?: string;
  IBAN?: string;
  wallet?: Wallet;
  partner?: string;
  requestInvoice?: boolean;
};

export const accountAux = (form: PaymentForm, payart: number): PaymentAux =>
  isDirectDebit(payart)
    ? { Accountholder: form.accountHolder.trim(), IBAN: plainIban(form.iban) }
    : {};
