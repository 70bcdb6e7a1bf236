import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { replacePassword } from '../../core/account/password.ts';
import { hasStatus } from '../../core/async/result.ts';
import { Heading } from '../parts/Heading.tsx';
import { ShortForm } from './ShortForm.tsx';

const LABELS = { password: msg`New password` };

export function ChangePassword({ email }: { email: string }) {
  const { t } = useLingui();
  return (
    <section className="stack">
      <Heading>
        <Trans>Change password</Trans>
      </Heading>
      <ShortForm
        fields={['oldPassword', 'password', 'passwordRepeat']}
        labels={LABELS}
        username={email}
        submit={<Trans>Change password</Trans>}
        send={(typed) => replacePassword(typed.oldPassword, typed.password)}
        meaning={(error) =>
          hasStatus(error, 400) ? { oldPassword: [t`The current password is wrong`] } : undefined
        }
      />
    </section>
  );
}
