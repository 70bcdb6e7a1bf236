import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { continueAsGuest, keepGuestForm, keptGuestForm } from '../../core/account/actions.ts';
import { fieldsToAsk, hasAddress } from '../../core/account/address.ts';
import { initialForm } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { needsAddress } from '../../core/checkout/invoice.ts';
import { checkout } from '../../core/checkout/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { DetailsForm } from '../app/DetailsForm.tsx';
import { useNavigate } from '../app/outlet.ts';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';

/** Form for a guest's details, with the fields that the back end and the order require. */
export function GuestForm({ attributes }: { attributes: CustomerAttributes }) {
  const go = useNavigate();
  const { guest } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const { requestInvoice } = useSnapshot(checkout).form;
  const [first] = useState(() => initialForm(attributes, keptGuestForm()));
  const asked = fieldsToAsk(attributes, {
    isNeeded: needsAddress(lines) || requestInvoice === true,
    isKnown: hasAddress(first),
  });
  return (
    <DetailsForm
      attributes={attributes}
      asked={asked}
      hasDelivery={isShipped(lines)}
      // a country that is only preselected is not sent
      first={() => (asked.shown.includes('country') ? first : { ...first, country: '' })}
      sending={guest}
      onType={keepGuestForm}
      send={continueAsGuest}
      onSent={() => go(routeTo('checkout', {}, { step: 'payment' }))}
      actions={(isSending) => (
        <>
          <Button kind="primary" type="submit" busy={isSending}>
            <Trans>Continue</Trans>
          </Button>
          <Link {...buttonLook('plain')} href={routeTo('checkout')}>
            <Trans>Back to the basket</Trans>
          </Link>
        </>
      )}
    />
  );
}
