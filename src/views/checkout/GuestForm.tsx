import { type Ref, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { continueAsGuest, keepGuestForm, keptGuestForm } from '../../core/account/actions.ts';
import { fieldsOfNewcomer } from '../../core/account/address.ts';
import { initialForm } from '../../core/account/attributes.ts';
import { onlyShown } from '../../core/account/form.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { refetchShippingCosts } from '../../core/shipping/actions.ts';
import { DetailsForm, type DetailsHandle } from '../app/DetailsForm.tsx';
import { useRefused } from '../app/useRefused.ts';
import { InvoiceWish } from './InvoiceWish.tsx';
import { useMissingAddress } from './useMissingAddress.ts';

/** Form for a guest's details, with the fields that the back end and the order require; the order button submits it. */
export function GuestForm({
  attributes,
  ref,
}: {
  attributes: CustomerAttributes;
  ref: Ref<DetailsHandle>;
}) {
  const { guest } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const { hasInvoice, isNeeded } = useMissingAddress();
  const [first] = useState(() => initialForm(attributes, keptGuestForm()));
  const refused = useRefused(guest);
  const asked = fieldsOfNewcomer(attributes, first, { refused, isAddressNeeded: isNeeded });
  return (
    <DetailsForm
      ref={ref}
      attributes={attributes}
      asked={asked}
      hasDelivery={isShipped(lines)}
      first={() => first}
      sending={guest}
      onType={(form, field) => {
        keepGuestForm(form, field);
        void refetchShippingCosts();
      }}
      send={(form) => continueAsGuest(onlyShown(form, asked.shown))}
      beforeAddress={<InvoiceWish isWanted={hasInvoice} />}
    />
  );
}
