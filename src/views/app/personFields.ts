import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FormField } from '../../core/account/form.ts';

/** Field of a customer, or one that only the forms for registration and passwords have. */
export type PersonField =
  Exclude<FormField, 'delivery'> | 'emailRepeat' | 'password' | 'passwordRepeat' | 'oldPassword';

export type FieldLook = {
  label: MessageDescriptor;
  autoComplete: string;
  type?: 'email' | 'tel';
  inputMode?: 'email' | 'tel' | 'text';
  /** Share of the form's width. */
  width: 'half' | 'third' | 'two-thirds' | 'full';
};

/** Labels and input attributes of the fields. */
export const PERSON_FIELDS: Record<PersonField, FieldLook> = {
  salutation: { label: msg`Title`, autoComplete: 'honorific-prefix', width: 'full' },
  // no autofill, because browsers have one value for salutation and title
  title: { label: msg`Academic title`, autoComplete: 'off', width: 'full' },
  fname: { label: msg`First name`, autoComplete: 'given-name', width: 'half' },
  lname: { label: msg`Last name`, autoComplete: 'family-name', width: 'half' },
  company: { label: msg`Company`, autoComplete: 'organization', width: 'full' },
  email: {
    label: msg`Email`,
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    width: 'half',
  },
  emailRepeat: {
    label: msg`Repeat email`,
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    width: 'half',
  },
  phone: {
    label: msg`Phone number`,
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    width: 'half',
  },
  street: { label: msg`Street and house number`, autoComplete: 'address-line1', width: 'full' },
  zip: { label: msg`Postcode`, autoComplete: 'postal-code', inputMode: 'text', width: 'third' },
  city: { label: msg`Town or city`, autoComplete: 'address-level2', width: 'two-thirds' },
  country: { label: msg`Country`, autoComplete: 'country', width: 'full' },
  'addrShipping.name': { label: msg`Full name`, autoComplete: 'shipping name', width: 'full' },
  'addrShipping.street': {
    label: msg`Street and house number`,
    autoComplete: 'shipping address-line1',
    width: 'full',
  },
  'addrShipping.zip': {
    label: msg`Postcode`,
    autoComplete: 'shipping postal-code',
    inputMode: 'text',
    width: 'third',
  },
  'addrShipping.city': {
    label: msg`Town or city`,
    autoComplete: 'shipping address-level2',
    width: 'two-thirds',
  },
  'addrShipping.country': { label: msg`Country`, autoComplete: 'shipping country', width: 'full' },
  oldPassword: {
    label: msg`Current password`,
    autoComplete: 'current-password',
    width: 'full',
  },
  password: { label: msg`Password`, autoComplete: 'new-password', width: 'half' },
  passwordRepeat: { label: msg`Repeat password`, autoComplete: 'new-password', width: 'half' },
};
