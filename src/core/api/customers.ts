import * as v from 'valibot';
import { fieldOfWire } from './fieldNames.ts';
import type { Address, Customer, CustomerAttributes, CustomerData } from './wire/customers.ts';
import { codeText, noteField, optionals } from './decode.ts';
import { choicesOf, namesOf } from './lists.ts';
import { flag, flagOr, optional, type Schema, text, textOrEmpty } from './primitives.ts';
import { endpoint } from './endpoint.ts';

const addressFields = {
  street: textOrEmpty,
  zip: textOrEmpty,
  city: textOrEmpty,
  country: textOrEmpty,
};

const address: v.GenericSchema<unknown, Address> = v.object(optionals('address', addressFields));

const shippingAddress = v.object(optionals('address', { ...addressFields, name: textOrEmpty }));

const customerFields = {
  salutation: text,
  title: text,
  fname: textOrEmpty,
  lname: textOrEmpty,
  company: text,
  email: textOrEmpty,
  phone: text,
  addrBilling: v.nullish(address, {}),
  addrShipping: optional(shippingAddress),
};

const customerWith = (isGuest: Schema<boolean>): v.GenericSchema<unknown, Customer> =>
  v.pipe(
    v.object(optionals('customer', { ...customerFields, isGuest })),
    v.transform((customer): Customer => customer),
  );

/** Also validates the customer kept in session storage. */
export const customerSchema = customerWith(flag);

const fieldNames = namesOf(fieldOfWire, (unknown) => {
  noteField('customer/attr', unknown, `customer/attr: the form has no field ${unknown}`);
});

const attributes: v.GenericSchema<unknown, CustomerAttributes> = v.pipe(
  v.object(
    optionals('customer/attr', {
      countries: choicesOf('country'),
      salutations: choicesOf('salutation'),
      required_fields: fieldNames,
      visible_fields: fieldNames,
    }),
  ),
  // a required field is always visible
  v.transform(({ visible_fields, ...rest }) => ({
    ...rest,
    visible_fields: [...new Set([...visible_fields, ...rest.required_fields])],
  })),
);

const token = codeText('login', 'token');

const guestLogin = v.object({ token, customer: customerWith(flagOr(true)) });

/** Countries, salutations, and the visible and required fields. */
export const customerAttributes = endpoint({
  path: 'customer/attr',
  schema: attributes,
  whenMissing: () => v.parse(attributes, {}),
});

/** Validates a customer. Answers 422 with field errors, otherwise nothing. */
export const validateCustomer = endpoint({
  method: 'POST',
  path: 'customer/validate',
  body: (customer: CustomerData) => ({ c: customer }),
  schema: v.unknown(),
  isPersonal: true,
});

/** Registers a guest for one purchase. */
export const loginGuest = endpoint({
  method: 'POST',
  path: 'auth/guest',
  body: (customer: CustomerData) => ({ c: customer }),
  schema: guestLogin,
  isPersonal: true,
});

/** Replaces all data of the signed-in customer, deleting what is omitted; 422 with field errors. */
export const updateCustomer = endpoint({
  method: 'POST',
  path: 'customer/update',
  body: (customer: CustomerData) => ({ c: customer }),
  schema: customerSchema,
  withToken: true,
  isPersonal: true,
});

/** Signs a customer in; 401 if the email address or the password is wrong. */
export const loginCustomer = endpoint({
  method: 'POST',
  path: 'auth/login',
  body: (email: string, hash: string) => ({ _u: email, _p: hash }),
  schema: v.object({ token }),
  isPersonal: true,
});

/** Creates an account. Answers 422 with field errors, otherwise nothing. */
export const registerCustomer = endpoint({
  method: 'POST',
  path: 'customer/register',
  body: (customer: CustomerData, password: string) => ({ c: { ...customer, password } }),
  schema: v.unknown(),
  isPersonal: true,
});

/** Owner of the login token. */
export const currentCustomer = endpoint({
  path: 'customer',
  schema: customerSchema,
  withToken: true,
});

/** Customer of an order, by its unguessable key. */
export const customerOfOrder = endpoint({
  path: 'customer/fromOrder',
  params: (key: string) => ({ id: key }),
  schema: customerSchema,
  isOptional: true,
  isPersonal: true,
});
