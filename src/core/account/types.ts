export type Address = {
  street: string;
  zip: string;
  city: string;
  /** Key of a country, e.g. `DE`. */
  country: string;
};

export type Customer = {
  salutation?: string;
  fname: string;
  lname: string;
  company?: string;
  email: string;
  phone?: string;
  isGuest: boolean;
  addrBilling: Address;
  /** Where things are sent, if elsewhere. */
  addrShipping?: Address & { name: string };
};

/** A choice of a form: what is sent and what is read. */
export type Option = { key: string; name: string };

/** What the server wants to know of a customer. */
export type CustomerAttributes = {
  countries: readonly Option[];
  salutations: readonly Option[];
  required_fields: readonly string[];
  visible_fields: readonly string[];
};
