import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { setPaymentForm } from '../../core/checkout/actions.ts';
import { checkout } from '../../core/checkout/store.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { Field } from '../parts/Field.tsx';

/** Asks whether the buyer wants an invoice and, if so, for a reference to print on it. */
export function InvoiceWish({ isWanted }: { isWanted: boolean }) {
  const { externalDocumentNumber: number } = useSnapshot(checkout, { sync: true }).form;
  return (
    <div className="stack">
      <CheckField
        name="requestInvoice"
        checked={isWanted}
        onChange={(checked) => setPaymentForm({ requestInvoice: checked })}
      >
        <Trans>I would like an invoice</Trans>
      </CheckField>
      {isWanted && (
        <Field
          label={<Trans>Your reference or PO number</Trans>}
          hint={<Trans>It will appear on the invoice.</Trans>}
          name="externalDocumentNumber"
          value={number}
          onChange={(value) => setPaymentForm({ externalDocumentNumber: value })}
          required={false}
          autoComplete="off"
          maxLength={100}
        />
      )}
    </div>
  );
}
