import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { confirmWithdrawal } from '../../core/withdrawal/actions.ts';
import { areFieldsRefused, type WithdrawalForm } from '../../core/withdrawal/form.ts';
import { withdrawal } from '../../core/withdrawal/store.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useNavigate } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { WithdrawalText } from './WithdrawalText.tsx';

/** Second step of a withdrawal: its text for review, and the button that sends it. */
export function WithdrawalConfirmation({ form }: { form: WithdrawalForm }) {
  const go = useNavigate();
  const { isSending, error } = useSnapshot(withdrawal);
  const confirm = async (): Promise<void> => {
    const isReceived = await confirmWithdrawal();
    // errors of fields do not move the focus to the heading: their summary takes it
    if (isReceived || areFieldsRefused(withdrawal.error)) {
      go(routeTo('withdrawal'), { replace: true, movesFocus: isReceived });
    }
  };
  return (
    <div className="stack wide">
      <div className="stack">
        <ScreenHeading>
          <Trans context="heading">Confirm withdrawal</Trans>
        </ScreenHeading>
        <p>
          <Trans>Check your withdrawal. It is sent when you confirm it.</Trans>
        </p>
      </div>
      <WithdrawalText form={form} />
      {error && <ErrorMessage error={error} />}
      <p className="actions">
        <Button kind="primary" busy={isSending} onClick={() => void confirm()}>
          <Trans>Confirm withdrawal</Trans>
        </Button>
        <Link {...buttonLook('plain')} href={routeTo('withdrawal')}>
          <Trans>Change withdrawal</Trans>
        </Link>
      </p>
    </div>
  );
}
