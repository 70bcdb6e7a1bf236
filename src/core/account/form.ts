import type { FieldErrors } from '../api/errors.ts';
import type { Address, Customer } from './types.ts';

/** Draft of a customer form, by the back end's names for required and visible fields. */
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
  /** `elsewhere` if the delivery address differs from the billing address; empty otherwise. */
  delivery: string;
  'addrShipping.name': string;
  'addrShipping.street': string;
  'addrShipping.zip': string;
  'addrShipping.city': string;
  'addrShipping.country': string;
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
  delivery: '',
  'addrShipping.name': '',
  'addrShipping.street': '',
  'addrShipping.zip': '',
  'addrShipping.city': '',
  'addrShipping.country': '',
};

const DELIVERY_FIELDS = [
  'addrShipping.name',
  'addrShipping.street',
  'addrShipping.zip',
  'addrShipping.city',
  'addrShipping.country',
] as const;

type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** Field of the customer or the billing address. */
export type CustomerField = Exclude<FormField, DeliveryField | 'delivery'>;

const OF_DELIVERY: readonly string[] = ['delivery', ...DELIVERY_FIELDS];

/** Customer fields in display order; the back end cannot ask for other fields. */
export const FORM_FIELDS = Object.keys(EMPTY_FORM).filter(
  (field): field is CustomerField => !OF_DELIVERY.includes(field),
);

/** Returns the fields of a separate delivery address, all of which are required (specification, section 5). */
export const deliveryFields = (visible: readonly string[]): readonly DeliveryField[] =>
  DELIVERY_FIELDS.filter((field) => !field.endsWith('country') || visible.includes('country'));

const texts = (values: object, before = ''): Partial<CustomerForm> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [before + name, value as unknown] as const)
      .filter(([name, value]) => name in EMPTY_FORM && typeof value === 'string'),
  );

export const formOf = ({ addrBilling, addrShipping, ...customer }: Customer): CustomerForm => ({
  ...EMPTY_FORM,
  ...texts({ ...customer, ...addrBilling }),
  ...(addrShipping && { ...texts(addrShipping, 'addrShipping.'), delivery: 'elsewhere' }),
});

/**
 * Converts a form to a customer. Sends a country only if it is visible, and a delivery address only if it is complete.
 */
export function customerOf(
  form: CustomerForm,
  visible: readonly string[],
  isGuest: boolean,
): Customer {
  const typed = (field: FormField): string => form[field].trim();
  const optional = (field: FormField): Partial<CustomerForm> =>
    typed(field) ? { [field]: typed(field) } : {};
  const address = (before: '' | 'addrShipping.'): Address => ({
    street: typed(`${before}street`),
    zip: typed(`${before}zip`),
    city: typed(`${before}city`),
    country: visible.includes('country') ? typed(`${before}country`) : '',
  });
  const isElsewhere = form.delivery && deliveryFields(visible).every(typed);
  return {
    ...optional('salutation'),
    ...optional('company'),
    ...optional('phone'),
    fname: typed('fname'),
    lname: typed('lname'),
    email: typed('email'),
    isGuest,
    addrBilling: address(''),
    ...(isElsewhere && {
      addrShipping: { name: typed('addrShipping.name'), ...address('addrShipping.') },
    }),
  };
}

/** Checks roughly for `x@y.z`; the back end does the real validation. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const WIRE_NAMES: Record<string, string> = { _po: 'oldPassword', _pn: 'password', _p: 'password' };

/** Converts a wire name to a field name: `c.addrBilling[zip]` and `addrBilling.zip` to `zip`, `_pn` to `password`. */
function fieldNameOf(wireName: string): string {
  const dotted = wireName.replace(/\[(\w+)\]/g, '.$1');
  return WIRE_NAMES[dotted] ?? dotted.replace(/^(c\.)?(addrBilling\.)?/, '');
}

/** Returns the form field for a wire name (contract, "Field names"); `undefined` if the form has no such field. */
export function fieldOfWire(wireName: string): string | undefined {
  const field = fieldNameOf(wireName.trim());
  return field === 'password' || field in EMPTY_FORM ? field : undefined;
}

/** Renames the back end's field errors to the form's field names. */
export const errorsByField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [fieldNameOf(name), messages]),
  );

/** Returns the customer fields of a form, without passwords: the part that may be stored as a draft. */
export const withoutSecrets = (form: CustomerForm): CustomerForm =>
  Object.fromEntries(
    Object.keys(EMPTY_FORM).map((field) => [field, form[field as FormField]]),
  ) as CustomerForm;

/** Drops the error about a missing password, which a guest does not need (specification, section 5, Account forms). */
export function guestErrors(errors: FieldErrors): FieldErrors {
  const { password: _none, ...rest } = errors;
  return rest;
}
