type Address = { street: string; zip: string; city: string; country: string };

/** A customer whom the demo knows from the beginning; `password` is in plain, so that anybody may try it. */
export type CatalogueCustomer = {
  salutation: 'ms' | 'mr';
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  password: string;
  addrBilling: Address;
  addrShipping?: Address & { name: string };
};
