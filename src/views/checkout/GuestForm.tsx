import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { continueAsGuest, keepGuestForm, keptGuestForm } from '../../core/account/actions.ts';
import { initialForm } from '../../core/account/attributes.ts';
import { FORM_FIELDS } from '../../core/account/form.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { DetailsForm } from '../app/DetailsForm.tsx';
import { useNavigate } from '../app/outlet.ts';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';

/** Form for a guest's details, with the fields that the back end configures. */
export function GuestForm({ attributes }: { attributes: CustomerAttributes }) {
  const go = useNavigate();
  const { guest } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  return (
    <DetailsForm
      attributes={attributes}
      fields={FORM_FIELDS.filter((field) => attributes.visible_fields.includes(field))}
      hasDelivery={isShipped(lines)}
      first={() => initialForm(attributes, keptGuestForm())}
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
