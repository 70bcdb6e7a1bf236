import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { looksLikeEmail } from '../../core/account/form.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { changeWithdrawal } from '../../core/withdrawal/actions.ts';
import { gapsOf, WITHDRAWAL_FIELDS, type WithdrawalField } from '../../core/withdrawal/form.ts';
import { type WithdrawalForm } from '../../core/withdrawal/form.ts';
import { withdrawal } from '../../core/withdrawal/store.ts';
import { EmailField } from '../app/EmailField.tsx';
import { useNavigate } from '../app/outlet.ts';
import { useErrorLine } from '../app/useErrorLine.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { AreaField } from '../parts/AreaField.tsx';
import { Button } from '../parts/Button.tsx';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Field } from '../parts/Field.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { WithdrawalInstruction } from './WithdrawalInstruction.tsx';
import { WithdrawalLines } from './WithdrawalLines.tsx';
import { WITHDRAWAL_LOOKS } from './withdrawalLooks.ts';

type Errors = Partial<Record<WithdrawalField, string>>;

/** Returns the errors of the fields, which the last check or the back end has found. */
function useErrors(form: WithdrawalForm) {
  const { t } = useLingui();
  const { error: apiError } = useSnapshot(withdrawal);
  const [own, setOwn] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  const ofServer = apiError?.is === 'status' ? apiError.fields : undefined;
  return {
    errorOf: (field: WithdrawalField) => own[field] ?? ofServer?.[field]?.join(' '),
    /** Number of checks. */
    tries,
    /** Checks all fields. Returns whether they are filled in correctly. */
    check: (): boolean => {
      const found: Errors = {
        ...(!looksLikeEmail(form.email) && {
          email: t`Enter an email address like name@example.com`,
        }),
        ...Object.fromEntries(gapsOf(form).map((field) => [field, t`Fill in this field`])),
      };
      setOwn(found);
      setTries(tries + 1);
      return Object.keys(found).length === 0;
    },
    forget: (field: WithdrawalField): void => setOwn({ ...own, [field]: undefined }),
  };
}

/** First step of a withdrawal: the contract and the person who withdraws. */
export function WithdrawalFields({ form }: { form: WithdrawalForm }) {
  const { i18n } = useLingui();
  const lineOf = useErrorLine();
  const formId = useId();
  const go = useNavigate();
  const { errorOf, tries, check, forget } = useErrors(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (check()) go(routeTo('withdrawal', {}, { step: 'confirm' }));
  };
  const fields = WITHDRAWAL_FIELDS.map((field) => ({
    field,
    id: `${formId}-${field}`,
    label: i18n._(WITHDRAWAL_LOOKS[field].label),
    error: errorOf(field),
  }));

  return (
    <form className="stack wide" noValidate onSubmit={submit}>
      <div className="stack">
        <ScreenHeading>
          <Trans>Withdraw from contract</Trans>
        </ScreenHeading>
        <p>
          <Trans>
            Use this form to withdraw from a contract. You do not have to give a reason.
          </Trans>
        </p>
        <NoWithdrawal />
        <WithdrawalInstruction />
      </div>
      <ErrorSummary
        key={tries}
        errors={fields.flatMap(({ id, label, error }) =>
          error ? [{ fieldId: id, message: lineOf(label, error) }] : [],
        )}
      />
      <div className="fields">
        {fields.map(({ field, ...labelled }) => (
          <FormField
            key={field}
            field={field}
            {...labelled}
            value={form[field]}
            onChange={(value) => {
              forget(field);
              changeWithdrawal(field, value);
            }}
          />
        ))}
      </div>
      <WithdrawalLines booking={form.booking_id} />
      <p className="actions">
        <Button kind="primary" type="submit">
          <Trans>Continue</Trans>
        </Button>
      </p>
    </form>
  );
}

/** Field of the form, with several lines for the free text. */
function FormField({
  field,
  error,
  ...rest
}: {
  field: WithdrawalField;
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const common = { ...rest, name: field, required: field !== 'text', ...(error && { error }) };
  if (field === 'text') {
    return (
      <AreaField
        {...common}
        hint={<Trans>If you are withdrawing from only part of the order, which part?</Trans>}
      />
    );
  }
  const Line = field === 'email' ? EmailField : Field;
  return <Line {...common} {...WITHDRAWAL_LOOKS[field].look} />;
}
