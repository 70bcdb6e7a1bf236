import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { setPaymentForm } from '../../core/checkout/actions.ts';
import { checkout } from '../../core/checkout/store.ts';
import { Button } from '../parts/Button.tsx';
import { CheckField } from '../parts/CheckField.tsx';
import { Field } from '../parts/Field.tsx';

/** Asks whether the buyer wants an invoice. `children` are shown if they do. */
export function InvoiceWish({ isWanted, children }: { isWanted: boolean; children?: ReactNode }) {
  return (
    <div className="stack">
      <CheckField
        name="requestInvoice"
        checked={isWanted}
        onChange={(checked) => setPaymentForm({ requestInvoice: checked })}
      >
        <Trans>I would like an invoice</Trans>
      </CheckField>
      {children}
      {isWanted && <DocumentNumber />}
    </div>
  );
}

function DocumentNumber() {
  const { externalDocumentNumber: number } = useSnapshot(checkout, { sync: true }).form;
  const [isConfirmed, setIsConfirmed] = useState(number !== '');
  if (isConfirmed) {
    return (
      <p>
        <Trans>Your reference or PO number: {number}</Trans>{' '}
        <Button kind="plain" onClick={() => setIsConfirmed(false)}>
          <Trans>Change</Trans>
        </Button>
      </p>
    );
  }
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    setPaymentForm({ externalDocumentNumber: number.trim() });
    setIsConfirmed(number.trim() !== '');
  };
  return (
    <form className="stack tight" onSubmit={confirm}>
      <Field
        label={<Trans>Your reference or PO number</Trans>}
        hint={<Trans>It will appear on the invoice.</Trans>}
        name="externalDocumentNumber"
        value={number}
        onChange={(value) => setPaymentForm({ externalDocumentNumber: value })}
        autoComplete="off"
        maxLength={100}
      />
      {number.trim() && (
        <p>
          <Button type="submit">
            <Trans>Confirm</Trans>
          </Button>
        </p>
      )}
    </form>
  );
}
