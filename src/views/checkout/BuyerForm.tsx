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

type Props = {
  /** Lets the order button save the form, too. */
  ref?: Ref<DetailsHandle>;
  asked: (attributes: CustomerAttributes) => AskedFields;
  hasDelivery: boolean;
  /** Whether the first field takes the focus. */
  takesFocus?: boolean;
  beforeAddress?: ReactNode;
  onSaved?: () => void;
  /** Missing if there is nothing to go back to. */
  onCancel?: () => void;
  /** Kind of the button that saves. */
  kind?: 'primary' | 'secondary';
};

/** Form for the details of a known buyer. A change of the email address of an account requires the password, elsewhere. */
export function BuyerForm(props: Props) {
  const { ref, hasDelivery, takesFocus, beforeAddress, onSaved, onCancel, kind } = props;
  const { attributes, customer, details } = useSnapshot(account);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => forgetSending, []);
  const hasFields = attributes.is === 'ready';
  useLayoutEffect(() => {
    if (takesFocus && hasFields) box.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [takesFocus, hasFields]);
  const asked = (known: CustomerAttributes): AskedFields => {
    const { shown, required } = props.asked(known);
    return { required, shown: shown.filter((field) => customer?.isGuest || field !== 'email') };
  };
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
          {...(onSaved && { onSent: onSaved })}
          beforeAddress={beforeAddress}
          actions={(isSending) => <Actions isSending={isSending} kind={kind} onCancel={onCancel} />}
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
  kind = 'secondary',
  onCancel,
}: Pick<Props, 'kind' | 'onCancel'> & { isSending: boolean }) {
  const cancel = (): void => {
    keepDetails(undefined);
    onCancel?.();
  };
  return (
    <>
      <Button kind={kind} type="submit" busy={isSending}>
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
