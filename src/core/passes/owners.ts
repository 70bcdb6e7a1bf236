import { pricedGoods } from '../cart/lines.ts';
import type { CartLine, LineBase, PassOwner } from '../cart/types.ts';
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

/** What is typed of an owner, in the order it is asked for. */
export const OWNER_FIELDS = Object.keys(EMPTY_OWNER).filter(
  (name): name is OwnerField => name !== 'isSentThere',
);

/** A title is nobody's duty. */
export const isRequired = (field: OwnerField): boolean => field !== 'title';

/**
 * As many rows as passes (specification, section 4, Annual passes). What was typed stays; a new owner lives where the one
 * before him does, until something else is typed, the first one in the museum's `country`.
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

/** The fields of an owner that must be filled and are not. */
export const missingOf = (owner: OwnerForm): OwnerField[] =>
  OWNER_FIELDS.filter((field) => isRequired(field) && owner[field].trim() === '');

/** The owner that a row describes; spaces around what was typed go. */
function ownerOf(row: OwnerForm): PassOwner {
  const typed = (field: OwnerField): string => row[field].trim();
  return {
    name: {
      ...(typed('title') && { title: typed('title') }),
      firstName: typed('firstName'),
      surname: typed('surname'),
    },
    address: {
      street: typed('street'),
      zip: typed('zip'),
      city: typed('city'),
      country: typed('country'),
    },
    send_to_custom_addr: row.isSentThere,
  };
}

/** The basket line of a pass for these owners. */
export const passLine = (
  { id, name, price, vat_value }: Pick<LineBase, 'id' | 'name' | 'price' | 'vat_value'>,
  rows: readonly OwnerForm[],
): CartLine =>
  pricedGoods(
    { type: 'annualPass', id, name, price, vat_value, owners: rows.map(ownerOf) },
    rows.length,
  );
