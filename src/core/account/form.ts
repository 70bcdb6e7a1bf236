import type { FieldErrors } from '../async/result.ts';
import {
  type Address,
  type Customer,
  type CustomerData,
  type CustomerForm,
  EMPTY_FORM,
} from './types.ts';

export type FormField = keyof CustomerForm;

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
 * Converts a form to a customer. Sends a country only if it is visible, a billing address only if any of it is filled in,
 * and a delivery address only if it is complete.
 */
export function customerOf(
  form: CustomerForm,
  visible: readonly string[],
  isGuest: boolean,
): CustomerData {
  const typed = (field: FormField): string => form[field].trim();
  const optional = (field: FormField): Partial<CustomerForm> =>
    typed(field) ? { [field]: typed(field) } : {};
  const address = (before: '' | 'addrShipping.'): Address => ({
    street: typed(`${before}street`),
    zip: typed(`${before}zip`),
    city: typed(`${before}city`),
    country: visible.includes('country') ? typed(`${before}country`) : '',
  });
  const billing = address('');
  const isElsewhere = form.delivery && deliveryFields(visible).every(typed);
  return {
    ...optional('salutation'),
    ...optional('title'),
    ...optional('company'),
    ...optional('phone'),
    fname: typed('fname'),
    lname: typed('lname'),
    email: typed('email'),
    isGuest,
    ...(Object.values(billing).some(Boolean) && { addrBilling: billing }),
    ...(isElsewhere && {
      addrShipping: { name: typed('addrShipping.name'), ...address('addrShipping.') },
    }),
  };
}

/** Returns a form without the values of customer fields that are not in `shown`, for example of a preselected country. */
export const onlyShown = (form: CustomerForm, shown: readonly string[]): CustomerForm => ({
  ...form,
  ...Object.fromEntries(
    FORM_FIELDS.filter((field) => !shown.includes(field)).map((field) => [field, '']),
  ),
});

/** Checks roughly for `x@y.z`; the back end does the real validation. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

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
