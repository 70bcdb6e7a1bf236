import { Trans } from '@lingui/react/macro';
import { fieldsOfCustomer } from '../../core/account/address.ts';
import { shopConfig } from '../../core/config/store.ts';
import { BuyerForm } from '../checkout/BuyerForm.tsx';
import { Heading } from '../parts/Heading.tsx';

/** Form for the customer's details except the email address, whose change requires the password. */
export function ChangeDetails() {
  return (
    <section className="stack">
      <Heading>
        <Trans>Your details</Trans>
      </Heading>
      <BuyerForm
        asked={fieldsOfCustomer}
        hasDelivery={shopConfig().hasMerchandise}
        kind="primary"
      />
    </section>
  );
}
