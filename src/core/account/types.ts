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
  /** Delivery address, if it differs from the billing address. */
  addrShipping?: Address & { name: string };
};

/** Choice of a select field: `key` is sent, `name` is shown. */
export type Option = { key: string; name: string };

/** Fields and choices that the back end wants in customer forms. */
export type CustomerAttributes = {
  countries: readonly Option[];
  salutations: readonly Option[];
  required_fields: readonly string[];
  visible_fields: readonly string[];
};
