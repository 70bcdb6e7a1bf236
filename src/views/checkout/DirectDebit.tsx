import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { setPaymentForm } from '../../core/checkout/actions.ts';
import type { PaymentFault } from '../../core/checkout/form.ts';
import { checkout } from '../../core/checkout/store.ts';
import { shopInfo, siteName } from '../../core/config/store.ts';
import { Field } from '../parts/Field.tsx';

export type AccountFaults = { accountHolder?: PaymentFault; iban?: PaymentFault };

/** Fields for the bank account, with the direct debit mandate. */
export function DirectDebit({
  faults,
  onChange,
}: {
  faults: AccountFaults;
  onChange: (field: keyof AccountFaults) => void;
}) {
  const { t } = useLingui();
  const { accountHolder, iban } = useSnapshot(checkout, { sync: true }).form;
  const { site_name = siteName() } = shopInfo();
  const sentence = (fault: PaymentFault | undefined): string | undefined =>
    fault && (fault === 'invalid' ? t`This IBAN is not valid` : t`Please fill in this field`);
  const change = (field: keyof AccountFaults) => (value: string) => {
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
        error={sentence(faults.accountHolder)}
      />
      <Field
        label="IBAN"
        name="iban"
        value={iban}
        onChange={change('iban')}
        autoComplete="off"
        maxLength={50}
        required
        error={sentence(faults.iban)}
      />
      <p className="small">
        <Trans>You allow {site_name} to take the total from this account once.</Trans>
      </p>
    </div>
  );
}
