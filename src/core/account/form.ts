import type { FieldErrors } from '../api/errors.ts';
import type { Customer } from './types.ts';

/** A customer's form as it is typed. Names are those of the server's required and visible fields. */
export type CustomerForm = {
  salutation: string;
  fname: string;
  lname: string;
  company: string;
  email: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  country: string;
};

export type FormField = keyof CustomerForm;

export const EMPTY_FORM: CustomerForm = {
  salutation: '',
  fname: '',
  lname: '',
  company: '',
  email: '',
  phone: '',
  street: '',
  zip: '',
  city: '',
  country: '',
};

/** The fields of the form in the order they are shown; others than these a server cannot ask for. */
export const FORM_FIELDS = Object.keys(EMPTY_FORM) as FormField[];

export const formOf = ({ addrBilling, ...customer }: Customer): CustomerForm => ({
  ...EMPTY_FORM,
  ...Object.fromEntries(
    Object.entries({ ...customer, ...addrBilling }).filter(
      ([name, value]) => name in EMPTY_FORM && typeof value === 'string',
    ),
  ),
});

/** The customer that a form describes. Spaces around what was typed go; the country is sent only when it is visible. */
export function customerOf(
  form: CustomerForm,
  visible: readonly string[],
  isGuest: boolean,
): Customer {
  const typed = (field: FormField): string => form[field].trim();
  const optional = (field: FormField): Partial<CustomerForm> =>
    typed(field) ? { [field]: typed(field) } : {};
  return {
    ...optional('salutation'),
    ...optional('company'),
    ...optional('phone'),
    fname: typed('fname'),
    lname: typed('lname'),
    email: typed('email'),
    isGuest,
    addrBilling: {
      street: typed('street'),
      zip: typed('zip'),
      city: typed('city'),
      country: visible.includes('country') ? typed('country') : '',
    },
  };
}

/** Something, an at sign, something with a dot: the rest is for the server to say. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Field errors of the server, by the names of the form: `addrBilling.zip` is `zip`. */
export const errorsByField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name.split('.').at(-1)!, messages]),
  );

/** The part of a form that describes the customer: what may be kept while it is typed. */
export const withoutSecrets = (form: CustomerForm): CustomerForm =>
  Object.fromEntries(FORM_FIELDS.map((field) => [field, form[field]])) as CustomerForm;

/** A guest has no password, so its lack is no error for him (specification, section 5, Account forms). */
export function guestErrors(errors: FieldErrors): FieldErrors {
  const { password: _none, ...rest } = errors;
  return rest;
}
