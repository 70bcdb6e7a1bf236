import { useLingui } from '@lingui/react/macro';
import { WITHDRAWAL_FIELDS } from '../../core/withdrawal/form.ts';
import { type WithdrawalForm } from '../../core/withdrawal/form.ts';
import { WITHDRAWAL_LOOKS } from './withdrawalLooks.ts';

export function WithdrawalText({ form }: { form: WithdrawalForm }) {
  const { i18n } = useLingui();
  return (
    <dl className="stack tight">
      {WITHDRAWAL_FIELDS.filter((field) => form[field].trim()).map((field) => (
        <div key={field}>
          <dt className="small muted">{i18n._(WITHDRAWAL_LOOKS[field].label)}</dt>
          <dd className="typed">{form[field].trim()}</dd>
        </div>
      ))}
    </dl>
  );
}
