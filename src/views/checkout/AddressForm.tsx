import { Trans } from '@lingui/react/macro';
import { type Ref, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import { addressToComplete } from '../../core/account/address.ts';
import { initialForm, loadAttributes } from '../../core/account/attributes.ts';
import {
  forgetSending,
  keepDetails,
  keptDetails,
  saveDetails,
} from '../../core/account/details.ts';
import { account } from '../../core/account/store.ts';
import { DetailsForm, type DetailsHandle } from '../app/DetailsForm.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';

/** Asks a known buyer for the address, because the order needs it. With `ref` the payment button saves it, too. */
export function AddressForm({ ref, onSaved }: { ref: Ref<DetailsHandle>; onSaved: () => void }) {
  const { attributes, details } = useSnapshot(account);
  useEffect(() => forgetSending, []);
  return (
    <section className="stack">
      <Heading>
        <Trans>Your address</Trans>
      </Heading>
      {attributes.is === 'ready' && (
        <DetailsForm
          ref={ref}
          attributes={attributes.value}
          asked={addressToComplete(attributes.value)}
          hasDelivery={false}
          first={() => initialForm(attributes.value, keptDetails())}
          sending={details}
          onType={keepDetails}
          send={saveDetails}
          onSent={onSaved}
          actions={(isSending) => (
            <Button type="submit" busy={isSending}>
              <Trans>Save</Trans>
            </Button>
          )}
        />
      )}
      {attributes.is === 'failed' && (
        <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />
      )}
      {isWaiting(attributes) && <Skeleton lines={4} />}
    </section>
  );
}
