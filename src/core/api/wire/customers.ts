export type Address = {
  street: string;
  zip: string;
  city: string;
  /** Key of a country, e.g. `DE`. */
  country: string;
};

export type Customer = {
  salutation?: string;
  title?: string;
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  isGuest: boolean;
  addrBilling: Address;
  /** Delivery address, if it differs from the billing address. */
  addrShipping?: Address & { name: string };
};

/** Data of a customer as it is sent: a guest whose order needs no address has none. */
export type CustomerData = Omit<Customer, 'addrBilling'> & { addrBilling?: Address };

/** Choice of a select field: `key` is sent, `name` is shown. */
export type Option = { key: string; name: string };

/** Fields and choices that the back end wants in customer forms. */
export type CustomerAttributes = {
  countries: readonly Option[];
  salutations: readonly Option[];
  required_fields: readonly string[];
  visible_fields: readonly string[];
};

/** Draft of a customer form, by the back end's names for required and visible fields. */
export type CustomerForm = {
  salutation: string;
  title: string;
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

export const EMPTY_FORM: CustomerForm = {
  salutation: '',
  title: '',
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
