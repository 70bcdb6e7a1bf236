import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { isWaiting } from '../../core/async/asyncState.ts';
import { type AskedFields, postcodesToCorrect } from '../../core/account/address.ts';
import { initialForm, loadAttributes } from '../../core/account/attributes.ts';
import {
  forgetSending,
  keepDetails,
  keptDetails,
  saveDetails,
} from '../../core/account/details.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { DetailsForm } from '../app/DetailsForm.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useNavigate } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { Skeleton } from '../parts/Skeleton.tsx';

const PAYMENT = routeTo('checkout', {}, { step: 'payment' });

/** Edits a customer's delivery address, as a detour from the payment. */
export function DeliveryStep() {
  const { attributes } = useSnapshot(account);
  useEffect(() => void loadAttributes(), []);
  return (
    <div className="stack wide">
      <ScreenHeading>
        <Trans>Delivery address</Trans>
      </ScreenHeading>
      {attributes.is === 'ready' && <DeliveryForm attributes={attributes.value} />}
      {attributes.is === 'failed' && (
        <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />
      )}
      {isWaiting(attributes) && <Skeleton lines={4} />}
    </div>
  );
}

function DeliveryForm({ attributes }: { attributes: CustomerAttributes }) {
  const go = useNavigate();
  const { details } = useSnapshot(account);
  useEffect(() => forgetSending, []);
  const [first] = useState(() => initialForm(attributes, keptDetails()));
  // the billing address is sent, too
  const [correcting] = useState<AskedFields>(() => {
    const shown = postcodesToCorrect(first, attributes).filter((field) => field === 'zip');
    return { shown, required: shown };
  });
  return (
    <DetailsForm
      attributes={attributes}
      asked={correcting}
      hasDelivery
      first={() => first}
      sending={details}
      onType={keepDetails}
      send={saveDetails}
      onSent={() => go(PAYMENT)}
      actions={(isSending) => (
        <>
          <Button kind="primary" type="submit" busy={isSending}>
            <Trans>Continue</Trans>
          </Button>
          <Link {...buttonLook('plain')} href={PAYMENT} onClick={() => keepDetails(undefined)}>
            <Trans>Cancel</Trans>
          </Link>
        </>
      )}
    />
  );
}
