/** An owner of a pass as he is typed (specification, section 3, Annual-pass owner). */
export type OwnerForm = {
  title: string;
  firstName: string;
  surname: string;
  street: string;
  zip: string;
  city: string;
  /** Key of a country, e.g. `DE`. */
  country: string;
  /** The pass is sent to this address, and not to the buyer's. */
  isSentThere: boolean;
};

/** What is typed of an owner. */
export type OwnerField = Exclude<keyof OwnerForm, 'isSentThere'>;
