import isIBAN from 'validator/es/lib/isIBAN.js';
import type { ApiError } from '../async/result.ts';
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

/** Error of an account field: found by the form, or the sentences of the back end. */
export type AccountFieldError = 'missing' | 'invalid' | readonly string[];

export type AccountErrors = { accountHolder?: AccountFieldError; iban?: AccountFieldError };

/** Returns the validation errors of the account fields; none for other payment types. */
export function accountErrors(form: PaymentForm, payart: number | undefined): AccountErrors {
  if (!isDirectDebit(payart)) return {};
  const iban = plainIban(form.iban);
  return {
    ...(!form.accountHolder.trim() && { accountHolder: 'missing' }),
    ...(!isIBAN(iban) && { iban: iban ? 'invalid' : 'missing' }),
  };
}

/** Account fields by their wire names in lower case. */
const ACCOUNT_FIELDS: Record<string, keyof AccountErrors> = {
  accountholder: 'accountHolder',
  iban: 'iban',
};

/** Returns the back end's errors of the account fields in a refused payment, such as of `IBAN` or `aux[IBAN]`. */
export function refusedAccount(error: ApiError): AccountErrors {
  const errors: AccountErrors = {};
  if (error.is !== 'status') return errors;
  for (const [name, sentences] of Object.entries(error.fields ?? {})) {
    const field = ACCOUNT_FIELDS[/\w*(?=\]?$)/.exec(name)![0].toLowerCase()];
    if (field) errors[field] = sentences.length > 0 ? sentences : 'invalid';
  }
  return errors;
}

export const accountAux = (form: PaymentForm, payart: number): PaymentAux =>
  isDirectDebit(payart)
    ? { Accountholder: form.accountHolder.trim(), IBAN: plainIban(form.iban) }
    : {};
