/** Fields of a customer that a museum can ask for. Fields of the billing address have no prefix. */
export type CustomerField =
  | 'salutation'
  | 'title'
  | 'fname'
  | 'lname'
  | 'company'
  | 'email'
  | 'phone'
  | 'street'
  | 'zip'
  | 'city'
  | 'country';

/** All fields in the order of a form. */
export const CUSTOMER_FIELDS: CustomerField[] = [
  'salutation',
  'title',
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
