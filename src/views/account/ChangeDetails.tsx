import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { fieldsToAsk } from '../../core/account/address.ts';
import { initialForm } from '../../core/account/attributes.ts';
import {
  forgetSending,
  keepDetails,
  keptDetails,
  saveDetails,
} from '../../core/account/details.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { needsAddress } from '../../core/checkout/invoice.ts';
import { shopConfig } from '../../core/config/store.ts';
import { DetailsForm } from '../app/DetailsForm.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

/** Form for the customer's details except the e-mail address, whose change requires the password. */
export function ChangeDetails({ attributes }: { attributes: CustomerAttributes }) {
  const { details } = useSnapshot(account);
  const { isOnTheWay, goBack } = useReturnTo();
  useEffect(() => forgetSending, []);
  const { lines } = useSnapshot(cart);
  const { shown, required } = fieldsToAsk(attributes, {
    isNeeded: isOnTheWay && needsAddress(lines),
    isKnown: true,
  });
  return (
    <section className="stack">
      <Heading>
        <Trans>Your details</Trans>
      </Heading>
      <DetailsForm
        attributes={attributes}
        asked={{ shown: shown.filter((field) => field !== 'email'), required }}
        hasDelivery={shopConfig().hasMerchandise}
        first={() => initialForm(attributes, keptDetails())}
        sending={details}
        onType={keepDetails}
        send={saveDetails}
        // continues the payment that led here
        {...(isOnTheWay && { onSent: () => goBack('settings') })}
        actions={(isSending) => (
          <Button kind="primary" type="submit" busy={isSending}>
            <Trans>Save</Trans>
          </Button>
        )}
      />
    </section>
  );
}
