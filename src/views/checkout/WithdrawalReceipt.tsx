import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateLong, formatTime } from '../../core/calendar/format.ts';
import { dayOf, type Moment, timeOf } from '../../core/calendar/moment.ts';
import { beginAnother } from '../../core/withdrawal/actions.ts';
import type { WithdrawalForm } from '../../core/withdrawal/form.ts';
import { ContinueShopping } from '../app/ContinueShopping.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { WithdrawalText } from './WithdrawalText.tsx';

export function WithdrawalReceipt({ form, received }: { form: WithdrawalForm; received: Moment }) {
  const { i18n } = useLingui();
  const day = formatDateLong(dayOf(received), i18n.locale);
  const time = formatTime(timeOf(received), i18n.locale);
  return (
    <div className="stack wide">
      <div className="stack">
        <ScreenHeading>
          <Trans>We have received your withdrawal</Trans>
        </ScreenHeading>
        <p>
          <Trans>
            Received on {day} at {time}.
          </Trans>{' '}
          <Trans>A confirmation is on its way to your email address.</Trans>
        </p>
      </div>
      <WithdrawalText form={form} />
      <p className="actions no-print">
        <ContinueShopping kind="secondary" />
        <Button kind="plain" onClick={() => beginAnother()}>
          <Trans>Withdraw from another contract</Trans>
        </Button>
      </p>
    </div>
  );
}
