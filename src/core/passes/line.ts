import type { PassOwner } from '../api/wire/checkout.ts';
import { pricedGoods } from '../cart/lines.ts';
import type { CartLine, LineBase } from '../cart/types.ts';
import type { OwnerField, OwnerForm } from './types.ts';

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

export const passLine = (
  { id, name, price, vat_value }: Pick<LineBase, 'id' | 'name' | 'price' | 'vat_value'>,
  rows: readonly OwnerForm[],
): CartLine =>
  pricedGoods(
    { type: 'annualPass', id, name, price, vat_value, owners: rows.map(ownerOf) },
    rows.length,
  );
