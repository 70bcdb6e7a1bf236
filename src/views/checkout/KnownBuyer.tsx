import { type Ref, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import {
  addressToComplete,
  fieldsOfCustomer,
  fieldsOfNewcomer,
} from '../../core/account/address.ts';
import { keptDetails } from '../../core/account/details.ts';
import { formOf } from '../../core/account/form.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { forgetPayment } from '../../core/checkout/payment.ts';
import { queryOf } from '../../core/routes/routes.ts';
import type { DetailsHandle } from '../app/DetailsForm.tsx';
import { useHref } from '../app/outlet.ts';
import { useRefused } from '../app/useRefused.ts';
import { BuyerDetails } from './BuyerDetails.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { InvoiceWish } from './InvoiceWish.tsx';
import { useMissingAddress } from './useMissingAddress.ts';

/** Shows the details of a known buyer, and corrects or completes them in place. */
export function KnownBuyer({ form }: { form: Ref<DetailsHandle> }) {
  const { customer, details } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const isAsked = queryOf(useHref()).get('step') === 'delivery';
  const { hasInvoice, isNeeded, isMissing } = useMissingAddress();
  const [isChanging, setChanging] = useState(() => isAsked || keptDetails() !== undefined);
  /** Whether form and details have taken turns, so that the new one takes the focus. */
  const [hasTurned, setTurned] = useState(false);
  const turn = (isOpen: boolean): void => {
    setChanging(isOpen);
    setTurned(true);
  };
  const refused = useRefused(details);
  const all = (attributes: CustomerAttributes) =>
    customer?.isGuest
      ? fieldsOfNewcomer(attributes, formOf(customer), { refused, isAddressNeeded: isNeeded })
      : fieldsOfCustomer(attributes, isNeeded);
  const invoice = <InvoiceWish isWanted={hasInvoice} />;
  return (
    <>
      {!isChanging && <BuyerDetails takesFocus={hasTurned} onChange={() => turn(true)} />}
      {isChanging || isMissing ? (
        <BuyerForm
          key={String(isChanging)}
          ref={form}
          asked={isChanging ? all : addressToComplete}
          hasDelivery={isChanging && isShipped(lines)}
          takesFocus={isChanging && hasTurned}
          beforeAddress={invoice}
          onSaved={() => {
            forgetPayment();
            if (isChanging) turn(false);
          }}
          {...(isChanging && { onCancel: () => turn(false) })}
        />
      ) : (
        invoice
      )}
    </>
  );
}
