import type { FieldErrors } from '../api/errors.ts';
import type { Address, Customer } from './types.ts';

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
  /** `elsewhere` where things are sent to another address than that of the bill, which the rest then holds. */
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

/** A field of the customer himself and of his billing address. */
export type CustomerField = Exclude<FormField, DeliveryField | 'delivery'>;

const OF_DELIVERY: readonly string[] = ['delivery', ...DELIVERY_FIELDS];

/** Those fields in the order they are shown; others than these a server cannot ask for. */
export const FORM_FIELDS = Object.keys(EMPTY_FORM).filter(
  (field): field is CustomerField => !OF_DELIVERY.includes(field),
);

/** The fields of a delivery address of its own, all required (specification, section 5); a country as for the customer. */
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
 * The customer that a form describes. Spaces around what was typed go; a country is sent only when it is visible, an
 * address of its own for the delivery only when it is whole.
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

/** Something, an at sign, something with a dot: the rest is for the server to say. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const WIRE_NAMES: Record<string, string> = { _po: 'oldPassword', _pn: 'password', _p: 'password' };

/** Returns the form's name of a field of the wire: `addrBilling.zip` and `c.addrBilling[zip]` are `zip`, `_pn` is `password`. */
function fieldNameOf(wireName: string): string {
  const dotted = wireName.replace(/\[(\w+)\]/g, '.$1');
  return WIRE_NAMES[dotted] ?? dotted.replace(/^(c\.)?(addrBilling\.)?/, '');
}

/** Returns the field of the form that a server asks for (contract, "Field names"); undefined if the form has no such field. */
export function fieldOfWire(wireName: string): string | undefined {
  const field = fieldNameOf(wireName.trim());
  return field === 'password' || field in EMPTY_FORM ? field : undefined;
}

/** Field errors of the server, by the names of the form. */
export const errorsByField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [fieldNameOf(name), messages]),
  );

/** The part of a form that describes the customer: what may be kept while it is typed. */
export const withoutSecrets = (form: CustomerForm): CustomerForm =>
  Object.fromEntries(
    Object.keys(EMPTY_FORM).map((field) => [field, form[field as FormField]]),
  ) as CustomerForm;

/** A guest has no password, so its lack is no error for him (specification, section 5, Account forms). */
export function guestErrors(errors: FieldErrors): FieldErrors {
  const { password: _none, ...rest } = errors;
  return rest;
}
