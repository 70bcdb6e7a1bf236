import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Link } from 'wouter';
import { requestReset } from '../../core/account/password.ts';
import { type ApiError, type FieldErrors, isRefused } from '../../core/async/result.ts';
import { OutletContext, useNavigate } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { ShortForm } from './ShortForm.tsx';
import { useReturnTo } from '../app/useReturnTo.ts';

/** Requests a password reset link. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const outlet = useContext(OutletContext);
  const go = useNavigate();
  const { hrefOf } = useReturnTo();
  const meaning = (error: ApiError): FieldErrors | undefined => {
    if (error.is !== 'status' || !isRefused(error)) return undefined;
    if (error.status === 400) return { email: [t`Fill in all required fields.`] };
    return { email: [error.message ?? t`We cannot reset the password for this email address`] };
  };
  return (
    <AccountFrame>
      <div className="stack">
        <ScreenHeading>
          <Trans>Forgot your password?</Trans>
        </ScreenHeading>
        <p>
          <Trans>We will email you a link to set a new password.</Trans>
        </p>
      </div>
      <ShortForm
        fields={['email']}
        submit={<Trans>Send link</Trans>}
        send={({ email }) => requestReset(email, outlet)}
        onSent={() => go(hrefOf('forgotPasswordSuccess'))}
        meaning={meaning}
      >
        <Link {...buttonLook('plain')} href={hrefOf('login')}>
          <Trans>Back to login</Trans>
        </Link>
      </ShortForm>
    </AccountFrame>
  );
}
