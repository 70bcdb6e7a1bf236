import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { ApiError } from '../../core/async/result.ts';
import { setPaymentForm } from '../../core/checkout/actions.ts';
import { isDirectDebit } from '../../core/checkout/form.ts';
import { checkout } from '../../core/checkout/store.ts';
import { findMethods } from '../../core/checkout/wallets.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Message } from '../parts/Message.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { DirectDebit } from './DirectDebit.tsx';
import { NoPayment } from './NoPayment.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { Ordering } from './useOrdering.ts';

/** Payment methods, with the fields of the chosen one. */
export function PaymentMethods({ ordering }: { ordering: Ordering }) {
  const { method, change } = ordering;
  return (
    <div ref={method} tabIndex={-1} className="stack">
      <Methods ordering={ordering} />
      {change === 'method' && (
        <Message kind="error">
          <Trans>This payment method is no longer available. Choose another one.</Trans>
        </Message>
      )}
    </div>
  );
}

function Methods({ ordering }: { ordering: Ordering }) {
  const { payments } = useSnapshot(checkout);
  const { types, wallets, way, errors, clearError, isCovered } = ordering;
  if (payments.is === 'failed') {
    return <ErrorMessage error={payments.error as ApiError} onRetry={() => void findMethods()} />;
  }
  if (isCovered) {
    return (
      <p>
        <Trans>There is nothing to pay.</Trans>
      </p>
    );
  }
  if (payments.is !== 'ready') return <Skeleton lines={3} />;
  if (types.length === 0) return <NoPayment />;
  return (
    <>
      <PaymentChoice types={types} wallets={wallets} chosen={way} onChange={setPaymentForm} />
      {isDirectDebit(way.payart) && <DirectDebit errors={errors} onChange={clearError} />}
    </>
  );
}
