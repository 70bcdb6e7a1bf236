import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { looksLikeEmail } from '../../core/account/form.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { changeWithdrawal } from '../../core/withdrawal/actions.ts';
import { gapsOf, WITHDRAWAL_FIELDS, type WithdrawalField } from '../../core/withdrawal/form.ts';
import { type WithdrawalForm } from '../../core/withdrawal/form.ts';
import { withdrawal } from '../../core/withdrawal/store.ts';
import { useNavigate } from '../app/outlet.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { AreaField } from '../parts/AreaField.tsx';
import { Button } from '../parts/Button.tsx';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Field } from '../parts/Field.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { WITHDRAWAL_LOOKS } from './withdrawalLooks.ts';

type Errors = Partial<Record<WithdrawalField, string>>;

/** First step of a withdrawal: the contract and the person who withdraws. */
export function WithdrawalFields({ form }: { form: WithdrawalForm }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const go = useNavigate();
  const { error: apiError } = useSnapshot(withdrawal);
  const [own, setOwn] = useState<Errors>({});
  const [tries, setTries] = useState(0);

  const check = (): Errors => ({
    ...(!looksLikeEmail(form.email) && { email: t`This e-mail address is not valid` }),
    ...Object.fromEntries(gapsOf(form).map((field) => [field, t`Please fill in this field`])),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = check();
    setOwn(found);
    setTries(tries + 1);
    if (Object.keys(found).length === 0) go(routeTo('withdrawal', {}, { step: 'confirm' }));
  };

  const ofServer = apiError?.is === 'status' ? apiError.fields : undefined;
  const fields = WITHDRAWAL_FIELDS.map((field) => {
    const error = own[field] ?? ofServer?.[field]?.join(' ');
    return { field, id: `${formId}-${field}`, label: i18n._(WITHDRAWAL_LOOKS[field].label), error };
  });

  return (
    <form className="stack wide" noValidate onSubmit={submit}>
      <div className="stack">
        <ScreenHeading>
          <Trans>Withdraw from contract</Trans>
        </ScreenHeading>
        <p>
          <Trans>Here you withdraw from an order. You do not have to give a reason.</Trans>
        </p>
        <NoWithdrawal />
      </div>
      <ErrorSummary
        key={tries}
        errors={fields.flatMap(({ id, label, error }) =>
          error ? [{ fieldId: id, message: t`${label}: ${error}` }] : [],
        )}
      />
      <div className="fields">
        {fields.map(({ field, id, label, error }) => {
          const common = {
            id,
            label,
            name: field,
            value: form[field],
            required: field !== 'text',
            onChange: (value: string): void => {
              setOwn({ ...own, [field]: undefined });
              changeWithdrawal(field, value);
            },
            ...(error && { error }),
          };
          return field === 'text' ? (
            <AreaField
              key={field}
              {...common}
              hint={<Trans>If you withdraw from a part of the order only: from which?</Trans>}
            />
          ) : (
            <Field key={field} {...common} {...WITHDRAWAL_LOOKS[field].look} />
          );
        })}
      </div>
      <p className="actions">
        <Button kind="primary" type="submit">
          <Trans>Continue</Trans>
        </Button>
      </p>
    </form>
  );
}
