import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaiting } from '../../core/async/asyncState.ts';
import { loadPayments } from '../../core/checkout/actions.ts';
import { isDirectDebit, maskedIban } from '../../core/checkout/form.ts';
import { checkout } from '../../core/checkout/store.ts';
import { Heading } from '../parts/Heading.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { usePaymentName, WALLET_NAMES } from './usePaymentName.ts';

/** Shows the payment method for review; a bank account is masked except for its last digits. */
export function PaymentSummary() {
  const { form, payments } = useSnapshot(checkout);
  const nameOf = usePaymentName();
  const { payart, wallet, accountHolder, iban, externalDocumentNumber: number } = form;
  useEffect(() => void (payart && loadPayments()), [payart]);
  const types = payments.is === 'ready' ? payments.value : [];
  const type = types.find(({ payartId }) => payartId === payart);
  const name = wallet ? WALLET_NAMES[wallet] : type && nameOf(type);
  const isComing = isWaiting(payments);
  if (!payart || (!name && !isComing)) return null;
  return (
    <section className="stack tight">
      <Heading>
        <Trans>Payment method</Trans>
      </Heading>
      {/* reserves the line, so that nothing shifts when the name has loaded */}
      <div>{name ?? <Skeleton />}</div>
      {isDirectDebit(payart) && (
        <div>
          {accountHolder}, <span className="price">{maskedIban(iban)}</span>
        </div>
      )}
      {number && (
        <div>
          <Trans>Your reference or PO number: {number}</Trans>
        </div>
      )}
    </section>
  );
}
