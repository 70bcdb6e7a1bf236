import { Trans } from '@lingui/react/macro';
import { withdrawalInstruction } from '../../core/config/legal.ts';

/** Links to the instruction on withdrawal with its model form, for what can be withdrawn from. */
export function WithdrawalInstruction() {
  const address = withdrawalInstruction();
  if (!address) return null;
  return (
    <p className="small">
      <Trans>
        You can withdraw from a purchase of merchandise, annual passes and vouchers:{' '}
        <a className="link" href={address} target="_blank" rel="noopener">
          instructions on withdrawal and model form
        </a>
      </Trans>
    </p>
  );
}
