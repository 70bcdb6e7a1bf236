import isIBAN from 'validator/es/lib/isIBAN.js';
import type { PaymentAux, Wallet } from './types.ts';

export type PaymentForm = {
  /** Chosen payment type; `undefined` means the first one. */
  payart?: number | undefined;
  /** Wallet of the device, if the visitor pays with one. */
  wallet?: Wallet | undefined;
  accountHolder: string;
  iban: string;
  /** Choice of the visitor; `undefined` means the default. */
  requestInvoice?: boolean | undefined;
  /** The buyer's own reference, printed on the invoice. */
  externalDocumentNumber: string;
};

export const EMPTY_PAYMENT: PaymentForm = {
  accountHolder: '',
  iban: '',
  externalDocumentNumber: '',
};

/** Card payment, through which both wallets also pay (specification, section 9). */
export const CARD = 171;

const DIRECT_DEBIT: readonly (number | undefined)[] = [74, 164];

/** Returns whether the payment type is a direct debit (specification, section 9). */
export const isDirectDebit = (payart: number | undefined): boolean => DIRECT_DEBIT.includes(payart);

/** Normalises an IBAN: no spaces, upper case. */
const plainIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

/** Returns the country and the last four digits of an IBAN. */
export const maskedIban = (iban: string): string =>
  plainIban(iban).replace(/(..).*(....)/, '$1•• •••• $2');

export type AccountFieldError = 'missing' | 'invalid';

/** Returns the validation errors of the account fields; none for other payment types. */
export function accountErrors(
  form: PaymentForm,
  payart: number | undefined,
): { accountHolder?: AccountFieldError; iban?: AccountFieldError } {
  if (!isDirectDebit(payart)) return {};
  const iban = plainIban(form.iban);
  return {
    ...(!form.accountHolder.trim() && { accountHolder: 'missing' }),
    ...(!isIBAN(iban) && { iban: iban ? 'invalid' : 'missing' }),
  };
}

export const accountAux = (form: PaymentForm, payart: number): PaymentAux =>
  isDirectDebit(payart)
    ? { Accountholder: form.accountHolder.trim(), IBAN: plainIban(form.iban) }
    : {};
