type Address = { street: string; zip: string; city: string; country: string };

/** A customer with an account from the start. `password` is in plain text, so that it can be tried. */
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
