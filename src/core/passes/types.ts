/** Draft of a pass owner (specification, section 3, Annual-pass owner). */
export type OwnerForm = {
  title: string;
  firstName: string;
  surname: string;
  street: string;
  zip: string;
  city: string;
  /** Key of a country, e.g. `DE`. */
  country: string;
  /** Send the pass to this address instead of the buyer's. */
  isSentThere: boolean;
};

export type OwnerField = Exclude<keyof OwnerForm, 'isSentThere'>;
