import { Trans } from '@lingui/react/macro';
import { type Ref, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { isWaiting } from '../../core/async/asyncState.ts';
import { loadAttributes } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import { fillInKnownBuyer } from '../../core/checkout/knownBuyer.ts';
import { shopConfig } from '../../core/config/store.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import type { DetailsHandle } from '../app/DetailsForm.tsx';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useHref } from '../app/outlet.ts';
import { PartHeading } from '../app/PartHeading.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { GuestForm } from './GuestForm.tsx';
import { KnownBuyer } from './KnownBuyer.tsx';
import { Login } from './Login.tsx';

type Props = {
  /** Lets the order button submit the form, if one is shown. */
  form: Ref<DetailsHandle>;
  /** Whether the heading takes the focus after a navigation. */
  isTarget: boolean;
  ref: Ref<HTMLDivElement>;
};

/** The buyer's details: the form of a guest, the login, or what is known, with a way to correct it. */
export function Buyer({ form, isTarget, ref }: Props) {
  const { customer } = useSnapshot(account);
  const { hasUserRegistration, hasGuestRegistration } = shopConfig();
  const step = queryOf(useHref()).get('step');
  const isLoggingIn =
    !customer && hasUserRegistration && (step === 'login' || !hasGuestRegistration);
  useEffect(() => void loadAttributes(), []);
  return (
    <section className="stack" ref={ref} tabIndex={-1}>
      <PartHeading isTarget={isTarget}>
        {isLoggingIn ? <Trans context="heading">Log in</Trans> : <Trans>Your details</Trans>}
      </PartHeading>
      {customer ? (
        <KnownBuyer form={form} />
      ) : isLoggingIn ? (
        <Login canBeGuest={hasGuestRegistration} />
      ) : (
        <>
          {hasUserRegistration && <WithAccount />}
          <Guest form={form} />
        </>
      )}
    </section>
  );
}

function Guest({ form }: Pick<Props, 'form'>) {
  const { attributes } = useSnapshot(account);
  // the form waits for known details, because they would replace what is typed in the meantime
  const [isReady, setReady] = useState(false);
  useEffect(() => void fillInKnownBuyer().then(() => setReady(true)), []);
  return (
    <>
      <p>
        <Trans>We will email you the confirmation and any tickets you buy.</Trans>
      </p>
      {attributes.is === 'ready' && isReady && (
        <GuestForm attributes={attributes.value} ref={form} />
      )}
      {attributes.is === 'failed' && (
        <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />
      )}
      {(isWaiting(attributes) || (attributes.is === 'ready' && !isReady)) && <Skeleton lines={8} />}
    </>
  );
}

function WithAccount() {
  return (
    <p className="row">
      <Trans>Already have an account?</Trans>
      <Link href={routeTo('checkout', {}, { step: 'login' })}>
        <Trans>Log in</Trans>
      </Link>
      <Link href={routeTo('register')}>
        <Trans>Register</Trans>
      </Link>
    </p>
  );
}
