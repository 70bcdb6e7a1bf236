import * as v from 'valibot';
import type { Lang } from '../museum/catalogue/types.ts';
import { COUNTRIES, SALUTATIONS } from './customer-attributes.ts';
import { sentence } from './sentences.ts';
import type { Code, Values } from './sentences.ts';
import type { Settings } from './settings.ts';

const MAX_LENGTH = 200;
const MIN_PASSWORD_LENGTH = 8;
const EMAIL = /^[^\s@<>()",;:]+@[^\s@<>()",;:.]+(\.[^\s@<>()",;:.]+)+$/;

const field = v.optional(v.pipe(v.string(), v.trim()), '');

const address = v.object({ street: field, zip: field, city: field, country: field });

/** What travels as `c`; nothing is required yet, so that every gap can be named. */
export const customerForm = v.object({
  c: v.object({
    salutation: field,
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

/** As the contract has it, under "Account". */
export type Customer = {
  salutation?: string;
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  isGuest: boolean;
  addrBilling: Address;
  addrShipping?: Address & { name: string };
};

type Fault = { code: Code; values?: Values };

/** Named as in `customer/attr`: billing fields by their bare names, those of the delivery address behind `addrShipping.`. */
const namedFields = (form: CustomerForm): Record<string, string> => {
  const { addrBilling, addrShipping, password: _password, ...own } = form;
  const shipping = Object.entries(addrShipping ?? {});
  return {
    ...own,
    ...addrBilling,
    ...Object.fromEntries(shipping.map(([name, value]) => [`addrShipping.${name}`, value])),
  };
};

/** A parcel needs a name on it, and of its address what the billing address needs. */
const isRequired = ({ requiredFields }: Settings, name: string): boolean => {
  const field = name.replace(/^addrShipping\./, '');
  return name === 'addrShipping.name' || requiredFields.some((required) => required === field);
};

export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= MAX_LENGTH;

const faultOf = (settings: Settings, name: string, value: string): Fault | undefined => {
  if (value === '') return isRequired(settings, name) ? { code: 'FIELD_REQUIRED' } : undefined;
  if (value.length > MAX_LENGTH) return { code: 'FIELD_TOO_LONG', values: { max: MAX_LENGTH } };
  if (name === 'email' && !EMAIL.test(value)) return { code: 'EMAIL_INVALID' };
  if (name === 'salutation' && !SALUTATIONS.includes(value)) return { code: 'CHOICE_INVALID' };
  if (name.endsWith('country') && !COUNTRIES.includes(value)) return { code: 'CHOICE_INVALID' };
  return undefined;
};

/** Errors by field in the language asked for; empty where all is well. A password is not looked at. */
export const fieldErrors = (
  settings: Settings,
  lang: Lang,
  form: CustomerForm,
): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(namedFields(form))) {
    const fault = faultOf(settings, name, value);
    if (fault) errors[name] = sentence(lang, fault.code, fault.values);
  }
  return errors;
};

/** What is wrong with an address alone. */
export const emailErrors = (
  settings: Settings,
  lang: Lang,
  email: string,
): Record<string, string> => {
  const fault = faultOf(settings, 'email', email);
  return fault ? { email: sentence(lang, fault.code, fault.values) } : {};
};

/** What is wrong with the password of somebody who registers. */
export const passwordErrors = (lang: Lang, form: CustomerForm): Record<string, string> => {
  if (form.password.length >= MIN_PASSWORD_LENGTH) return {};
  return { password: sentence(lang, 'PASSWORD_TOO_SHORT', { min: MIN_PASSWORD_LENGTH }) };
};

/** The customer of a form without errors; empty fields are left out. */
export const customerFrom = (form: CustomerForm, isGuest: boolean): Customer => ({
  ...(form.salutation && { salutation: form.salutation }),
  fname: form.fname,
  lname: form.lname,
  ...(form.company && { company: form.company }),
  email: form.email,
  ...(form.phone && { phone: form.phone }),
  isGuest,
  addrBilling: form.addrBilling,
  ...(form.addrShipping && { addrShipping: form.addrShipping }),
});
