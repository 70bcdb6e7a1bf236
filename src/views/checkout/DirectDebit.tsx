import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { setPaymentForm } from '../../core/checkout/actions.ts';
import type { AccountErrors, AccountFieldError } from '../../core/checkout/form.ts';
import { checkout } from '../../core/checkout/store.ts';
import { shopInfo, siteName } from '../../core/config/store.ts';
import { Field } from '../parts/Field.tsx';

/** Fields for the bank account, with the direct debit mandate. */
export function DirectDebit({
  errors,
  onChange,
}: {
  errors: AccountErrors;
  onChange: (field: keyof AccountErrors) => void;
}) {
  const { t } = useLingui();
  const { accountHolder, iban } = useSnapshot(checkout, { sync: true }).form;
  const { site_name = siteName() } = shopInfo();
  const sentence = (error: AccountFieldError | undefined): string | undefined => {
    if (error === 'invalid') return t`Enter a valid IBAN`;
    return error === 'missing' ? t`Fill in this field` : error?.join(' ');
  };
  const change = (field: keyof AccountErrors) => (value: string) => {
    setPaymentForm({ [field]: value });
    onChange(field);
  };
  return (
    <div className="stack">
      <Field
        label={<Trans>Account holder</Trans>}
        name="accountHolder"
        value={accountHolder}
        onChange={change('accountHolder')}
        autoComplete="name"
        maxLength={70}
        required
        error={sentence(errors.accountHolder)}
      />
      <Field
        label="IBAN"
        name="iban"
        value={iban}
        onChange={change('iban')}
        autoComplete="off"
        maxLength={50}
        required
        error={sentence(errors.iban)}
      />
      <p className="small">
        <Trans>
          You authorise {site_name} to collect the total from this account as a one-off SEPA direct
          debit.
        </Trans>
      </p>
    </div>
  );
}
