import type { CustomerForm } from '../api/wire/customers.ts';
import type { OwnerField, OwnerForm } from './types.ts';

const EMPTY_OWNER: OwnerForm = {
  title: '',
  firstName: '',
  surname: '',
  street: '',
  zip: '',
  city: '',
  country: '',
  isSentThere: false,
};

/** Text fields of an owner, in display order. */
export const OWNER_FIELDS = Object.keys(EMPTY_OWNER).filter(
  (name): name is OwnerField => name !== 'isSentThere',
);

/** Returns whether a field is required; only the title is optional. */
export const isRequired = (field: OwnerField): boolean => field !== 'title';

/**
 * Returns one row per pass (specification, section 4, Annual passes). A new row gets the address of the one before it;
 * the first one gets the museum's `country`.
 */
export function ownerRows(
  typed: readonly OwnerForm[],
  count: number,
  country: string,
): readonly OwnerForm[] {
  const rows = typed.slice(0, count);
  while (rows.length < count) {
    const { street, zip, city, country: same } = rows.at(-1) ?? { ...EMPTY_OWNER, country };
    rows.push({ ...EMPTY_OWNER, street, zip, city, country: same });
  }
  return rows;
}

/** Returns the required fields that are empty. */
export const missingOf = (owner: OwnerForm): OwnerField[] =>
  OWNER_FIELDS.filter((field) => isRequired(field) && owner[field].trim() === '');

/** Returns an owner with the buyer's name, and with the buyer's title and address as far as they are known. */
export function filledWith(owner: OwnerForm, buyer: CustomerForm): OwnerForm {
  const { title, fname: firstName, lname: surname, street, zip, city, country } = buyer;
  const details = { title, firstName, surname, street, zip, city, country };
  return {
    ...owner,
    ...Object.fromEntries(Object.entries(details).filter(([, text]) => text.trim() !== '')),
  };
}
