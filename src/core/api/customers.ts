import * as v from 'valibot';
import { fieldOfWire } from './fieldNames.ts';
import type { Address, Customer, CustomerAttributes } from './wire/customers.ts';
import { optionals, noteField } from './decode.ts';
import { choicesOf, namesOf } from './lists.ts';
import { flag, text } from './primitives.ts';
import { call } from './door.ts';
import type { Result } from '../async/result.ts';

const string = v.fallback(v.string(), '');

const addressFields = { street: string, zip: string, city: string, country: string };

const address: v.GenericSchema<unknown, Address> = v.object(addressFields);

const shippingAddress = v.object({ ...addressFields, name: string });

/** Also validates the customer kept in session storage. */
export const customerSchema: v.GenericSchema<unknown, Customer> = v.pipe(
  v.object({
    salutation: text,
    fname: string,
    lname: string,
    company: text,
    email: string,
    phone: text,
    isGuest: flag,
    addrBilling: v.fallback(address, { street: '', zip: '', city: '', country: '' }),
    addrShipping: v.fallback(v.optional(shippingAddress), undefined),
  }),
  v.transform((customer): Customer => customer),
);

const fieldNames = namesOf(fieldOfWire, (unknown) => {
  noteField(`customer/attr: the form has no field ${unknown}`);
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

const guestLogin = v.object({ token: v.string(), customer: customerSchema });

/** Fetches countries, salutations, and the visible and required fields: `GET customer/attr`. */
export const fetchCustomerAttributes = (): Promise<Result<CustomerAttributes>> =>
  call({ endpoint: 'customer/attr', schema: attributes });

/** Validates a customer: `POST customer/validate`. Answers 422 with field errors, otherwise nothing. */
export const validateCustomer = (customer: Customer): Promise<Result<unknown>> =>
  call({
    method: 'POST',
    endpoint: 'customer/validate',
    body: { c: customer },
    schema: v.unknown(),
  });

/** Registers a guest for one purchase: `POST auth/guest`. */
export const loginGuest = (
  customer: Customer,
): Promise<Result<{ token: string; customer: Customer }>> =>
  call({ method: 'POST', endpoint: 'auth/guest', body: { c: customer }, schema: guestLogin });

/**
 * Replaces all data of the signed-in customer, deleting what is omitted: `POST customer/update`; 422 with field errors.
 */
export const updateCustomer = (customer: Customer): Promise<Result<Customer>> =>
  call({
    method: 'POST',
    endpoint: 'customer/update',
    body: { c: customer },
    schema: customerSchema,
    withToken: true,
  });

const token = v.object({ token: v.string() });

/** Signs a customer in: `POST auth/login`; 401 if the email address or the password is wrong. */
export const loginCustomer = (email: string, hash: string): Promise<Result<{ token: string }>> =>
  call({
    method: 'POST',
    endpoint: 'auth/login',
    body: { _u: email, _p: hash },
    schema: token,
    hasPassword: true,
  });

/** Creates an account: `POST customer/register`. Answers 422 with field errors, otherwise nothing. */
export const registerCustomer = (customer: Customer, password: string): Promise<Result<unknown>> =>
  call({
    method: 'POST',
    endpoint: 'customer/register',
    body: { c: { ...customer, password } },
    schema: v.unknown(),
    hasPassword: true,
  });

/** Fetches the owner of the login token: `GET customer`. */
export const fetchCustomer = (): Promise<Result<Customer>> =>
  call({ endpoint: 'customer', schema: customerSchema, withToken: true });

/** Fetches the customer of an order, by its unguessable key: `GET customer/fromOrder`. */
export const fetchCustomerOfOrder = (key: string): Promise<Result<Customer>> =>
  call({
    endpoint: 'customer/fromOrder',
    query: { id: key },
    schema: customerSchema,
    isOptional: true,
  });
