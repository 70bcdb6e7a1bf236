import * as v from 'valibot';
import type { Lang } from '../museum/catalogue/types.ts';
import { COUNTRIES, SALUTATIONS } from './customer-attributes.ts';
import { sentence } from './sentences.ts';
import type { Code, Values } from './sentences.ts';
import type { Settings } from './settings.ts';

const MAX_LENGTH = 200;
const MIN_PASSWORD_LENGTH = 8;
/** Control and format characters are excluded, because they can hide or reverse what a mail or a list shows. */
const EMAIL = /^[^\s\p{C}@<>()",;:]+@[^\s\p{C}@<>()",;:.]+(\.[^\s\p{C}@<>()",;:.]+)+$/u;

const field = v.optional(v.pipe(v.string(), v.trim()), '');

const address = v.object({ street: field, zip: field, city: field, country: field });

/** Shape of `c` in a request. No field is required here, so that each missing one gets its own error. */
export const customerForm = v.object({
  c: v.object({
    salutation: field,
    title: field,
    fname: field,
    lname: field,
    company: field,
    email: field,
    phone: field,
    password: v.optional(v.string(), ''),
    addrBilling: v.optional(address, {}),
    addrShipping: v.optional(v.object({ name: field, ...address.entries })),
  }),
});

export type CustomerForm = v.InferOutput<typeof customerForm>['c'];

type Address = v.InferOutput<typeof address>;

/** A customer as the contract defines it, under "Account". */
export type Customer = {
  salutation?: string;
  title?: string;
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  isGuest: boolean;
  addrBilling: Address;
  addrShipping?: Address & { name: string };
};

/** Why a field is wrong. */
type ValidationError = { code: Code; values?: Values };

/** Returns fields by the names of `customer/attr`: billing fields without a prefix, delivery fields after `addrShipping.`. */
const namedFields = (form: CustomerForm): Record<string, string> => {
  const { addrBilling, addrShipping, password: _password, ...own } = form;
  const shipping = Object.entries(addrShipping ?? {});
  return {
    ...own,
    ...addrBilling,
    ...Object.fromEntries(shipping.map(([name, value]) => [`addrShipping.${name}`, value])),
  };
};

/** Whether a field is required. A delivery address needs all of its fields that are visible. */
const isRequired = ({ requiredFields, visibleFields }: Settings, name: string): boolean => {
  const [, ofDelivery] = name.split('addrShipping.');
  if (ofDelivery === undefined) return requiredFields.some((required) => required === name);
  return ofDelivery === 'name' || visibleFields.some((visible) => visible === ofDelivery);
};

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= MAX_LENGTH;

const validationError = (
  settings: Settings,
  name: string,
  value: string,
): ValidationError | undefined => {
  if (value === '') return isRequired(settings, name) ? { code: 'FIELD_REQUIRED' } : undefined;
  if (value.length > MAX_LENGTH) return { code: 'FIELD_TOO_LONG', values: { max: MAX_LENGTH } };
  if (name === 'email' && !isEmail(value)) return { code: 'EMAIL_INVALID' };
  if (name === 'salutation' && !SALUTATIONS.includes(value)) return { code: 'CHOICE_INVALID' };
  if (name.endsWith('country') && !COUNTRIES.includes(value)) return { code: 'CHOICE_INVALID' };
  return undefined;
};

/** Returns errors by field in the given language, or an empty object. Does not check the password. */
export const fieldErrors = (
  settings: Settings,
  lang: Lang,
  form: CustomerForm,
): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(namedFields(form))) {
    const error = validationError(settings, name, value);
    if (error) errors[name] = sentence(lang, error.code, error.values);
  }
  return errors;
};

/** Returns the errors of an email address on its own. */
export const emailErrors = (
  settings: Settings,
  lang: Lang,
  email: string,
): Record<string, string> => {
  const error = validationError(settings, 'email', email);
  return error ? { email: sentence(lang, error.code, error.values) } : {};
};

/** Returns the errors of the password in a registration. */
export const passwordErrors = (lang: Lang, form: CustomerForm): Record<string, string> => {
  if (form.password.length >= MIN_PASSWORD_LENGTH) return {};
  return { password: sentence(lang, 'PASSWORD_TOO_SHORT', { min: MIN_PASSWORD_LENGTH }) };
};

/** Returns the customer of a form without errors. Empty fields are left out. */
export const customerFrom = (form: CustomerForm, isGuest: boolean): Customer => ({
  ...(form.salutation && { salutation: form.salutation }),
  ...(form.title && { title: form.title }),
  fname: form.fname,
  lname: form.lname,
  ...(form.company && { company: form.company }),
  email: form.email,
  ...(form.phone && { phone: form.phone }),
  isGuest,
  addrBilling: form.addrBilling,
  ...(form.addrShipping && { addrShipping: form.addrShipping }),
});
