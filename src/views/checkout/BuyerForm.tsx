import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import type { AskedFields } from '../../core/account/address.ts';
import { initialForm, loadAttributes } from '../../core/account/attributes.ts';
import {
  forgetSending,
  keepDetails,
  keptDetails,
  saveDetails,
} from '../../core/account/details.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { DetailsForm, type DetailsHandle } from '../app/DetailsForm.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Button } from '../parts/Button.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';

/** Form for the details of a known buyer. With `ref` the order button saves it, too. */
export function BuyerForm({
  ref,
  asked,
  hasDelivery,
  takesFocus,
  beforeAddress,
  onSaved,
  onCancel,
}: {
  ref: Ref<DetailsHandle>;
  asked: (attributes: CustomerAttributes) => AskedFields;
  hasDelivery: boolean;
  takesFocus: boolean;
  beforeAddress: ReactNode;
  onSaved: () => void;
  /** Missing if the order needs what the form asks for. */
  onCancel?: () => void;
}) {
  const { attributes, details } = useSnapshot(account);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => forgetSending, []);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [takesFocus]);
  return (
    <div className="stack" ref={box}>
      {attributes.is === 'ready' && (
        <DetailsForm
          ref={ref}
          attributes={attributes.value}
          asked={asked(attributes.value)}
          hasDelivery={hasDelivery}
          first={() => initialForm(attributes.value, keptDetails())}
          sending={details}
          onType={keepDetails}
          send={saveDetails}
          onSent={onSaved}
          beforeAddress={beforeAddress}
          actions={(isSending) => <Actions isSending={isSending} onCancel={onCancel} />}
        />
      )}
      {attributes.is === 'failed' && (
        <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />
      )}
      {isWaiting(attributes) && <Skeleton lines={4} />}
    </div>
  );
}

function Actions({
  isSending,
  onCancel,
}: {
  isSending: boolean;
  onCancel: (() => void) | undefined;
}) {
  const cancel = (): void => {
    keepDetails(undefined);
    onCancel?.();
  };
  return (
    <>
      <Button type="submit" busy={isSending}>
        <Trans>Save</Trans>
      </Button>
      {onCancel && (
        <Button kind="plain" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </>
  );
}
