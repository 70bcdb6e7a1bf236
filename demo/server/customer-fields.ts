/** Fields of a customer as a museum may want them; those of his billing address by their bare names. */
export type CustomerField =
  | 'salutation'
  | 'fname'
  | 'lname'
  | 'company'
  | 'email'
  | 'phone'
  | 'street'
  | 'zip'
  | 'city'
  | 'country';

/** All of them in the order of a form. */
export const CUSTOMER_FIELDS: CustomerField[] = [
  'salutation',
  'fname',
  'lname',
  'company',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'country',
];
