import * as v from 'valibot';
import { fieldOfWire } from '../account/form.ts';
import type { Address, Customer, CustomerAttributes } from '../account/types.ts';
import { choicesOf, flag, namesOf, optionals, reportOnce, text } from './decode.ts';
import { call } from './door.ts';
import type { Result } from './errors.ts';

const string = v.fallback(v.string(), '');

const addressFields = { street: string, zip: string, city: string, country: string };

const address: v.GenericSchema<unknown, Address> = v.object(addressFields);

const shippingAddress = v.object({ ...addressFields, name: string });

/** Also checks the customer kept in session storage. */
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
  reportOnce(`customer/attr: the form has no field ${unknown}`);
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
  // a field that has to be filled in has to be seen
  v.transform(({ visible_fields, ...rest }) => ({
    ...rest,
    visible_fields: [...new Set([...visible_fields, ...rest.required_fields])],
  })),
);

const guestLogin = v.object({ token: v.string(), customer: customerSchema });

/** `GET customer/attr`: countries, salutations, and which fields a form shows and needs. */
export const fetchCustomerAttributes = (): Promise<Result<CustomerAttributes>> =>
  call({ endpoint: 'customer/attr', schema: attributes });

/** `POST customer/validate`: 422 with field errors, else nothing. */
export const validateCustomer = (customer: Customer): Promise<Result<unknown>> =>
  call({
    method: 'POST',
    endpoint: 'customer/validate',
    body: { c: customer },
    schema: v.unknown(),
  });

/** `POST auth/guest`: registers a guest for one purchase. */
export const loginGuest = (
  customer: Customer,
): Promise<Result<{ token: string; customer: Customer }>> =>
  call({ method: 'POST', endpoint: 'auth/guest', body: { c: customer }, schema: guestLogin });

/** `POST customer/update`: all that is known of who is logged in; what is left out is forgotten. 422 with field errors. */
export const updateCustomer = (customer: Customer): Promise<Result<Customer>> =>
  call({
    method: 'POST',
    endpoint: 'customer/update',
    body: { c: customer },
    schema: customerSchema,
    withToken: true,
  });

const token = v.object({ token: v.string() });

/** `POST auth/login`: `_p` is the password's hash; 401 where it or the address is wrong. */
export const loginCustomer = (email: string, hash: string): Promise<Result<{ token: string }>> =>
  call({
    method: 'POST',
    endpoint: 'auth/login',
    body: { _u: email, _p: hash },
    schema: token,
    hasPassword: true,
  });

/** `POST customer/register`: 422 with field errors, else nothing. */
export const registerCustomer = (customer: Customer, password: string): Promise<Result<unknown>> =>
  call({
    method: 'POST',
    endpoint: 'customer/register',
    body: { c: { ...customer, password } },
    schema: v.unknown(),
    hasPassword: true,
  });

/** `GET customer`: whose token it is. */
export const fetchCustomer = (): Promise<Result<Customer>> =>
  call({ endpoint: 'customer', schema: customerSchema, withToken: true });

/** `GET customer/fromOrder`: who made an order, by its unguessable key; the visitor can do without. */
export const fetchCustomerOfOrder = (key: string): Promise<Result<Customer>> =>
  call({
    endpoint: 'customer/fromOrder',
    query: { id: key },
    schema: customerSchema,
    isOptional: true,
  });
